import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#app/domain/price-lists/activation-log';
import { findPublishBlockers } from '#app/domain/price-lists/publish-blockers';
import { reviewPublication } from '#app/domain/price-lists/review';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { readConfigFile } from '#app/domain/pricing/editing/import-file';
import catalog from '#locales/de/catalog.json';
import { section } from '#tools/prices/answer';
import { readArguments, readNumber } from '#tools/prices/arguments';
import { readListTexts } from '#tools/prices/texts';
import { formatVersions, listForReport } from '#tools/prices/versions';
import { describeFault, describeWarnings, formatBlockers } from '#tools/prices/words';

const NOW = Date.parse('2026-11-22T09:00:00Z');

describe('the arguments of npm run prices', () => {
  it('are parsed completely, and list the versions by default', () => {
    expect(readArguments([], NOW)).toMatchObject({ command: 'list', rest: [], isJson: false });
    const words =
      'publish prices.json --based-on 3 --confirm price-change --confirm zero-price --by Ada --json';
    const quoted = ['--reason', ' dearer ', '--at', '2026-12-01 09:00'];
    const given = readArguments([...words.split(' '), ...quoted], NOW);
    expect(given).toMatchObject({
      command: 'publish',
      rest: ['prices.json'],
      basedOn: 3,
      author: { name: 'Ada' },
      isJson: true,
      confirmed: ['price-change', 'zero-price'],
      effectiveAt: Date.parse('2026-12-01T08:00:00Z'),
    });
    expect(given.requireReason()).toBe('dearer');
  });

  it.each([
    [['--at', '2026-11-22 09:59'], 'is in the past'],
    [['--at', 'tomorrow'], 'is not a time'],
    [['--at', '2026-10-25 02:30'], 'is not a time'],
    [['--based-on', 'x'], 'is not a version number'],
    [['--anything'], '--anything'],
  ])('are refused with a sentence: %j', (args, words) => {
    expect(() => readArguments(args, NOW)).toThrow(words);
  });

  it('are rejected without a reason or a valid version', () => {
    const given = readArguments(['publish', 'x', '--reason', ' '], NOW);
    expect(() => given.requireReason()).toThrow('The reason is missing');
    for (const text of [undefined, '', '-1', '1.5', '1e3', '99999999999']) {
      expect(() => readNumber(text), text).toThrow('version number');
    }
  });
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
  const listed = listForReport([version(1, 'one\u001b[2J'), version(2, 'two')], log, NOW);

  it('mark an unreadable one', () => {
    const torn = { ...version(1, 'one'), list: '{' };
    expect(formatVersions(listForReport([torn], log, NOW))).toContain('in force, CANNOT BE READ');
  });

  it('are a table in Berlin time without terminal control characters', () => {
    expect(formatVersions(listed).split('\n')).toEqual([
      'Version  State                                Published                   By   Based on  Reason',
      '0                                             built-in',
      '1        in force                             2026-11-22 09:59:59 +01:00  Ada  0         one [2J',
      '2        planned for 2027-01-01 00:00 +01:00  2026-11-22 09:59:59 +01:00  Ada  1         two',
    ]);
  });

  it('are printed as JSON with every activation', () => {
    expect(listed[2]).toEqual({
      version: 2,
      isInForce: false,
      isReadable: true,
      publishedAt: '2026-11-22T08:59:59.000Z',
      author: 'Ada',
      reason: 'two',
      basedOn: 1,
      activations: [
        { at: '2026-12-31T23:00:00.000Z', isPlanned: true, author: 'Ada', reason: 'dearer' },
      ],
    });
    expect(listForReport([], [], NOW)).toMatchObject([{ version: 0, isInForce: true }]);
  });
});

describe('in words', () => {
  const builtIn = createBuiltInConfig(catalog.pricing);
  const circumstances = { ...readListTexts(), now: new Date(NOW) };

  it('a blocker shows its location (D49)', () => {
    const [core] = builtIn.PRICING_PLANS;
    const [addon, ...more] = builtIn.ADDONS;
    if (!core || !addon) throw new Error('an empty list');
    const last = builtIn.ADDONS.length;
    const list = {
      ...builtIn,
      PRICING_PLANS: [core, { ...core, title: '', id: '' }],
      ADDONS: [...more, { ...addon, id: '../x', price: -1 }],
      EXTRA_COSTS: { ...builtIn.EXTRA_COSTS, SYSTEM_PRICE: 1e9 },
    };
    expect(formatBlockers(findPublishBlockers(list), list)).toEqual([
      'Plan 2, field “ID”: The ID is missing.',
      'System price per month: The value is too high; at most 100,000,000 is possible.',
      `Addon ${last} (“Single Sign-on”), field “ID”: This ID cannot be part of an address. Plain letters, digits and the characters - _ . ~ are allowed.`,
      `Addon ${last} (“Single Sign-on”), field “Price per month”: The price is negative.`,
    ]);
    const none = { ...builtIn, PRICING_PLANS: [] };
    expect(formatBlockers(findPublishBlockers(none), none)).toEqual(['The list has no plan.']);
  });

  it('a warning shows its item', () => {
    const [core, ...others] = builtIn.PRICING_PLANS;
    const [addon, ...more] = builtIn.ADDONS;
    if (!core || !addon) throw new Error('an empty list');
    const inForce = {
      ...builtIn,
      PRICING_PLANS: [{ ...core, basePrice: 600 }, ...others],
      YEARLY_DISCOUNT: 0.1,
    };
    const review = reviewPublication(
      inForce,
      {
        ...inForce,
        PRICING_PLANS: [{ ...core, basePrice: 0, description: 'Neu' }],
        ADDONS: more,
        YEARLY_DISCOUNT: 0.5,
      },
      circumstances,
    );
    const warnings = [
      ...review.added,
      { kind: 'undone-by-plan' as const, version: 7, effectiveAt: NOW },
    ];
    const texts = describeWarnings(warnings, review).map(({ code, text }) => `${code}: ${text}`);
    expect(others).toHaveLength(2);
    expect(texts).toEqual(
      expect.arrayContaining([
        'plan-removed: The plan Pro is removed.',
        'plan-removed: The plan Enterprise is removed.',
        expect.stringMatching(/^addon-removed: The addon .+ is removed\.$/),
        'price-change: Core: €600 → €0, more than 20 %.',
        'price-change: Yearly discount: 10 % → 50 %, more than 20 %.',
        'texts-missing: Core: pages in "en" show German texts.',
        'undone-by-plan: Version 7 is planned for 2026-11-22 10:00 +01:00 and will replace this one.',
      ]),
    );
    expect(texts.filter((text) => text.startsWith('zero-price'))).toHaveLength(1);
  });

  it.each([
    ['', 'is empty.'],
    ['<html>', 'is a web page.'],
    ['{"a":', 'is cut off.'],
    ['nothing', 'is not JSON.'],
    ['{}', 'is not a price list:\n  PRICING_PLANS is missing'],
    ['[]', 'is not a price list:\n  the file has the wrong type'],
  ])('a file is refused: %j', (text, words) => {
    const read = readConfigFile(new TextEncoder().encode(text));
    if (read.kind === 'ok') throw new Error('read');
    expect(describeFault(read.refusal)).toContain(words);
  });

  it('a section without lines is empty, and lines have no terminal control characters', () => {
    expect(section('Changes:', [])).toEqual([]);
    expect(section('Changes:', ['a\u001b[2J'])).toEqual(['Changes:', '  a [2J']);
  });
});
