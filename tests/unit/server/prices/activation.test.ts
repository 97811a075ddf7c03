import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import {
  type ActivationRequest,
  activateList,
  cancelPlanned,
  publishList,
} from '#app/server/prices/publishing';
import { readPriceLog } from '#app/server/store/price-log';
import { sql } from '#app/server/store/store';
import catalog from '#locales/de/catalog.json';
import { atShell } from '../../../actors';
import { openMemoryStore } from '../memory-store';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const texts = { referenceTexts: catalog.pricing, languages: ['en'] };
const builtIn = createBuiltInConfig(catalog.pricing);
const options = { confirmed: ['price-change'], author: atShell('Ada'), reason: 'test' };

let store: Awaited<ReturnType<typeof openMemoryStore>>;
beforeEach(async () => {
  store = await openMemoryStore();
});
afterEach(() => store.close());

async function publish(USER_PRICE: number, effectiveAt?: number) {
  const list = { ...builtIn, EXTRA_COSTS: { ...builtIn.EXTRA_COSTS, USER_PRICE } };
  const request = { ...options, list, basedOn: undefined, effectiveAt };
  const result = await publishList(store, request, texts, () => NOW);
  expect(result.kind).toBe('published');
}

function activate(version: number, request: Partial<ActivationRequest> = {}) {
  const free = { effectiveAt: undefined, version };
  return activateList(store, { ...options, ...free, ...request }, texts, () => NOW + 1);
}

describe('activating an earlier version', () => {
  it('adds an activation and returns the changes', async () => {
    await publish(99);
    expect(await activate(0)).toMatchObject({
      kind: 'activated',
      version: 0,
      effectiveAt: NOW + 1,
      review: { changes: [{ kind: 'extra-cost', before: 99, after: 49 }] },
    });
    expect(await activate(0)).toEqual({ kind: 'unchanged', version: 0 });
    expect(await readPriceLog(store)).toHaveLength(2);
  });

  it('needs confirmation of new warnings, and refuses after a conflicting version', async () => {
    await publish(99);
    expect(await activate(0, { confirmed: [] })).toMatchObject({
      kind: 'unconfirmed',
      warnings: [{ kind: 'price-change' }],
    });
    expect(await activate(0, { basedOn: 0 })).toMatchObject({ kind: 'conflict', inForce: 1 });
    expect(await activate(0, { basedOn: 1 })).toMatchObject({ kind: 'activated' });
  });

  it('needs an existing version and a future time', async () => {
    await publish(99);
    expect(await activate(7)).toEqual({ kind: 'missing' });
    expect(await activate(0, { effectiveAt: NOW })).toEqual({ kind: 'passed' });
    await store.all(sql`update price_versions set list = '{'`);
    expect(await activate(1)).toEqual({ kind: 'missing' });
  });

  it('is refused for an invalid list of an earlier program (D49)', async () => {
    await publish(50);
    await publish(51);
    const broken = JSON.stringify({ ...builtIn, PRICING_PLANS: [] });
    await store.all(sql`update price_versions set list = ${broken} where number = 1`);
    expect(await activate(1)).toEqual({ kind: 'blocked', blockers: [{ kind: 'no-plans' }] });
  });

  it('warns of a planned version that would replace it', async () => {
    await publish(50);
    await publish(51, NOW + HOUR);
    expect(await activate(0)).toMatchObject({
      warnings: [{ kind: 'undone-by-plan', version: 2, effectiveAt: NOW + HOUR }],
    });
  });
});

it('a planned version is cancelled once, and not after its time', async () => {
  await publish(50, NOW + HOUR);
  const change = { author: atShell('Bob'), reason: 'no' };
  expect(await cancelPlanned(store, 1, change, () => NOW + HOUR)).toBe(false);
  expect(await cancelPlanned(store, 2, change, () => NOW)).toBe(false);
  expect(await cancelPlanned(store, 1, change, () => NOW)).toBe(true);
  expect(await cancelPlanned(store, 1, change, () => NOW)).toBe(false);
});
