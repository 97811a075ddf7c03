import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_LANDSCAPE } from '#app/domain/landscape/landscape-state';
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
];

/** May be asked or unknown, and is never said wrongly. */
const OPEN: readonly (readonly [string, Convention])[] = [
  ['a third with the word', { layout: 'own', ...THREE, words: { PROD: 'PRD' }, share: 0.34 }],
  ['an unknown word', { layout: 'own', ...THREE, words: { DEV: 'MMZ' } }],
  ['clients only', { layout: 'shared', ...THREE, words: { DEV: '100', QA: '200', PROD: '300' } }],
  ['strays', { layout: 'shared', ...THREE, words: NOT_PROD, hasStrays: true }],
  ['copies for a project', { layout: 'own', ...THREE, copies: '_POC' }],
  ['half of it missing', { layout: 'shared', ...THREE, words: NOT_PROD, missing: 0.5 }],
];

function show(convention: Convention, seed: number) {
  const { sources, truth } = invent(convention, seed);
  const comparison = compareShown(viewLandscape(EMPTY_LANDSCAPE, readTenants(sources)));
  return { ...comparison, truth };
}

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
