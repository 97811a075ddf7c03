import { describe, expect, it, test } from 'vitest';
import { artefacts, deviates, packages } from '#app/features/explorer/demo/landscape';
import {
  compareParameter,
  countDeviating,
  findParameterGroups,
} from '#app/features/explorer/demo/parameters';
import german from '#locales/de/details.json';
import english from '#locales/en/details.json';

describe('the demo landscape is consistent', () => {
  it('has 36 artefacts in 7 packages, 7 of them deviating', () => {
    expect(packages).toHaveLength(7);
    expect(artefacts).toHaveLength(36);
    expect(new Set(artefacts.map(({ name }) => name)).size).toBe(36);
    expect(artefacts.filter(deviates)).toHaveLength(7);
  });

  it('has the same counts in the alternative texts of its pictures', () => {
    expect(german.screens.dashboard).toMatch(/^Dashboard: 29 von 36 .* sieben weichen ab/);
    expect(english.screens.dashboard).toMatch(/29 of (the )?36 .*seven/i);
    expect(german.screens['landscape-explorer']).toContain('1.2.9 auf TEST neben 1.3.0');
  });
});

describe('parameters', () => {
  it('exist for exactly the deviating artefacts', () => {
    const known = artefacts.filter(({ name }) => findParameterGroups(name).length > 0);
    expect(known).toEqual(artefacts.filter(deviates));
  });

  it('deviate as shown in the pictures', () => {
    expect(artefacts.map(({ name }) => countDeviating(name)).filter(Boolean)).toEqual([
      2, 1, 1, 3, 1, 1, 2,
    ]);
    expect(countDeviating('Order_Replication_S4_to_SFDC')).toBe(2);
  });

  test.each([
    ['aligned', { DEV: '3', TEST: '3', PROD: '3' }, { kind: 'aligned' }],
    [
      'another on PROD',
      { DEV: '60', TEST: '60', PROD: '30' },
      { kind: 'behind', behind: ['PROD'] },
    ],
    [
      'another on two',
      { DEV: 'a', TEST: 'b', PROD: 'b' },
      { kind: 'behind', behind: ['TEST', 'PROD'] },
    ],
    ['a stage without the artefact', { DEV: '3', TEST: '3' }, { kind: 'aligned' }],
  ] as const)('%s', (_, values, finding) => {
    expect(compareParameter({ name: 'A', values })).toEqual(finding);
    expect(compareParameter({ name: 'A', values, isPerStage: true })).toEqual({ kind: 'perStage' });
  });

  it('have a value on every stage with the artefact', () => {
    for (const { name, versions } of artefacts.filter(deviates)) {
      for (const { parameters } of findParameterGroups(name)) {
        for (const one of parameters) {
          expect(Object.keys(one.values), `${name}: ${one.name}`).toEqual(Object.keys(versions));
        }
      }
    }
  });
});
