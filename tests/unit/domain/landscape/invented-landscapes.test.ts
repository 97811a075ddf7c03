import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import { EMPTY_LANDSCAPE, type LandscapeState } from '#app/domain/landscape/landscape-state';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { type Convention, findLies, invent } from './invented-landscapes';

const THREE = { stages: ['DEV', 'QA', 'PROD'] };
const WORDS = { DEV: 'DEV', QA: 'QAS', PROD: 'PRD' };
const LETTERS = { DEV: 'D', QA: 'Q', PROD: 'P' };
const SYSTEMS = { DEV: 'S4D', QA: 'S4Q', PROD: 'S4P' };
const CLIENTS = { DEV: 'DEV100', QA: 'QAS200', PROD: 'PRD300' };
const { PROD: _, ...NOT_PROD } = WORDS;

/** Shown exactly, without a press. */
const SURE: readonly (readonly [string, Convention])[] = [
  ['the same ids', { layout: 'own', ...THREE }],
  ...(['own', 'shared', 'single'] as const).flatMap((layout) =>
    (['suffix', 'prefix', 'infix', 'glued'] as const).map(
      (position) =>
        [`${position} on ${layout}`, { layout, ...THREE, words: WORDS, position }] as const,
    ),
  ),
  ['plain production', { layout: 'shared', ...THREE, words: NOT_PROD }],
  ['half of production', { layout: 'single', ...THREE, words: WORDS, halved: 'PROD' }],
  ['half of development', { layout: 'shared', ...THREE, words: NOT_PROD, halved: 'DEV' }],
  ['letters', { layout: 'single', ...THREE, words: LETTERS }],
  ['ids of systems', { layout: 'shared', ...THREE, words: SYSTEMS, position: 'infix' }],
  ['numbers of clients', { layout: 'shared', ...THREE, words: CLIENTS }],
  ['points', { layout: 'shared', ...THREE, words: WORDS, separator: '.' }],
  ['countries', { layout: 'own', ...THREE, ends: ['DE', 'AT', 'QA'] }],
  ['countries and words', { layout: 'shared', ...THREE, ends: ['DE', 'AT'], words: NOT_PROD }],
  ['directions', { layout: 'own', ...THREE, ends: ['IN', 'OUT'] }],
  ['actions', { layout: 'own', ...THREE, ends: ['CRT', 'UPD', 'DEL'] }],
  ['endpoints of a bank', { layout: 'own', ...THREE, ends: ['TEST', 'LIVE'] }],
  ['endpoints and words', { layout: 'shared', ...THREE, ends: ['TEST', 'LIVE'], words: WORDS }],
  ['copies to try', { layout: 'own', ...THREE, copies: '_Test' }],
  ['old copies', { layout: 'own', ...THREE, copies: '_OLD' }],
  ['copies of words', { layout: 'shared', ...THREE, words: WORDS, copies: '_TMP' }],
  ['German copies of words', { layout: 'shared', ...THREE, words: WORDS, copies: ' - Kopie' }],
  ['copies to try of words', { layout: 'shared', ...THREE, words: NOT_PROD, copies: '_Test' }],
  ['an edge', { layout: 'own', ...THREE, hasEdge: true }],
  ['an edge and words', { layout: 'shared', ...THREE, words: NOT_PROD, hasEdge: true }],
];

/** May be asked or unknown, and is never said wrongly. */
const OPEN: readonly (readonly [string, Convention])[] = [
  ['a third with the word', { layout: 'own', ...THREE, words: { PROD: 'PRD' }, share: 0.34 }],
  [
    "half with another stage's word",
    { layout: 'own', ...THREE, words: { QA: 'TST' }, halved: 'QA' },
  ],
  ['an unknown word', { layout: 'own', ...THREE, words: { DEV: 'MMZ' } }],
  ['clients only', { layout: 'shared', ...THREE, words: { DEV: '100', QA: '200', PROD: '300' } }],
  ['an edge and plain production', { layout: 'single', ...THREE, words: NOT_PROD, hasEdge: true }],
  ['strays', { layout: 'shared', ...THREE, words: NOT_PROD, hasStrays: true }],
  ['copies for a project', { layout: 'own', ...THREE, copies: '_POC' }],
  ['half of it missing', { layout: 'shared', ...THREE, words: NOT_PROD, missing: 0.5 }],
];

/** Asked, and right after one press. */
const ASKED: readonly (readonly [string, Convention])[] = [
  ...['Q', 'POC', 'ABN', 'REF', 'ACC'].map(
    (word) =>
      [
        `plain ids beside _${word}`,
        { layout: 'shared', stages: ['DEV', 'QA', 'PROD'], words: { QA: word }, missing: 0 },
      ] as const,
  ),
  ["a developer's _MMZ", { layout: 'own', ...THREE, words: { DEV: 'MMZ' } }],
  ['clients', { layout: 'shared', ...THREE, words: { DEV: '100', QA: '200', PROD: '300' } }],
];

/** Asked nothing: no word would let ids of two tenants meet. */
const SILENT: readonly (readonly [string, Convention])[] = [
  ['countries on one tenant', { layout: 'single', stages: ['DEV'], ends: ['DE', 'AT', 'CH'] }],
  ['directions on one tenant', { layout: 'single', stages: ['DEV'], ends: ['IN', 'OUT'] }],
];

function show(convention: Convention, seed: number) {
  const { sources, truth } = invent(convention, seed);
  const tenants = readTenants(sources);
  const look = (settings: LandscapeState['settings'] = {}) => {
    const view = viewLandscape({ ...EMPTY_LANDSCAPE, settings }, tenants);
    return { view, ...compareShown(view) };
  };
  const first = look();
  const press = () => {
    const chosen = Array.from(first.view.proposal?.readings ?? [], ([key, { rules, rest }]) => {
      return [key, { rules: [...rules], openStage: rest }];
    });
    return look(Object.fromEntries(chosen));
  };
  return { ...first, truth, press };
}

/** The deployed ids of each row, whatever its stages are called. */
function listIds(rows: readonly LandscapeRow[]): string[] {
  return rows.map(({ states }) =>
    [...states.values()]
      .map(({ id, deployedId = id }) => deployedId)
      .sort()
      .join(),
  );
}

test.each(ASKED)('%s: every row is right after one press', (_name, convention) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { view, rows, truth, press } = show(convention, seed);
      expect(view.proposal).toBeDefined();
      expect(rows.flatMap(({ finding }) => finding.missing)).toEqual([]);
      const pressed = press();
      expect(pressed.view.proposal).toBeUndefined();
      expect(pressed.stages).toHaveLength(truth.stages.length);
      // A stage that two tenants seem to have would be named by its tenant.
      expect(pressed.stages.join()).not.toContain('(');
      const ids = truth.rows.map(([row]) =>
        row
          .flatMap((id) => id ?? [])
          .sort()
          .join(),
      );
      expect(listIds(pressed.rows).sort()).toEqual(ids.sort());
    }),
    { numRuns: 10 },
  );
});

test.each(SILENT)('%s: none of them is proposed', (_name, convention) => {
  const ends = new Set(convention.ends?.map((end) => `_${end}`));
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { view, rows, truth } = show(convention, seed);
      // Invented verbs can by chance be as many as stages are, and make ids meet.
      const words = view.proposal?.words.map(({ text }) => text) ?? [];
      expect(words.filter((word) => ends.has(word))).toEqual([]);
      expect(rows).toHaveLength(truth.rows.length);
    }),
    { numRuns: 10 },
  );
});

test.each(SURE)('%s: every cell is right', (_name, convention) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { stages, rows, truth } = show(convention, seed);
      expect(stages).toEqual(truth.stages);
      const shown = rows.map(({ states }) =>
        stages.map((stage) => states.get(stage)?.deployedId ?? states.get(stage)?.id ?? null),
      );
      expect(shown.map(String).sort()).toEqual(truth.rows.map(([ids]) => String(ids)).sort());
      const gaps = rows.flatMap(({ finding }) => finding.missing).length;
      expect(gaps).toBe(truth.rows.flatMap(([ids]) => ids.filter((id) => id === null)).length);
    }),
    { numRuns: 10 },
  );
});

test.each(OPEN)('%s: nothing is missing that is there', (_name, convention) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { rows, truth } = show(convention, seed);
      expect(findLies(rows, truth)).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
