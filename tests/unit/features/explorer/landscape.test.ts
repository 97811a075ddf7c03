import { describe, expect, it } from 'vitest';
import { artefacts, deviates } from '#app/features/explorer/demo/landscape';
import { countDeviating, findParameterGroups } from '#app/features/explorer/demo/parameters';
import german from '#locales/de/details.json';
import english from '#locales/en/details.json';

describe('the demo landscape is consistent', () => {
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
