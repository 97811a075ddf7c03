import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { findOfferStore } from '#app/server/offers/stored-offers';
import { createDiskCopy } from '#app/server/prices/open-prices';
import { createPriceSource } from '#app/server/prices/price-source';
import { sql } from '#app/server/store/store';
import catalog from '#locales/de/catalog.json';
import { DELIVERED_PLANS } from '../../delivered-prices';
import { openShell } from './shell';

const builtIn = createBuiltInConfig(catalog.pricing);
/** Core's price in the built-in list. */
const LISTED = `€${DELIVERED_PLANS.core.basePrice}`;
const [core, ...others] = builtIn.PRICING_PLANS;
const [addon, ...more] = builtIn.ADDONS;
if (!core || !addon) throw new Error('an empty list');
const withCore = (changes: object) => ({
  ...builtIn,
  PRICING_PLANS: [{ ...core, ...changes }, ...others],
});

async function openPrices() {
  const shell = await openShell();
  const FILE = join(shell.folder, 'prices.json');
  const publish = async (list: object, ...options: string[]) => {
    await writeFile(FILE, JSON.stringify(list));
    return shell.call('prices', ['publish', FILE, '--reason', 'test', ...options]);
  };
  return { ...shell, FILE, publish };
}

it('prices are shown, published, planned, compared, cancelled and activated again', async () => {
  const { store, type, FILE } = await openPrices();
  expect(await type('npm run prices')).toMatch(/^0 +built-in, in force$/m);
  const list = await type('npm run prices -- show N', { N: '0' });
  const publish = async (price: number, ...options: string[]) => {
    await writeFile(
      FILE,
      list.replace(`"basePrice": ${DELIVERED_PLANS.core.basePrice}`, `"basePrice": ${price}`),
    );
    const places = { FILE, '…': 'two\u001b[2J' };
    return type('npm run prices -- publish FILE --reason …', places, ...options);
  };
  expect(await publish(509, '--dry-run')).toBe(
    `Nothing is published; it could be.\nChanges:\n  Core: ${LISTED} → €509`,
  );
  expect(await publish(509)).toBe(`Version 1 is in force.\nChanges:\n  Core: ${LISTED} → €509`);
  expect(await publish(509)).toBe(
    'Nothing to do: version 1 is the same list, or in force at that time.',
  );
  const planned = await publish(519, '--at', '2099-12-01 09:00', '--json');
  expect(JSON.parse(planned)).toEqual({
    outcome: 'published',
    message: 'Version 2 comes into force 2099-12-01 09:00 +01:00.',
    version: 2,
    effectiveAt: '2099-12-01T08:00:00.000Z',
    changes: ['Core: €509 → €519'],
  });
  expect(await type('npm run prices -- diff A B', { A: '1', B: '2' })).toBe('Core: €509 → €519');
  await store.all(sql`update price_versions set list = '{' where number = 2`);
  const [, zero, one, two] = (await type('npm run prices -- list')).split('\n');
  expect(zero).toMatch(/^0 +built-in$/);
  expect(one).toMatch(/^1 +in force +20\S+ \S+ \+0\d:00 +\S+ +0 +two \[2J$/);
  expect(two).toMatch(/^2 +CANNOT BE READ +2099-12-01 09:00 \+01:00 +20/);
  const N = '2';
  expect(await type('npm run prices -- cancel N --reason …', { N, '…': 'not' })).toBe(
    'Cancelled: version 2',
  );
  expect(await type('npm run prices -- list')).not.toContain('2099');
  expect(await type('npm run prices -- activate N --reason …', { N: '0', '…': 'back' })).toBe(
    `Version 0 is in force.\nChanges:\n  Core: €509 → ${LISTED}`,
  );
  const restore = type('npm run prices -- restore --reason …', { '…': 'lost' });
  await expect(restore).rejects.toThrow('has no list that the database lacks');
});

it('the list says what the database has lost and the copy still has', async () => {
  const { store, type, call, folder, publish } = await openPrices();
  await publish(withCore({ basePrice: 509 }));
  const list = withCore({ basePrice: 519 });
  const spans = [{ from: 0, version: 2, isPlanned: false, list, loggedAt: Date.now() + 1000 }];
  await writeFile(join(folder, 'price-lists.json'), JSON.stringify(spans));
  const { text } = await call('prices', ['list']);
  expect(text).toMatch(/^1 +20/m);
  expect(text).toMatch(/^2 +in force, LOST$/m);
  expect(text).toContain(
    `The database has lost price lists or decisions that the server's copy ${folder}/price-lists.json has.`,
  );
  const prices = createPriceSource({ store, copy: createDiskCopy(`${folder}/price-lists.json`) });
  await prices.refresh();
  // As the inquiry form, which keeps no offer under a version that the database lacks.
  expect(findOfferStore({ inquiries: { store }, prices })).toBeUndefined();
  expect(await type('npm run prices -- restore --reason …', { '…': 'lost' })).toContain(
    'version 2',
  );
  await prices.refresh();
  expect(findOfferStore({ inquiries: { store }, prices })).toBe(store);
  expect((await call('prices', ['list'])).text).not.toMatch(/LOST|has lost/);
});

it.each([
  [['publish', 'x', '--reason', 'x', '--at', 'tomorrow'], 'Write "2026-12-01 09:00"'],
  [['publish', 'x', '--based-on', 'x'], 'x is not a version number'],
  [['publish', 'x', '--reason', ' '], 'The reason is missing: add --reason'],
  [['activate', '7', '--reason', 'x'], 'Version 7 does not exist or cannot be read.'],
  [['activate', '0', '--at', '2026-11-22 09:59', '--reason', 'x'], 'The time is in the past.'],
  [['cancel', '1', '--reason', 'x'], 'Nothing is planned for version 1.'],
])('%j is refused with a sentence', async (words, sentence) => {
  const { call } = await openShell();
  await expect(call('prices', words)).rejects.toThrow(sentence);
});

it('errors of a list are located (D49)', async () => {
  const { publish } = await openPrices();
  await expect(publish({})).rejects.toThrow(':\n  PRICING_PLANS is missing');
  const { text, status } = await publish({
    ...builtIn,
    PRICING_PLANS: [core, { ...core, title: '', id: '' }],
    ADDONS: [...more, { ...addon, price: -1 }],
  });
  expect(status).toBe(1);
  expect(text.split('\n  ')).toEqual([
    'Not put in force: the list has errors.\nErrors:',
    'Plan 2, field “ID”: The ID is missing.',
    `Addon ${builtIn.ADDONS.length} (“Single Sign-on”), field “Price per month”: The price is negative.`,
  ]);
});

it('another version in force is a conflict, which says what both changed', async () => {
  const { publish } = await openPrices();
  await publish(withCore({ basePrice: 509, includedUsers: 77 }));
  const mine = withCore({ basePrice: 519, includedSystems: 88 });
  const { text, status } = await publish(mine, '--based-on', '0');
  expect(status).toBe(3);
  expect(text.split('\n')).toEqual([
    'Not put in force: the list was made from version 0, but version 1 is in force. ' +
      'Make your changes in that list (npm run prices -- show 1) and add --based-on 1.',
    'Their changes:',
    expect.stringContaining('77'),
    `  Core: ${LISTED} → €509`,
    'Your changes:',
    expect.stringContaining('88'),
    `  Core: ${LISTED} → €519`,
  ]);
});

it('warnings are listed with what confirms them', async () => {
  const { publish } = await openPrices();
  await publish(withCore({ basePrice: 509 }), '--at', '2099-01-01 10:00');
  const next = {
    ...builtIn,
    PRICING_PLANS: [{ ...core, basePrice: 0, description: 'Neu' }],
    YEARLY_DISCOUNT: 0.5,
  };
  const { text, status } = await publish(next);
  expect(status).toBe(2);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '  plan-removed: Enterprise',
      `  price-change: Core: ${LISTED} → €0`,
      '  texts-missing: Core: pages in English show German texts',
      '  undone-by-plan: Version 1 is planned for 2099-01-01 10:00 +01:00 and then replaces these prices',
      'Confirm with:',
      '  --confirm plan-removed',
    ]),
  );
  expect(text.match(/^ {2}zero-price/gm)).toHaveLength(1);
  const confirmed = text.match(/--confirm \S+/g)?.flatMap((one) => one.split(' ')) ?? [];
  expect((await publish(next, ...confirmed)).text).toMatch(/^Version 2 is in force\./);
});
