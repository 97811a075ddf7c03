import { describe, expect, it, test } from 'vitest';
import type { DeployedArtefact } from '#app/domain/landscape/artefact';
import { judgeStages } from '#app/domain/landscape/judge-stages';
import { ALL_STAGES, applyReading } from '#app/domain/landscape/readings';
import type { SeparationRule } from '#app/domain/landscape/saved-state';
import { artefact } from './samples';

const rule = (
  stage: string,
  token = stage,
  more: Partial<SeparationRule> = {},
): SeparationRule => ({
  position: 'suffix',
  token: token.toLowerCase(),
  stage,
  isOn: true,
  ...more,
});

const named = (...ids: string[]) => ids.map((id) => artefact(id));

const read = (artefacts: DeployedArtefact[], rules: readonly SeparationRule[], rest = '') =>
  applyReading(artefacts, { rules, rest });

/** Every artefact as `stage: id`. */
function place(ids: readonly string[], rules: readonly SeparationRule[], openStage?: string) {
  const { stages, open } = read(named(...ids), rules, openStage);
  return {
    placed: stages.flatMap(({ stage, artefacts }) => artefacts.map(({ id }) => `${stage}: ${id}`)),
    open,
  };
}

describe('a name tells its stage', () => {
  test.each([
    ['with any separator', ['A_DEV', 'B-DEV', 'C.dev', 'D Dev'], ['A', 'B', 'C', 'D'], []],
    ['in brackets', ['A (DEV)'], [], ['A (DEV)']],
    ['without separator, if another stage has the name', ['AbcDEV', 'abctest'], ['Abc'], []],
    ['without separator, if the name stands alone', ['Abc', 'abcdev'], ['abc'], ['Abc']],
    ['but not by chance', ['Undev', 'Abc_DEV'], ['Abc'], ['Undev']],
    ['but not if nothing is left', ['DEV', '_dev'], [], ['DEV', '_dev']],
  ])('%s', (_, ids, dev, open) => {
    const placed = place(ids, [rule('DEV'), rule('TEST')]);
    expect(placed.placed.filter((text) => text.startsWith('DEV'))).toEqual(
      dev.map((id) => `DEV: ${id}`),
    );
    expect(placed.open).toEqual(open);
  });

  it('before or after it, by the longest word', () => {
    const rules = [rule('PROD'), rule('PREPROD'), rule('DEV', 'dev', { position: 'prefix' })];
    expect(place(['DEV_A', 'A_PREPROD', 'A_PROD'], rules)).toEqual({
      placed: ['DEV: A', 'PREPROD: A', 'PROD: A'],
      open: [],
    });
  });
});

describe('rules', () => {
  it('that the visitor types count on a twin too', () => {
    const [all, rules] = [
      named('E_Handler', 'E_Handler_DEV'),
      [rule('DEV'), rule('QA', 'handler')],
    ];
    const { stages } = applyReading(all, { rules, rest: 'TEST' });
    const placed = stages.map(
      ({ stage, artefacts }) => `${stage}: ${artefacts.map(({ id }) => id).join()}`,
    );
    expect(placed).toEqual(['DEV: E_Handler', 'QA: E']);
  });

  it('that the visitor types count on a copy that carries one', () => {
    const all = named('Order', 'Order_QA', 'Order_QA_Test', 'Stock', 'Stock_QA', 'Stock_QA_TMP');
    const rules = [rule('QA'), rule('TEST')];
    const placeAll = (isTyped: boolean) =>
      applyReading(all, { rules, rest: 'DEV', isTyped }).stages.map(
        ({ stage, artefacts }) => `${stage}: ${artefacts.map(({ id }) => id).join()}`,
      );
    expect(placeAll(true)).toEqual([
      'DEV: Order,Stock',
      'TEST: Order_QA',
      'QA: Order,Stock,Stock_TMP',
    ]);
    expect(placeAll(false)).toEqual(['DEV: Order,Stock', 'QA: Order,Order_Test,Stock,Stock_TMP']);
  });

  const ids = ['A_DEV', 'A_TEST', 'B_DEV', 'C'];

  it('say what they matched and what stayed open', () => {
    const { matches, open } = read(named(...ids), [rule('DEV'), rule('TEST')]);
    expect(matches).toEqual([['A_DEV', 'B_DEV'], ['A_TEST']]);
    expect(open).toEqual(['C']);
  });

  it('can be off, changed and added', () => {
    const off = place(ids, [rule('DEV'), rule('TEST', 'test', { isOn: false })]);
    expect(off).toEqual({ placed: ['DEV: A', 'DEV: B'], open: ['A_TEST', 'C'] });
    const changed = place(ids, [rule('DEV'), rule('QA', ' _Test ')]);
    expect(changed).toEqual({ placed: ['DEV: A', 'DEV: B', 'QA: A'], open: ['C'] });
    expect(place(ids, [rule('DEV', '')]).open).toHaveLength(4);
  });

  it('leave the rest to a stage, if one is chosen', () => {
    expect(place(ids, [rule('TEST')], 'DEV')).toEqual({
      placed: ['DEV: A_DEV', 'DEV: B_DEV', 'DEV: C', 'TEST: A'],
      open: ['A_DEV', 'B_DEV', 'C'],
    });
  });

  it('leave the rest to all stages, if the stages share it', () => {
    expect(place(ids, [rule('DEV'), rule('TEST')], ALL_STAGES)).toEqual({
      placed: ['DEV: A', 'DEV: B', 'DEV: C', 'TEST: A', 'TEST: C'],
      open: ['C'],
    });
  });

  it('find a word within names, with one separator around it left', () => {
    const within = rule('DEV', 'dev', { position: 'infix' });
    expect(place(['IF_DEV_A', 'IF-dev-B', 'Dev_C', 'Undev_D', 'X_DEV'], [within])).toEqual({
      placed: ['DEV: IF-B', 'DEV: IF_A'],
      open: ['Dev_C', 'Undev_D', 'X_DEV'],
    });
  });

  it('take a glued word off an id whose name separates it', () => {
    const [stage] = read([artefact('OrderQA', { name: 'Order QA' })], [rule('QA')]).stages;
    expect(stage?.artefacts).toMatchObject([{ id: 'Order', name: 'Order', deployedId: 'OrderQA' }]);
  });

  it('take the word off ids and names', () => {
    const artefacts = [
      artefact('Order_DEV', { name: 'Order (DEV)' }),
      artefact('Price_DEV', { name: '[Dev] Price' }),
      artefact('Stock_DEV', { name: 'Stock levels' }),
      artefact('Tax_DEV'),
    ];
    const [stage] = read(artefacts, [rule('DEV')]).stages;
    expect(stage?.artefacts.map(({ id, name }) => [id, name])).toEqual([
      ['Order', 'Order'],
      ['Price', 'Price'],
      ['Stock', 'Stock levels'],
      ['Tax', 'Tax'],
    ]);
  });

  it('lose no artefact if two have the same rest', () => {
    expect(place(['A-DEV', 'A_DEV'], [rule('DEV')]).placed).toEqual(['DEV: A', 'DEV: A_DEV']);
    const before = { ...rule('DEV'), position: 'prefix' } as const;
    expect(place(['DEV_A', 'A'], [before], 'DEV').placed).toEqual(['DEV: A', 'DEV: DEV_A']);
  });
});

describe('one tenant', () => {
  const ids = ['A', 'B', 'C', 'D', 'E', 'F'];
  const add = (word: string) => ids.map((id) => `${id}_${word}`);
  const judge = (all: readonly string[], stage = '') => {
    const tenant = { column: 'cpi', key: 'cpi', stage, everListed: named(...all) };
    const { readings, proposal } = judgeStages([tenant]);
    const { rules = [], rest = '' } = readings.get('cpi') ?? {};
    return {
      rules: rules.map(({ position, token, stage: name }) => `${position} ${token} ${name}`),
      rest,
      proposed: proposal?.words.map(({ text }) => text) ?? [],
    };
  };

  test.each([
    ['beside names without a stage', ['A', 'A_QA', 'B', 'B_QA', 'C'], ['suffix qa QA']],
    [
      'with numbers',
      ['A_DEV1', 'A_DEV2', 'B_DEV1', 'B_DEV2'],
      ['suffix dev1 DEV1', 'suffix dev2 DEV2'],
    ],
    [
      'with the number of a client',
      ['A_DEV100', 'A_QAS200', 'B_DEV100', 'B_QAS200'],
      ['suffix dev100 DEV', 'suffix qas200 QA'],
    ],
    [
      'with the numbers of two clients',
      ['A_DEV100', 'A_DEV200', 'B_DEV100', 'B_DEV200'],
      ['suffix dev100 DEV100', 'suffix dev200 DEV200'],
    ],
    [
      'as ids of systems',
      ['A_H1D', 'A_H1Q', 'B_H1D', 'B_H1Q', 'C_H1D', 'C_H1Q'],
      ['suffix h1d DEV', 'suffix h1q QA'],
    ],
    ['but not within names by chance', ['Send_Test_Mail', 'Get_Live_Price', 'A', 'B'], []],
    [
      'as other letters',
      ids.flatMap((id) => [`${id}_E`, `${id}_Q`, `${id}_P`]),
      ['suffix e DEV', 'suffix q QA', 'suffix p PROD'],
    ],
    ['but not one name by chance', ['Load', 'Load_Test', 'B', 'C', 'D'], []],
    ['but not versions', ['A_v1', 'A_v2', 'B_v1', 'B_v2', 'C_v1', 'C_v2'], []],
    ['but not directions', ['A_In', 'A_Out', 'B_In', 'B_Out', 'C_In', 'C_Out'], []],
    ['but not copies', ['A', 'B', 'C', 'A_Copy', 'B_Copy', 'C_Copy', 'A_PLAY', 'B_PLAY'], []],
  ])('tells its stages %s', (_, all, found) => {
    expect(judge(all)).toMatchObject({ rules: found, proposed: [] });
  });

  test.each([
    ['with production as the rest', [...add('DEV'), ...add('QAS'), ...ids], undefined, 2, 'PROD'],
    [
      'with production as the rest of what is new',
      [...add('DEV'), ...ids, 'X_DEV', 'X_QA'],
      undefined,
      2,
      'PROD',
    ],
    [
      'with production as the rest, one copied',
      [...add('TEST'), ...ids, 'A_PRD'],
      undefined,
      1,
      'PROD',
    ],
    ['with its own stage as the rest', [...add('QA'), ...ids], 'DEV', 1, 'DEV'],
    ['with a rest that is on all stages', [...add('DEV'), ...add('QAS'), 'X'], undefined, 2, '*'],
    ['but not by a few copies', [...ids, 'A_Test', 'B_Test'], 'DEV', 0, 'DEV'],
    ['but not by copies of two kinds', [...ids, 'A_Test', 'A_Dev'], undefined, 0, 'cpi'],
  ])('is separated %s', (_, all, stage, count, rest) => {
    const found = judge(all, stage);
    expect(found.rules).toHaveLength(count);
    expect(found).toMatchObject({ rest, proposed: [] });
  });

  test.each([
    ['a word beside plain ids', [...ids, ...add('Q')], 'DEV', ['_q']],
    ['copies of half of it', [...ids, 'A_Test', 'B_Test', 'C_Test'], 'DEV', ['_test']],
    [
      'a word within ids as they write it',
      [...ids.map((id) => `IF_${id}`), 'IF_QA_A', 'IF_QA_B', 'IF_QA_C'],
      'DEV',
      ['qa'],
    ],
  ])('proposes %s, and applies nothing', (_, all, stage, words) => {
    const { rules, proposed } = judge(all, stage);
    expect([rules, proposed.map((word) => word.toLowerCase()).sort()]).toEqual([[], words]);
  });
});
