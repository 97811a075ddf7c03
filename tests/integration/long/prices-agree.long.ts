import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { type Configuration, priceTerm, priceTotal } from '../../independent-price';
import { PRICE_VECTORS } from '../../price-vectors';
import { fetchPage, readTotal } from '../support/page';
import { type RunningServer, startServer } from '../support/server';

/** One page is read per this many configurations. */
const PAGE_EVERY = 4;

const configurations = PRICE_VECTORS.map(({ input }) => input);

const listSchema = z.object({
  plans: z.array(z.object({ id: z.string(), monthlyPrice: z.string().optional() })),
  addons: z.array(z.object({ id: z.string(), monthlyPrice: z.string(), status: z.string() })),
  extraMonthlyPrices: z.record(z.string(), z.string()),
});
const quoteSchema = z.object({
  version: z.number(),
  per: z.string(),
  counts: z.record(z.string(), z.number()),
  lines: z.array(
    z.object({ kind: z.string(), addon: z.string().optional(), unitPrice: z.string() }),
  ),
  total: z.object({ exact: z.string(), shown: z.number() }),
  totalOverTerm: z.object({ exact: z.string() }).nullable(),
});
const structuredSchema = z.object({
  offers: z.array(z.object({ name: z.string(), price: z.number() })),
});

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(server.origin + path);

function writeQuery({ users, systems, landscapes, addons, yearly, commitment }: Configuration) {
  const term = yearly ? `&yearly=true&commitment=${commitment ?? 1}` : '';
  const chosen = addons.length > 0 ? `&addons=${addons.join(',')}` : '';
  return `users=${users}&systems=${systems}&landscapes=${landscapes}${term}${chosen}`;
}

/** As the calculator reads an address: no announced addon, a commitment of one to three years. */
function read(configuration: Configuration): Configuration {
  const { addons, yearly, commitment } = configuration;
  return {
    ...configuration,
    addons: addons.filter((id) => ['sso', 'support', 'reporting'].includes(id)),
    commitment: yearly ? Math.min(Math.max(commitment ?? 1, 1), 3) : null,
  };
}

/** A fraction in cents, if it is a whole number of them. */
function writeCents([numerator, denominator]: readonly [bigint, bigint]): string {
  const text = `${(numerator * 100n) / denominator}`.padStart(3, '0');
  expect((numerator * 100n) % denominator).toBe(0n);
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

it('API, JSON and structured data agree to the cent for 400 configurations, each fourth page with them', async () => {
  expect(configurations).toHaveLength(400);
  const list = listSchema.parse(await (await get('/preise.json')).json());
  const landing = await (await fetchPage(`${server.origin}/`)).text();
  const data = Array.from(landing.matchAll(/application\/ld\+json">(.*?)<\/script>/g), ([, text]) =>
    structuredSchema.safeParse(JSON.parse(text ?? '')),
  ).find(({ success }) => success);
  const structured = new Map(data?.data?.offers.map(({ name, price }) => [name, price]));
  const priced = list.plans.filter(({ monthlyPrice }) => monthlyPrice !== undefined);
  expect(priced.map(({ id }) => id)).toEqual(['core', 'pro']);
  expect([...structured]).toEqual([
    ['Core', Number(priced[0]?.monthlyPrice)],
    ['Pro', Number(priced[1]?.monthlyPrice)],
  ]);

  let compared = 0;
  for (const [index, configuration] of configurations.entries()) {
    const query = writeQuery(configuration);
    // The API refuses a commitment that the calculator's address clamps.
    const { commitment } = read(configuration);
    const asked = writeQuery({ ...configuration, commitment });
    const answer = await get(`/api/quote?plan=${configuration.plan}&${asked}`);
    const isRead = index % PAGE_EVERY === 0;
    const address = `${server.origin}/preiskalkulator/${configuration.plan}?${query}`;
    const shown = isRead ? readTotal(await (await fetchPage(address)).text()) : undefined;
    if (configuration.plan === 'enterprise') {
      expect(answer.status).toBe(422);
      expect(await answer.text()).not.toMatch(/€|"exact"|"shown"|\d{3,}\.\d\d/);
      expect(shown).toBeUndefined();
      continue;
    }
    const quote = quoteSchema.parse(await answer.json());
    const known = read({ ...configuration, ...quote.counts });
    expect(quote.total.exact).toBe(writeCents(priceTotal(known)));
    const term = priceTerm(known);
    expect(quote.totalOverTerm?.exact).toBe(term && writeCents(term));
    if (isRead) expect(shown?.replace(/\D/g, '')).toBe(String(quote.total.shown));
    expect(quote.total.shown).toBe(Math.floor(Number(quote.total.exact)));
    for (const line of quote.lines) {
      const listed =
        line.kind === 'base'
          ? list.plans.find(({ id }) => id === configuration.plan)?.monthlyPrice
          : line.kind === 'addon'
            ? list.addons.find(({ id }) => id === line.addon)?.monthlyPrice
            : list.extraMonthlyPrices[line.kind];
      expect(line.unitPrice).toBe(listed);
    }
    compared++;
  }
  expect(compared).toBeGreaterThan(250);
});
