import { describe, expect, it, test } from 'vitest';
import type { DeployedArtefact } from '#app/domain/landscape/artefact';
import { compareSince, getShownState } from '#app/domain/landscape/compare-since';
import { compareStages } from '#app/domain/landscape/compare-stages';
import type { Finding } from '#app/domain/landscape/find-deviations';
import { artefact } from './samples';

/** Findings without the empty lists. */
function listFindings(finding: Finding) {
  return Object.fromEntries(Object.entries(finding).filter(([, stages]) => stages.length > 0));
}

const on = (stage: string, ...artefacts: DeployedArtefact[]) => ({ stage, artefacts });

describe('a stage is compared with itself on an earlier day', () => {
  const failed = { status: 'ERROR' };
  type State = Partial<DeployedArtefact> | undefined;
  test.each<[string, State, State, string?]>([
    ['new', undefined, {}, 'added'],
    ['gone', {}, undefined, 'gone'],
    ['a newer version', { version: '1.0.9' }, { version: '1.0.10' }, 'ahead'],
    ['an older version', { version: '1.0.10' }, { version: '1.0.9' }, 'behind'],
    ['another version', { version: '1.0' }, { version: '1.0-b' }, 'differing'],
    ['the same', {}, {}],
    ['deployed again', { deployedAt: 1 }, { deployedAt: 2 }, 'redeployed'],
    ['renamed', { name: 'Order in' }, { name: 'Order out' }, 'renamed'],
    ['failed since', {}, failed, 'failed'],
    ['failed as before', failed, failed],
    ['running again', failed, {}, 'recovered'],
    ['stopped since', {}, { status: 'STOPPED' }, 'notStarted'],
    ['a status that nobody knew', { status: '' }, failed],
    ['a version that nobody knew', { version: '' }, {}, 'unknown'],
  ])('%s', (_, was, is, kind) => {
    const then = [on('PROD', ...(was ? [artefact('A', was)] : []))];
    const now = [on('PROD', ...(is ? [artefact('A', is)] : []))];
    const { rows, changes } = compareSince(now, then);
    expect(rows.map(({ finding }) => listFindings(finding))).toEqual([
      kind ? { [kind]: ['PROD'] } : {},
    ]);
    expect(changes.all).toBe(kind === undefined || kind === 'unknown' ? 0 : 1);
  });
});

it('counts each artefact once, and says what still deviates between the stages', () => {
  const then = [
    on('DEV', artefact('A', { version: '2' }), artefact('B'), artefact('C', { version: '2' })),
    on('PROD', artefact('A', { version: '1' }), artefact('C', { version: '1' }), artefact('D')),
  ];
  const now = [
    // New on PROD, and changed on DEV.
    on('DEV', artefact('A', { version: '3' }), artefact('B', { version: '2' }), artefact('C')),
    on('PROD', artefact('A', { version: '1' }), artefact('B'), artefact('C'), artefact('E')),
    on('QA', artefact('A', { version: '3' })),
  ];
  const { rows, stages, figures, changes, still } = compareSince(now, then);
  expect(stages).toEqual(['DEV', 'PROD', 'QA']);
  expect(rows.map(({ id, finding }) => [id, listFindings(finding)])).toEqual([
    ['A', { ahead: ['DEV'] }],
    ['B', { added: ['PROD'], ahead: ['DEV'] }],
    ['C', { behind: ['DEV'] }],
    ['D', { gone: ['PROD'] }],
    ['E', { added: ['PROD'] }],
  ]);
  expect(changes).toEqual({ all: 5, added: 2, gone: 1, changed: 2 });
  expect(still.map(({ id, finding }) => [id, listFindings(finding)])).toEqual([
    ['A', { behind: ['PROD'] }],
    ['B', { behind: ['PROD'], missing: ['QA'] }],
  ]);
  expect(figures).toMatchObject({ artefacts: 4, deviations: 4, unknown: 0 });
});

it('what stands only on a stage without an earlier list is unknown, not the same', () => {
  const [dev, prod] = [on('DEV', artefact('A')), on('PROD', artefact('A'), artefact('B'))];
  const { rows, changes, figures } = compareSince([dev, prod], [dev]);
  expect(rows.map(({ finding }) => listFindings(finding))).toEqual([{}, { unknown: ['PROD'] }]);
  expect([changes.all, figures.unknown]).toEqual([0, 1]);
});

it('gaps of a list that is not whole are unknown, then and now', () => {
  const whole = on('PROD', artefact('A'), artefact('B'));
  const part = { ...on('PROD', artefact('A')), isPartial: true };
  for (const [now, then] of [
    [whole, part],
    [part, whole],
  ] as const) {
    const { rows, changes, figures } = compareSince([now], [then]);
    expect(rows.map(({ finding }) => listFindings(finding))).toEqual([{}, { unknown: ['PROD'] }]);
    expect([changes.all, figures.unknown]).toEqual([0, 1]);
  }
});

it('compares the version of each stage with the first that has the artefact', () => {
  const [newer, older] = [artefact('A', { version: '1.0' }), artefact('A', { version: '0.9' })];
  const open = { ...on('UAT'), isPartial: true };
  const compared = [on('DEV', newer), on('TEST', older), on('QA'), open, on('PROD', newer)];
  const { stages, rows } = compareStages(compared);
  const states = rows.flatMap((row) => stages.map((one) => getShownState(row, one).versionState));
  expect(states).toEqual(['aligned', 'behind', 'missing', 'unknown', 'aligned']);
});

test.each<[string, DeployedArtefact[], DeployedArtefact[], string]>([
  ['that is new where the earlier list is not whole', [], [artefact('A')], 'plain'],
  ['whose version nobody knows', [], [artefact('A', { version: '' })], 'unknown'],
  ['that was in the earlier list', [artefact('A')], [artefact('A')], 'aligned'],
  ['that is gone', [artefact('A')], [], 'missing'],
  ['that never was there', [], [], 'plain'],
])('an artefact %s', (_, was, is, versionState) => {
  const then = { ...on('PROD', ...was), isPartial: true };
  const { rows } = compareSince([on('DEV', artefact('A')), on('PROD', ...is)], [then]);
  expect(rows.map((row) => getShownState(row, 'PROD').versionState)).toEqual([versionState]);
});
