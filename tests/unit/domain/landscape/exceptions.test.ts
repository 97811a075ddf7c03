import { describe, expect, it, test } from 'vitest';
import type { DeployedArtefact } from '#app/domain/landscape/artefact';
import { compareSince } from '#app/domain/landscape/compare-since';
import { compareStages } from '#app/domain/landscape/compare-stages';
import { describeStates, matchPatterns } from '#app/domain/landscape/exceptions';
import { artefact } from './samples';

const on = (stage: string, ...artefacts: DeployedArtefact[]) => ({ stage, artefacts });

describe('patterns leave out', () => {
  const all = [
    artefact('Template_A'),
    artefact('A', { deployedId: 'A_DEV', name: 'Order (1.0)' }),
    artefact('A_Copy'),
  ];
  test.each([
    ['Template_*', [true, false, false]],
    ['template_*, *_copy', [true, false, true]],
    ['a_dev', [false, true, false]],
    ['order (1.0)', [false, true, false]],
    // Signs stand for themselves, and parts of a name for nothing.
    ['order (1?0), Temp, [A]', [false, false, false]],
    ['*', [true, true, true]],
  ])('%s', (text, expected) => {
    expect(
      all.map(({ id, deployedId, name }) => matchPatterns(text)?.(id, deployedId, name)),
    ).toEqual(expected);
  });

  it('nothing while none is typed', () => {
    expect(matchPatterns(' , ')).toBeUndefined();
  });

  it('artefacts on all stages, and count them', () => {
    const stages = [
      on('DEV', artefact('A', { name: 'Template' }), artefact('B')),
      on('PROD', artefact('A'), artefact('B')),
    ];
    const { rows, figures } = compareStages(stages, '', { leftOut: 'Template', accepted: [] });
    expect(rows.map(({ id }) => id)).toEqual(['B']);
    expect(figures).toMatchObject({ artefacts: 1, leftOut: 1 });
  });
});

it('a pattern of one stage leaves out its artefact, not the row, and no gap', () => {
  const stages = [
    on('DEV', artefact('A', { deployedId: 'A_DEV', version: '2' })),
    on('QA', artefact('A')),
    on('PROD'),
  ];
  const { rows, figures } = compareStages(stages, '', { leftOut: '*_DEV', accepted: [] });
  expect(rows.map(({ states }) => [...states.keys()])).toEqual([['QA']]);
  expect(rows[0]?.finding).toMatchObject({ missing: ['PROD'], unknown: [], ahead: [] });
  expect(figures).toMatchObject({ artefacts: 1, leftOut: 0 });
});

describe('a deviation that is intended', () => {
  const accepted = [{ id: 'A', states: 'DEV 1, PROD 2, TEST 1', reason: 'Freeze' }];
  const compare = (dev: string, test: string, prod: string, chosen = '', order = [0, 1, 2]) => {
    const stages = [
      on('DEV', artefact('A', { version: dev }), artefact('B')),
      on('TEST', artefact('A', { version: test }), artefact('B')),
      on('PROD', artefact('A', { version: prod })),
    ];
    const ordered = order.flatMap((at) => stages[at] ?? []);
    const { rows, figures } = compareStages(ordered, chosen, { leftOut: '', accepted });
    return [rows[0]?.accepted, figures.deviations, figures.accepted];
  };

  it('does not count, whatever it is compared with, and with later versions', () => {
    const intended = ['Freeze', 1, 1];
    expect(compare('1.2', '1.2', '1.0')).toEqual(intended);
    expect(compare('1.2', '1.2', '1.0', 'PROD')).toEqual(intended);
    expect(compare('1.2', '1.2', '1.0', '', [2, 1, 0])).toEqual(intended);
    expect(compare('1.9', '1.9.0', '1.0')).toEqual(intended);
    const known = [{ id: 'a', states: 'prod 2, Test 1, DEV 1', reason: 'Freeze' }];
    const stages = ['1', '1', '0'].map((version, at) =>
      on(['DEV', 'TEST', 'PROD'][at] ?? '', artefact('A', { version })),
    );
    expect(compareStages(stages, '', { leftOut: '', accepted: known }).figures.accepted).toBe(1);
  });

  it('counts again as soon as it is another one, and is none where nothing deviates', () => {
    expect(compare('1.3', '1.2', '1.0')).toEqual([undefined, 2, 0]);
    expect(compare('1.0', '1.0', '1.0')).toEqual([undefined, 1, 0]);
  });

  it('is none of those that still deviate', () => {
    const stages = [on('DEV', artefact('A'), artefact('B')), on('PROD')];
    const known = [{ id: 'A', states: 'DEV 1, PROD -', reason: 'Test' }];
    const { still } = compareSince(stages, stages, '', { leftOut: '', accepted: known });
    expect(still.map(({ id }) => id)).toEqual(['B']);
  });

  it('is told by versions, gaps and what does not run', () => {
    const states = new Map([
      ['QA', artefact('A', { version: '1.0', status: 'ERROR' })],
      ['DEV', artefact('A', { version: '2', status: '' })],
    ]);
    expect(describeStates(['QA', 'PROD', 'DEV'], { states })).toBe('DEV 1, PROD -, QA 2 ERROR');
  });
});
