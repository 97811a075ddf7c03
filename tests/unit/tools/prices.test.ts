import { describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '#app/domain/price-lists/activation-log';
import { findPublishBlockers } from '#app/domain/price-lists/publish-blockers';
import { reviewPublication } from '#app/domain/price-lists/review';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { readConfigFile } from '#app/domain/pricing/editing/import-file';
import catalog from '#locales/de/catalog.json';
import { prices } from '#tools/prices/program';
import { answerOutcome, describeFault, readListTexts } from '#tools/prices/publications';
import { answerWithVersions } from '#tools/prices/versions';

const NOW = Date.parse('2026-11-22T09:00:00Z');

it.each([
  [['publish', 'x', '--at', '2026-11-22 09:59'], 'in the past'],
  [['publish', 'x', '--at', 'tomorrow'], 'Write "2026-12-01 09:00"'],
  [['publish', 'x', '--at', '2026-10-25 02:30'], 'Write "2026-12-01 09:00"'],
  [['publish', 'x', '--based-on', 'x'], 'x is not a version number'],
  [['list', '--dry-run'], '--dry-run'],
  [['anything'], 'anything'],
])('%j are refused with a sentence before the store is opened', async (args, words) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(prices.parseAsync(args, { from: 'user' })).rejects.toThrow(words);
  write.mockRestore();
});

describe('the versions', () => {
  const change = { author: 'Ada', reason: 'dearer', recordedAt: NOW - 1000 };
  const version = (number: number, reason: string) => ({
    number,
    basedOn: number - 1,
    author: 'Ada',
    reason,
    publishedAt: NOW - 1000,
    list: JSON.stringify(createBuiltInConfig(catalog.pricing)),
  });
  const activate = (number: number, effectiveAt: number, isPlanned: boolean): LogEntry => ({
    ...change,
    kind: 'activation',
    position: number,
    version: number,
    effectiveAt,
    isPlanned,
  });
  const log = [
    activate(1, NOW - 1000, false),
    activate(2, Date.parse('2027-01-01T00:00:00+01:00'), true),
  ];
  it('are a table in Berlin time, and JSON with every activation', () => {
    const torn = { ...version(2, 'two\u001b[2J'), list: '{' };
    const { text, json } = answerWithVersions([version(1, 'one'), torn], log, NOW);
    expect(text.split('\n')).toEqual([
      'Version  State                                                Published                   By   Based on  Reason',
      '0                                                             built-in',
      '1        in force                                             2026-11-22 09:59:59 +01:00  Ada  0         one',
      '2        planned for 2027-01-01 00:00 +01:00, CANNOT BE READ  2026-11-22 09:59:59 +01:00  Ada  1         two [2J',
    ]);
    expect(JSON.parse(JSON.stringify(json))[2]).toEqual({
      version: 2,
      isInForce: false,
      isReadable: false,
      publishedAt: '2026-11-22T08:59:59.000Z',
      author: 'Ada',
      reason: 'two\u001b[2J',
      basedOn: 1,
      activations: [
        { at: '2026-12-31T23:00:00.000Z', isPlanned: true, author: 'Ada', reason: 'dearer' },
      ],
    });
    expect(answerWithVersions([], [], NOW).json).toMatchObject([{ version: 0, isInForce: true }]);
  });
});

describe('in words', () => {
  const builtIn = createBuiltInConfig(catalog.pricing);

  const [core, ...others] = builtIn.PRICING_PLANS;
  const [addon, ...more] = builtIn.ADDONS;
  if (!core || !addon) throw new Error('an empty list');

  it('a blocker shows its location (D49)', () => {
    const list = {
      ...builtIn,
      PRICING_PLANS: [core, { ...core, title: '', id: '' }],
      ADDONS: [...more, { ...addon, id: '../x', price: -1 }],
      EXTRA_COSTS: { ...builtIn.EXTRA_COSTS, SYSTEM_PRICE: 1e9 },
    };
    const blockers = findPublishBlockers(list);
    const named = `Addon ${builtIn.ADDONS.length} (“Single Sign-on”), field`;
    const { exitCode, text } = answerOutcome({ kind: 'blocked', blockers }, list, undefined);
    expect(exitCode).toBe(1);
    expect(text.split('\n  ')).toEqual([
      'Not put in force: the list has errors.\nCorrect these:',
      'Plan 2, field “ID”: The ID is missing.',
      'System price per month: The value is too high; at most 100,000,000 is possible.',
      `${named} “ID”: This ID cannot be part of an address. Plain letters, digits and the characters - _ . ~ are allowed.`,
      `${named} “Price per month”: The price is negative.`,
    ]);
  });

  it('a warning shows its item', () => {
    const inForce = {
      ...builtIn,
      PRICING_PLANS: [{ ...core, basePrice: 600 }, ...others],
      YEARLY_DISCOUNT: 0.1,
    };
    const next = {
      ...inForce,
      PRICING_PLANS: [{ ...core, basePrice: 0, description: 'Neu' }],
      ADDONS: more,
      YEARLY_DISCOUNT: 0.5,
    };
    const review = reviewPublication(inForce, next, { ...readListTexts(), now: new Date(NOW) });
    const undone = { kind: 'undone-by-plan' as const, version: 7, effectiveAt: NOW };
    const warnings = [...review.added, undone];
    const outcome = { kind: 'unconfirmed' as const, review, warnings };
    const { exitCode, text } = answerOutcome(outcome, inForce, undefined);
    expect(exitCode).toBe(2);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        '  plan-removed: Pro',
        '  plan-removed: Enterprise',
        '  addon-removed: Single Sign-on',
        '  price-change: Core: €600 → €0',
        '  price-change: Yearly discount: 10 % → 50 %',
        '  texts-missing: Core: pages in English show German texts',
        '  undone-by-plan: Version 7 is planned for 2026-11-22 10:00 +01:00 and then replaces these prices',
      ]),
    );
    expect(text.match(/^ {2}zero-price/gm)).toHaveLength(1);
    expect(text).toMatch(/^To confirm, add .*--confirm price-change/m);
  });

  it.each([
    ['', 'The file is empty.'],
    ['{}', 'not a complete price configuration:\n  PRICING_PLANS is missing'],
    ['[]', 'not a complete price configuration:\n  The configuration is of the wrong kind'],
  ])('a file is refused: %j', (text, words) => {
    const read = readConfigFile(new TextEncoder().encode(text));
    if (read.kind === 'ok') throw new Error('read');
    expect(describeFault(read.refusal)).toContain(words);
  });
});
