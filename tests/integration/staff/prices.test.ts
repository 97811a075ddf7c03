import { afterAll, describe, expect, it } from 'vitest';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Right } from '#app/domain/staff/rights';
import { listAuditEntries } from '#app/server/store/audit';
import catalog from '#locales/de/catalog.json' with { type: 'json' };
import { DELIVERED_PLANS } from '../../delivered-prices';
import { readTotal } from '../support/page';
import { publishCore } from '../support/prices';
import { openSite } from '../support/site';
import { openBrowser, signInPerson, type TestBrowser } from '../support/staff';

const site = await openSite();
afterAll(() => site.close());

const builtIn = createBuiltInConfig(catalog.pricing);

const signIn = (name: string, rights: Right[]) => signInPerson(site, site.staff, name, rights);

const CORE = DELIVERED_PLANS.core.basePrice;
const priced = (basePrice: number): PricingConfig => ({
  ...builtIn,
  PRICING_PLANS: builtIn.PRICING_PLANS.map((plan) =>
    plan.id === 'core' ? { ...plan, basePrice } : plan,
  ),
});

function publish(browser: TestBrowser, list: PricingConfig, more: object) {
  const change = { confirmed: [], reason: 'test' };
  return browser.call('publishPrices', { ...change, list: JSON.stringify(list), ...more });
}

const readCore = async () => {
  await site.refreshPrices();
  const page = await site.fetch('/preiskalkulator/core?systems=2');
  return readTotal(await page.text());
};
const readVersions = async (browser: TestBrowser) => {
  const { result } = await browser.call('readPriceHistory');
  return result;
};

it('publishes, activates again and plans as the editor does', async () => {
  const ada = await signIn('Ada', ['prices']);
  expect((await ada.call('findStaffMember')).result).toEqual({ name: 'Ada', rights: ['prices'] });
  expect((await ada.call('readListInForce')).result).toMatchObject({
    version: 0,
    activation: null,
    supersededBy: null,
  });

  // The server decides what needs confirmation, not the page.
  const dear = priced(CORE + 200);
  expect((await publish(ada, dear, { basedOn: 0 })).result).toEqual({ kind: 'unconfirmed' });
  const accepted = { basedOn: 0, confirmed: ['price-change'], reason: ' Preisrunde ' };
  const published = await publish(ada, dear, accepted);
  expect(published.result).toMatchObject({ kind: 'published', version: 1 });
  expect(published.headers.get('cache-control')).toBe('no-store');
  expect(await readCore()).toBe(`${CORE + 200} €`);

  const bob = await signIn('Bob', ['prices']);
  expect((await bob.call('readListInForce')).result).toMatchObject({
    version: 1,
    activation: { author: 'Ada', reason: 'Preisrunde', effectiveAt: expect.any(Number) },
  });
  expect((await publish(bob, priced(CORE + 10), { basedOn: 0 })).result).toEqual({
    kind: 'conflict',
  });
  const back = { version: 0, replaces: 0, reason: 'back', confirmed: ['price-change'] };
  expect((await bob.call('activatePrices', back)).result).toMatchObject({ kind: 'conflict' });
  expect(
    (await bob.call('activatePrices', { ...back, replaces: 1, confirmed: [] })).result,
  ).toEqual({ kind: 'unconfirmed' });
  expect((await bob.call('activatePrices', { ...back, replaces: 1 })).result).toMatchObject({
    kind: 'activated',
  });
  expect(await readCore()).toBe(DELIVERED_PLANS.core.text);

  const effectiveAt = Date.parse('2090-12-01T09:00:00+01:00');
  const planned = await publish(bob, priced(CORE + 20), { basedOn: 0, effectiveAt });
  expect(planned.result).toMatchObject({ kind: 'published', version: 2, effectiveAt });
  expect((await publish(bob, priced(CORE + 30), { basedOn: 0, effectiveAt: 1 })).result).toEqual({
    kind: 'passed',
  });
  expect((await publish(ada, priced(CORE + 10), { basedOn: 0 })).result).toEqual({
    kind: 'unconfirmed',
  });
  expect(await readVersions(ada)).toMatchObject({
    inForce: 0,
    planned: [{ version: 2, position: 3, author: 'Bob', knownBy: 'link' }],
    versions: [
      { version: 2, changeCount: 1, activations: [{ isDue: false }] },
      {
        version: 1,
        published: { author: 'Ada', knownBy: 'link', reason: 'Preisrunde', basedOn: 0 },
      },
      { version: 0, activations: [{ position: 2, isDue: true }] },
    ],
  });
  const cancelPlanned = { position: 3, reason: 'too early' };
  expect((await ada.call('cancelPlannedPrices', cancelPlanned)).result).toBe(true);
  expect((await ada.call('cancelPlannedPrices', cancelPlanned)).result).toBe(false);
  expect(await readVersions(ada)).toMatchObject({
    planned: [],
    versions: [{ activations: [{ cancelled: { author: 'Ada', reason: 'too early' } }] }, {}, {}],
  });

  // And from the shell, into the same log.
  expect(await publishCore(site.folder, 509, ['--by', 'Shell'])).toMatchObject({ exitCode: 0 });
  const log = await listAuditEntries(site.store, 100);
  const entries = log.filter(({ event }) => event.startsWith('prices-'));
  expect(entries.map(({ who, event, about }) => [who, event, about])).toEqual([
    ['Shell', 'prices-published', '3: test'],
    ['Ada', 'prices-called-off', '2: too early'],
    ['Bob', 'prices-planned', '2, 2090-12-01 09:00 +01:00: test'],
    ['Bob', 'prices-activated', '0: back'],
    ['Ada', 'prices-published', '1: Preisrunde'],
  ]);
});

describe('publishing', () => {
  it('reveals nothing to visitors', async () => {
    const answer = await openBrowser(site).call('findStaffMember');
    expect(answer).toMatchObject({ status: 200, result: null });
  });

  it('accepts a long list, and reports the errors of an unreadable one', async () => {
    const ada = await signIn('Ada Long', ['prices']);
    const [addon] = builtIn.ADDONS;
    if (!addon) throw new Error('no addon');
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...addon,
      id: `addon-${index}`,
      longDescription: 'x'.repeat(1500),
    }));
    const long = { ...builtIn, ADDONS: many };
    expect((await publish(ada, long, { basedOn: 3 })).result).toEqual({ kind: 'unconfirmed' });
    const unreadable = { basedOn: 3, list: '{"ADDONS":[]}' };
    expect((await publish(ada, builtIn, unreadable)).result).toMatchObject({
      kind: 'unreadable',
      issues: expect.arrayContaining([{ path: 'PRICING_PLANS', kind: 'missing' }]),
    });
    expect((await publish(ada, builtIn, { basedOn: 3, reason: '  ' })).status).toBe(422);
    expect((await publish(ada, builtIn, { basedOn: -1 })).status).toBe(422);
  });
});
