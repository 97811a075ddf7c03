import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getVersionInForce } from '#app/domain/price-lists/activation-log';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import {
  checkPublication,
  type PublicationRequest,
  publishList,
} from '#app/server/prices/publishing';
import { readList, readListOrEarlier } from '#app/server/prices/read-list';
import { readPriceLog } from '#app/server/store/price-log';
import { listVersions } from '#app/server/store/price-versions';
import { sql } from '#app/server/store/store';
import catalog from '#locales/de/catalog.json';
import { atShell } from '../../../actors';
import { openMemoryStore } from '../memory-store';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const texts = { referenceTexts: catalog.pricing, languages: ['en'] };
const builtIn = createBuiltInConfig(catalog.pricing);

let store: Awaited<ReturnType<typeof openMemoryStore>>;
let time = NOW;
beforeEach(async () => {
  store = await openMemoryStore();
  time = NOW;
});
afterEach(() => store.close());

const priced = (USER_PRICE: number, list = builtIn): PricingConfig => ({
  ...list,
  EXTRA_COSTS: { ...list.EXTRA_COSTS, USER_PRICE },
});
const discounted = (YEARLY_DISCOUNT: number): PricingConfig => ({ ...builtIn, YEARLY_DISCOUNT });

function publish(list: PricingConfig, request: Partial<PublicationRequest> = {}) {
  const options = { confirmed: [], author: atShell('Ada'), reason: 'test' };
  const free = { basedOn: undefined, effectiveAt: undefined };
  return publishList(store, { ...free, ...options, list, ...request }, texts, () => time);
}

describe('publishing', () => {
  it('assigns the next number and puts the list in force', async () => {
    expect(await publish(priced(50))).toMatchObject({
      kind: 'published',
      version: 1,
      effectiveAt: NOW,
      review: { changes: [{ kind: 'extra-cost', before: 49, after: 50 }] },
    });
    expect(await publish(priced(51))).toMatchObject({ kind: 'published', version: 2 });
    expect(await readList(store, 2, catalog.pricing)).toEqual(priced(51));
    expect(await listVersions(store)).toMatchObject([{ basedOn: 0 }, { basedOn: 1 }]);
  });

  it('can be checked, which stores nothing', async () => {
    const change = { basedOn: 0, effectiveAt: undefined, confirmed: [], reason: '' };
    const request = { ...change, list: priced(50), author: atShell('Ada') };
    expect(await checkPublication(store, request, texts, NOW)).toMatchObject({
      kind: 'checked',
      review: { changes: [{ kind: 'extra-cost', before: 49, after: 50 }] },
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
    const [core] = builtIn.PRICING_PLANS;
    if (!core) throw new Error('a plan');
    const twice = { ...builtIn, PRICING_PLANS: [...builtIn.PRICING_PLANS, core] };
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
    expect(await readList(store, 2, catalog.pricing)).toBeUndefined();
    const log = await readPriceLog(store);
    const context = { store, log, at: NOW, referenceTexts: catalog.pricing };
    const compared = await readListOrEarlier(context, 2);
    expect(compared).toEqual({ list: priced(50), isReadable: false });
    // It has changed nothing that visitors see.
    expect(await publish(discounted(0.16), { basedOn: 1 })).toMatchObject({
      kind: 'conflict',
      inForce: 2,
      difference: { theirs: [], conflicts: [] },
    });
    expect(await publish(priced(50))).toMatchObject({ kind: 'published', version: 3 });
    await store.all(sql`update price_versions set list = '{'`);
    const first = await readListOrEarlier({ ...context, log: await readPriceLog(store) }, 3);
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
