import { expect } from 'vitest';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import { parsePricingConfig } from '#app/domain/pricing/read-config';
import { publishList } from '#app/server/prices/publishing';
import { migrate } from '#app/server/store/migrations';
import { readPriceLog } from '#app/server/store/price-log';
import { findVersion, listVersions } from '#app/server/store/price-versions';
import type { Store } from '#app/server/store/store';
import catalog from '#locales/de/catalog.json';
import { atShell } from '../../actors';

const PUBLICATIONS = 40;
const texts = { referenceTexts: catalog.pricing, languages: ['en'] };
const builtIn = createBuiltInConfig(catalog.pricing);

/** The counts of each editor's plan show that none of his changes is lost. */
interface Editor {
  name: string;
  planId: 'core' | 'pro';
  store: Store;
}

function countUp(list: PricingConfig, planId: string): PricingConfig {
  return {
    ...list,
    PRICING_PLANS: list.PRICING_PLANS.map((plan) =>
      plan.id === planId ? { ...plan, includedUsers: plan.includedUsers + 1 } : plan,
    ),
  };
}

const usersOf = (list: PricingConfig, planId: string) =>
  list.PRICING_PLANS.find(({ id }) => id === planId)?.includedUsers ?? 0;

async function publishAgainstEachOther(stores: readonly [Store, Store]) {
  const numbers: number[] = [];
  let refused = 0;

  async function edit({ name, planId, store }: Editor): Promise<void> {
    let basedOn = 0;
    let base = builtIn;
    while (numbers.length < PUBLICATIONS) {
      const list = countUp(base, planId);
      const options = {
        confirmed: [],
        author: atShell(name),
        reason: 'race',
        effectiveAt: undefined,
      };
      const result = await publishList(store, { ...options, list, basedOn }, texts);
      if (result.kind === 'published') {
        numbers.push(result.version);
        [basedOn, base] = [result.version, list];
      } else if (result.kind === 'conflict') {
        refused += 1;
        // The draft is still the editor's; he goes on from what came in between.
        expect(usersOf(list, planId)).toBe(usersOf(base, planId) + 1);
        const theirs = await findVersion(store, result.inForce);
        const parsed = parsePricingConfig(JSON.parse(theirs?.list ?? ''));
        if (parsed.kind === 'refused') throw new Error('unreadable');
        [basedOn, base] = [result.inForce, parsed.value];
      } else throw new Error(`unexpected: ${result.kind}`);
    }
  }

  await Promise.all([
    edit({ name: 'Ada', planId: 'core', store: stores[0] }),
    edit({ name: 'Bob', planId: 'pro', store: stores[1] }),
  ]);
  return { numbers, refused };
}

/** Two editors publish 40 times against each other, each through a store of his own. */
export async function expectNothingLost(stores: readonly [Store, Store]): Promise<void> {
  for (const store of stores) await migrate(store, Date.now());
  const { numbers, refused } = await publishAgainstEachOther(stores);
  expect(numbers.length).toBeGreaterThanOrEqual(PUBLICATIONS);
  expect(refused).toBeGreaterThan(0);

  const versions = await listVersions(stores[0]);
  const inOrder = versions.map((_, index) => index + 1);
  expect(versions.map(({ number }) => number)).toEqual(inOrder);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(inOrder);
  const log = await readPriceLog(stores[1]);
  expect(log.map(({ position }) => position)).toEqual(inOrder);
  expect(log.map((entry) => (entry.kind === 'activation' ? entry.version : -1))).toEqual(inOrder);
  const times = log.map((entry) => (entry.kind === 'activation' ? entry.effectiveAt : 0));
  expect(times).toEqual(times.toSorted((a, b) => a - b));

  // Each version is the one before it with one change more.
  for (const { number, basedOn } of versions) expect(basedOn).toBe(number - 1);
  const last = parsePricingConfig(JSON.parse(versions.at(-1)?.list ?? ''));
  if (last.kind === 'refused') throw new Error('unreadable');
  const of = (name: string) => versions.filter(({ author }) => author === name).length;
  expect(usersOf(last.value, 'core')).toBe(usersOf(builtIn, 'core') + of('Ada'));
  expect(usersOf(last.value, 'pro')).toBe(usersOf(builtIn, 'pro') + of('Bob'));
}
