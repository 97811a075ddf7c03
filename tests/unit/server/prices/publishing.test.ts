import { beforeEach, describe, expect, it } from 'vitest';
import { getVersionInForce } from '#app/domain/price-lists/activation-log';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import { activationSchema, timeSchema } from '#app/server/prices/editor-publishing.server';
import {
  type ActivationRequest,
  activateList,
  cancelPlanned,
  checkPublication,
  type PublicationRequest,
  publishList,
} from '#app/server/prices/publishing';
import { readVersion, readVersionOrEarlier } from '#app/server/prices/read-price-list';
import { readPriceLog } from '#app/server/store/price-log';
import { listVersions } from '#app/server/store/price-versions';
import { sql } from '#app/server/store/store';
import catalog from '#locales/de/catalog.json';
import { atShell } from '../../../actors';
import { DELIVERED_EXTRA_COSTS } from '../../../delivered-prices';
import { openMemoryStore } from '../memory-store';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const texts = { referenceTexts: catalog.pricing, languages: ['en'] };
const builtIn = createBuiltInConfig(catalog.pricing);
const LISTED = DELIVERED_EXTRA_COSTS.USER_PRICE;

let store: Awaited<ReturnType<typeof openMemoryStore>>;
let time = NOW;
beforeEach(async () => {
  store = await openMemoryStore();
  time = NOW;
});

const priced = (USER_PRICE: number, list = builtIn): PricingConfig => ({
  ...list,
  EXTRA_COSTS: { ...list.EXTRA_COSTS, USER_PRICE },
});
const discounted = (YEARLY_DISCOUNT: number): PricingConfig => ({ ...builtIn, YEARLY_DISCOUNT });

const change = { confirmed: [], author: atShell('Ada'), reason: 'test' };

function publish(list: PricingConfig, request: Partial<PublicationRequest> = {}) {
  return publishList(store, { ...change, list, ...request }, texts, () => time);
}

function activate(version: number, request: Partial<ActivationRequest> = {}) {
  return activateList(store, { ...change, version, ...request }, texts, () => time);
}

describe('publishing', () => {
  it('assigns the next number and puts the list in force', async () => {
    expect(await publish(priced(50))).toMatchObject({
      kind: 'published',
      version: 1,
      effectiveAt: NOW,
      review: { changes: [{ kind: 'extra-cost', before: LISTED, after: 50 }] },
    });
    expect(await publish(priced(51))).toMatchObject({ kind: 'published', version: 2 });
    expect(await readVersion(store, 2, catalog.pricing)).toEqual(priced(51));
    expect(await listVersions(store)).toMatchObject([{ basedOn: 0 }, { basedOn: 1 }]);
  });

  it('can be checked, which stores nothing', async () => {
    const request = { ...change, basedOn: 0, list: priced(50) };
    expect(await checkPublication(store, request, texts, NOW)).toMatchObject({
      kind: 'checked',
      review: { changes: [{ kind: 'extra-cost', before: LISTED, after: 50 }] },
    });
    expect(await readPriceLog(store)).toEqual([]);
  });

  it('does nothing for the same list', async () => {
    await publish(priced(50));
    expect(await publish(priced(50))).toEqual({ kind: 'unchanged', version: 1 });
    expect(await publish(builtIn, { basedOn: 1 })).toMatchObject({ kind: 'published' });
  });

  it('needs each new warning confirmed by its kind', async () => {
    const list = { ...priced(99), PRICING_PLANS: builtIn.PRICING_PLANS.slice(1) };
    const result = await publish(list, { confirmed: ['price-change'] });
    expect(result).toMatchObject({ kind: 'unconfirmed', warnings: [{ kind: 'plan-removed' }] });
    expect(await readPriceLog(store)).toEqual([]);
    const confirmed = ['price-change', 'plan-removed'];
    expect(await publish(list, { confirmed })).toMatchObject({ kind: 'published' });
  });

  it('is refused for an invalid list, whatever is confirmed (D49)', async () => {
    const plans = builtIn.PRICING_PLANS;
    const twice = { ...builtIn, PRICING_PLANS: [...plans, ...plans.slice(0, 1)] };
    const confirmed = ['duplicate-id'];
    expect(await publish(twice, { confirmed })).toEqual({
      kind: 'blocked',
      blockers: [{ kind: 'duplicate-id', list: 'PRICING_PLANS', position: 4, field: 'id' }],
    });
    expect(await listVersions(store)).toEqual([]);
  });

  it('is refused after a conflicting version, with the changes of both', async () => {
    await publish(priced(50));
    const result = await publish(priced(52, discounted(0.2)), { basedOn: 0 });
    expect(result).toMatchObject({
      kind: 'conflict',
      basedOn: 0,
      inForce: 1,
      difference: {
        conflicts: [{ theirs: [{ after: 50 }], mine: [{ after: 52 }] }],
        mine: [{ kind: 'discount', after: 0.2 }],
      },
    });
    expect(await listVersions(store)).toHaveLength(1);
  });

  it('is refused also if the other was published at the same moment', async () => {
    const results = await Promise.all([
      publish(priced(50), { basedOn: 0 }),
      publish(priced(51), { basedOn: 0 }),
      publish(priced(52)),
    ]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual([
      'conflict',
      'conflict',
      'published',
    ]);
    expect(await listVersions(store)).toHaveLength(1);
  });

  it('warns of a planned version that would replace it', async () => {
    await publish(priced(50), { effectiveAt: NOW + HOUR });
    expect(await publish(discounted(0.16))).toMatchObject({
      kind: 'unconfirmed',
      warnings: [{ kind: 'undone-by-plan', version: 1, effectiveAt: NOW + HOUR }],
    });
    const confirmed = ['undone-by-plan'];
    expect(await publish(discounted(0.16), { confirmed })).toMatchObject({ version: 2 });
    // And what was planned from another list is told of when the next one is planned.
    const later = { effectiveAt: NOW + 2 * HOUR };
    expect(await publish(discounted(0.17), { ...later, basedOn: 2 })).toMatchObject({
      kind: 'conflict',
      inForce: 1,
    });
  });

  it('continues after an unreadable version, from the list that was in force before it', async () => {
    await publish(priced(50));
    await publish(priced(51));
    await store.all(sql`update price_versions set list = '{' where number = 2`);
    expect(await readVersion(store, 2, catalog.pricing)).toBeUndefined();
    const log = await readPriceLog(store);
    const context = { store, log, at: NOW, referenceTexts: catalog.pricing };
    const compared = await readVersionOrEarlier(context, 2);
    expect(compared).toEqual({ list: priced(50), isReadable: false });
    // It has changed nothing that visitors see.
    expect(await publish(discounted(0.16), { basedOn: 1 })).toMatchObject({
      kind: 'conflict',
      inForce: 2,
      difference: { theirs: [], conflicts: [] },
    });
    expect(await publish(priced(50))).toMatchObject({ kind: 'published', version: 3 });
    await store.all(sql`update price_versions set list = '{'`);
    const first = await readVersionOrEarlier({ ...context, log: await readPriceLog(store) }, 3);
    expect(first).toEqual({ list: builtIn, isReadable: false });
  });
});

it('with a clock an hour behind (D50) the list in force is known, and the next one comes after it', async () => {
  await publish(priced(50));
  time = NOW - HOUR;
  expect(await publish(priced(51), { basedOn: 1 })).toMatchObject({
    kind: 'published',
    version: 2,
    effectiveAt: NOW - HOUR,
  });
  expect(getVersionInForce(await readPriceLog(store), time)).toBe(2);
  expect(getVersionInForce(await readPriceLog(store), NOW)).toBe(2);
  // Earlier programs order by the stored time.
  expect(await readPriceLog(store)).toMatchObject([{ effectiveAt: NOW }, { effectiveAt: NOW }]);
});

describe('activating an earlier version', () => {
  it('adds an activation and returns the changes', async () => {
    await publish(priced(50));
    expect(await activate(0)).toMatchObject({
      kind: 'activated',
      version: 0,
      effectiveAt: NOW,
      review: { changes: [{ kind: 'extra-cost', before: 50, after: LISTED }] },
    });
    expect(await activate(0)).toEqual({ kind: 'unchanged', version: 0 });
    expect(await readPriceLog(store)).toHaveLength(2);
  });

  it('is refused after another version than the one that was compared', async () => {
    await publish(priced(50));
    expect(await activate(0, { basedOn: 0 })).toMatchObject({ kind: 'conflict', inForce: 1 });
    const twice = await Promise.all([activate(0, { basedOn: 1 }), activate(0, { basedOn: 1 })]);
    expect(twice.map(({ kind }) => kind).toSorted()).toEqual(['activated', 'unchanged']);
  });

  it('needs an existing version and a future time', async () => {
    await publish(priced(50));
    expect(await activate(7)).toEqual({ kind: 'missing' });
    expect(await activate(0, { effectiveAt: NOW })).toEqual({ kind: 'passed' });
    await store.all(sql`update price_versions set list = '{'`);
    expect(await activate(1)).toEqual({ kind: 'missing' });
  });

  it('is refused for an invalid list of an earlier program (D49)', async () => {
    await publish(priced(50));
    await publish(priced(51));
    const broken = JSON.stringify({ ...builtIn, PRICING_PLANS: [] });
    await store.all(sql`update price_versions set list = ${broken} where number = 1`);
    expect(await activate(1)).toEqual({ kind: 'blocked', blockers: [{ kind: 'no-plans' }] });
  });
});

it('a planned version is cancelled once, and not after its time', async () => {
  const effectiveAt = NOW + HOUR;
  expect(await publish(priced(50), { effectiveAt })).toMatchObject({ effectiveAt });
  const cancel = (position: number, now: number) =>
    cancelPlanned(store, position, change, () => now);
  expect(await cancel(1, effectiveAt)).toBe(false);
  expect(await cancel(2, NOW)).toBe(false);
  expect(await cancel(1, NOW)).toBe(true);
  expect(await cancel(1, NOW)).toBe(false);
});

it.each([
  ['the last moment of the year 9999', Date.parse('9999-12-31T23:59:59.999+01:00'), true],
  ['the year 10000', Date.parse('9999-12-31T23:00:00Z'), false],
  ['a time beyond all dates', Number.MAX_SAFE_INTEGER, false],
])('%s as the time of publication, %s: %s', (_, effectiveAt, isAccepted) => {
  const activation = { version: 1, replaces: 0, confirmed: [], reason: 'test', effectiveAt };
  expect(activationSchema.safeParse(activation).success).toBe(isAccepted);
  expect(timeSchema.safeParse(effectiveAt).success).toBe(isAccepted);
});
