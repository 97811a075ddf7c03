import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  compareFindings,
  deviates,
  findDeviations,
  makeFinding,
} from '#app/domain/landscape/find-deviations';
import { compareVersions } from '#app/domain/landscape/versions';

const STAGES = ['DEV', 'TEST', 'PROD'];

const NONE = makeFinding([], () => []);

describe('versions are compared with the first stage that has the artefact', () => {
  test.each([
    ['all the same', ['1.0', '1.0', '1.0'], {}],
    ['older', ['1.0.10', '1.0.9', '1.0.10'], { behind: ['TEST'] }],
    ['a correction on PROD', ['1.1.8', '1.1.8', '1.1.13'], { ahead: ['PROD'] }],
    ['without order', ['1.2.8', '1.2.8', '1.0.3-SNAPSHOT'], { differing: ['PROD'] }],
    ['missing first', [undefined, '1.1', '1.0'], { missing: ['DEV'], behind: ['PROD'] }],
    ['missing last', ['1.1', '1.0', undefined], { missing: ['PROD'], behind: ['TEST'] }],
    ['unknown', ['', '1.0', '1.1'], { unknown: ['DEV'], ahead: ['PROD'] }],
    ['unknown everywhere', ['', '', ''], { unknown: STAGES }],
  ])('%s', (_, versions, found) => {
    expect(findDeviations(STAGES, onStages(versions))).toEqual({ ...NONE, ...found });
  });
});

it('does not know what a list that is not whole lacks, which is no deviation', () => {
  const states = onStages(['1.1', undefined, undefined]);
  const finding = findDeviations(STAGES, states, new Set(['PROD', 'DEV']));
  expect(finding).toEqual({ ...NONE, missing: ['TEST'], unknown: ['PROD'] });
  expect(deviates({ ...NONE, unknown: ['PROD'] })).toBe(false);
});

it('finds what is in error and what is not started, whatever the version', () => {
  const states = new Map([
    ['DEV', { version: '1.0', status: 'STOPPED' }],
    ['TEST', { version: '0.9', status: 'ERROR' }],
    ['PROD', { version: '1.0', status: 'STARTING' }],
  ]);
  const finding = findDeviations(STAGES, states);
  expect(finding).toEqual({ ...NONE, behind: ['TEST'], failed: ['TEST'], notStarted: ['DEV'] });
  expect(deviates(finding)).toBe(true);
  expect(deviates(NONE)).toBe(false);
});

describe('the stage that others are compared with', () => {
  test.each([
    ['PROD', ['1.1', '1.0', '1.0'], { ahead: ['DEV'] }],
    ['TEST', ['1.1', '1.0', '1.1'], { ahead: ['DEV', 'PROD'] }],
    // The first stage counts where the chosen one lacks the artefact or its version.
    ['PROD', ['1.1', '1.0', undefined], { behind: ['TEST'], missing: ['PROD'] }],
    ['PROD', ['1.1', '1.0', ''], { behind: ['TEST'], unknown: ['PROD'] }],
    ['QA', ['1.1', '1.0', '1.1'], { behind: ['TEST'] }],
  ])('is %s: %j', (chosen, versions, found) => {
    const finding = findDeviations(STAGES, onStages(versions), new Set(), chosen);
    expect(finding).toEqual({ ...NONE, ...found });
  });
});

test('findings are ordered from the worst on', () => {
  const ordered = [
    { ...NONE, failed: ['DEV', 'PROD'] },
    { ...NONE, failed: ['DEV'], behind: ['PROD'] },
    { ...NONE, failed: ['DEV'] },
    { ...NONE, notStarted: ['DEV', 'TEST', 'PROD'] },
    { ...NONE, missing: ['DEV'] },
    { ...NONE, behind: ['DEV'] },
    { ...NONE, renamed: ['DEV'] },
    { ...NONE, unknown: ['DEV'] },
    NONE,
  ];
  expect(ordered.toReversed().sort(compareFindings)).toEqual(ordered);
});

it('marks what proves nothing by its version: deployed later below, drafted or edited since', () => {
  const state = { version: '1.0', status: 'STARTED' };
  const states = new Map([
    ['DEV', { ...state, deployedAt: 3, draft: '1.0', editedAt: 4 }],
    ['TEST', { ...state, deployedAt: 1, draft: '', editedAt: 4 }],
    ['PROD', { ...state, deployedAt: 2, draft: '1.0', editedAt: 2 }],
  ]);
  const finding = findDeviations(STAGES, states);
  const marks = { deployedLater: ['DEV'], drafted: ['TEST'], edited: ['DEV'] };
  expect(finding).toEqual({ ...NONE, ...marks });
  expect(deviates(finding)).toBe(false);
});

describe('names', () => {
  test.each([
    ['of other letters differ', 'Cost Center to Concur', 'Cost Centre to Concur', ['TEST']],
    ['may differ in signs and capitals', 'Cost Center – to Concur', 'cost_center to concur', []],
    ['may carry the word of a stage', 'DEV – Cost Center', 'Cost Center (TEST)', []],
    ['are unknown where the id stands instead', 'Cost Center', 'Cost_Center_to_Concur', []],
  ])('%s', (_, onDev, onTest, renamed) => {
    const state = (name: string) => ({ id: 'Cost_Center_to_Concur', name, version: '1' });
    const states = new Map([
      ['DEV', state(onDev)],
      ['TEST', state(onTest)],
    ]);
    expect(findDeviations(['DEV', 'TEST'], states).renamed).toEqual(renamed);
  });
});

test.each([
  ['1.0.10', '1.0.9', 'newer'],
  ['01.2', '1.2', 'same'],
  ['1.9', '1.9.0', 'same'],
  ['v1.0.0', '1.0', 'same'],
  ['99999999999999999999', '99999999999999999998', 'newer'],
  ['1.0.3-SNAPSHOT', '1.2.8', 'different'],
  ['1.0.3-SNAPSHOT', '1.0.3-SNAPSHOT', 'same'],
  ['1..2', '1.2', 'different'],
  ['', '1.0', 'different'],
] as const)('%s is to %s: %s', (a, b, order) => {
  expect(compareVersions(a, b)).toBe(order);
});

test('the order is the same from both sides', () => {
  const version = fc
    .array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 4 })
    .map((numbers) => numbers.join('.'));
  const opposite = { newer: 'older', older: 'newer', same: 'same', different: 'different' };
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(compareVersions(b, a)).toBe(opposite[compareVersions(a, b)]);
    }),
    { numRuns: 100 },
  );
});

function onStages(versions: readonly (string | undefined)[]) {
  return new Map(
    STAGES.flatMap((stage, index) => {
      const version = versions[index];
      return version === undefined ? [] : [[stage, { version }] as const];
    }),
  );
}
