import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { type Configuration, priceTerm, priceTotal } from '../independent-price';
import { startEdge } from './support/edge';
import { fetchPage, readTotal } from './support/page';
import { publishCore } from './support/prices';
import { type RunningServer, startServer } from './support/server';

const configurationSchema = z.object({
  plan: z.string(),
  users: z.number(),
  systems: z.number(),
  landscapes: z.number(),
  addons: z.array(z.string()),
  yearly: z.boolean(),
  commitment: z.number().nullable(),
});
const configurations: Configuration[] = readFileSync('tests/fixtures/price.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => z.object({ input: configurationSchema }).parse(JSON.parse(line)).input);

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

/** Hosts compress in their own ways. */
const PLAIN = { headers: { 'accept-encoding': 'identity' } };

const ask = (path: string, init: RequestInit = {}) => fetch(server.origin + path, init);

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

describe('page, JSON, structured data and API', () => {
  it('agree to the cent for 400 configurations', { timeout: 120_000 }, async () => {
    expect(configurations).toHaveLength(400);
    const list = listSchema.parse(await (await ask('/preise.json')).json());
    const landing = await (await fetchPage(`${server.origin}/`)).text();
    const data = Array.from(
      landing.matchAll(/application\/ld\+json">(.*?)<\/script>/g),
      ([, text]) => structuredSchema.safeParse(JSON.parse(text ?? '')),
    ).find(({ success }) => success);
    const structured = new Map(data?.data?.offers.map(({ name, price }) => [name, price]));
    const priced = list.plans.filter(({ monthlyPrice }) => monthlyPrice !== undefined);
    expect(priced.map(({ id }) => id)).toEqual(['core', 'pro']);
    expect([...structured]).toEqual([
      ['Core', Number(priced[0]?.monthlyPrice)],
      ['Pro', Number(priced[1]?.monthlyPrice)],
    ]);

    let compared = 0;
    for (const configuration of configurations) {
      const query = writeQuery(configuration);
      const answer = await ask(`/api/quote?plan=${configuration.plan}&${query}`);
      const page = await fetchPage(
        `${server.origin}/preiskalkulator/${configuration.plan}?${query}`,
      );
      const shown = readTotal(await page.text());
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
      expect(shown?.replace(/\D/g, '')).toBe(String(quote.total.shown));
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
});

describe('programs', () => {
  it('may ask from any page, and are told when nothing has changed', async () => {
    for (const path of ['/preise.json', '/api/quote?plan=pro', '/api/openapi.json']) {
      const answer = await ask(path, { headers: { origin: 'https://elsewhere.example' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const tag = answer.headers.get('etag') ?? '';
      expect(tag).not.toBe('');
      const again = await ask(path, { headers: { 'if-none-match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await ask(path, { method: 'HEAD' })).headers.get('content-length')).not.toBe('0');
    }
    const preflight = await ask('/api/quote', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
  });

  it('are told what is wrong, by RFC 9457', async () => {
    for (const [path, method, status] of [
      ['/api/quote?plan=pro&users=abc', 'GET', 400],
      ['/api/quote?plan=none', 'GET', 400],
      ['/api/quote?plan=pro&addons=none', 'GET', 400],
      ['/api/quote?plan=enterprise', 'GET', 422],
      ['/api/nothing', 'GET', 404],
      ['/api/quote?plan=pro', 'POST', 405],
      [`/api/quote?plan=pro&addons=${'a'.repeat(3000)}`, 'GET', 414],
    ] as const) {
      const answer = await ask(path, { method });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ status, type: expect.any(String) });
    }
  });

  it('find the list from every page with prices, and its schema from the list', async () => {
    for (const path of ['/', '/en/preiskalkulator/core']) {
      const html = await (await fetchPage(server.origin + path)).text();
      expect(html).toContain(
        '<link rel="alternate" type="application/json" href="https://www.stagemap.example/preise.json"/>',
      );
    }
    const html = await (await fetchPage(`${server.origin}/agb`)).text();
    expect(html).not.toContain('application/json');
    const { $schema } = z
      .object({ $schema: z.url() })
      .parse(await (await ask('/preise.json')).json());
    const schema = await (await ask(new URL($schema).pathname)).json();
    expect(schema).toMatchObject({ $defs: { PriceList: { type: 'object', title: 'Price list' } } });
  });

  it.skipIf(findUnsupportedReason() !== undefined)('get the same on the edge', async () => {
    const edge = await startEdge();
    try {
      for (const path of ['/preise.json', '/api/quote?plan=core&users=45', '/api/openapi.json']) {
        const [here, there] = await Promise.all(
          [server.origin, edge.origin].map((origin) => fetch(origin + path, PLAIN)),
        );
        if (!here || !there) throw new Error('No answer');
        expect(await there.text()).toBe(await here.text());
        for (const name of ['etag', 'cache-control', 'access-control-allow-origin']) {
          expect(there.headers.get(name)).toBe(here.headers.get(name));
        }
      }
      const preflight = await fetch(`${edge.origin}/api/quote`, { method: 'OPTIONS' });
      expect(preflight.status).toBe(204);
    } finally {
      await edge.stop();
    }
  });

  it('hear of another list within five seconds, with its number and since when', async () => {
    const readState = async () => {
      const list = await (await ask('/preise.json')).json();
      const quote = await (await ask('/api/quote?plan=core&systems=2')).json();
      return [list, quote];
    };
    const [before] = await readState();
    expect(before).toMatchObject({ version: 0, effectiveFrom: null });
    const published = Date.now();
    await publishCore(server.folder, 529);
    await expect.poll(readState, { timeout: 5000, interval: 100 }).toMatchObject([
      { version: 1, plans: [{ monthlyPrice: '529.00' }, {}, {}] },
      { version: 1, total: { exact: '529.00', shown: 529 } },
    ]);
    const { effectiveFrom } = z
      .object({ effectiveFrom: z.iso.datetime() })
      .parse(await (await ask('/preise.json')).json());
    expect(Math.abs(Date.parse(effectiveFrom) - published)).toBeLessThan(10_000);
    const answer = await ask('/api/quote?plan=core');
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=3, must-revalidate',
    );
  });
});
