import { expect, test } from 'vitest';
import { artefacts, deviates, NOW, packages } from '#app/features/explorer/demo/landscape';
import {
  compareParameter,
  countDeviating,
  findParameterGroups,
} from '#app/features/explorer/demo/parameters';
import { matches } from '#app/features/explorer/live-landscape';
import germanDetails from '#locales/de/details.json';
import german from '#locales/de/landing.json';
import englishDetails from '#locales/en/details.json';
import english from '#locales/en/landing.json';
import { days } from '#studio/data/runtime';
import { assignment, stageRules } from '#studio/data/stage-rules';
import { COMPARED } from '#studio/scenes/configuration-comparison';
import { QUERY } from '#studio/scenes/explorer';
import { changes } from '#studio/scenes/landscape-monitoring';

// The figures in captions and alternative texts are those that the pictures show.

const { pictures: de } = german;
const { pictures: en } = english;

test('artefacts and deviations', () => {
  expect([artefacts.length, artefacts.filter(deviates).length]).toEqual([36, 7]);
  expect(de['landscape-explorer'].caption).toMatch(/^Sieben von 36 Artefakten/);
  expect(en['landscape-explorer'].caption).toMatch(/^Seven of 36 artefacts/);
  expect(de.dashboard.caption).toMatch(/^29 von 36 Artefakten/);
  expect(en.dashboard.caption).toMatch(/^29 of 36 artefacts/);
  expect(de['landscape-explorer'].caption).toMatch(/Goods_Receipt_3PL_to_S4 auf TEST\.$/);
  expect(en['landscape-explorer'].caption).toMatch(/Goods_Receipt_3PL_to_S4 on TEST\.$/);
  expect(germanDetails.screens.dashboard).toMatch(/^Dashboard: 29 von 36 .* sieben weichen ab/);
  expect(englishDetails.screens.dashboard).toMatch(/29 of (the )?36 .*seven/i);
  expect(germanDetails.screens['landscape-explorer']).toContain('1.2.9 auf TEST neben 1.3.0');
});

test('the search', () => {
  const found = packages
    .map((one) => one.artefacts.filter(({ name }) => matches(QUERY, name)).length)
    .filter(Boolean);
  expect(found).toEqual([4, 1]);
  expect(de.explorer.caption).toBe(
    'Die Suche nach „invoice“ findet fünf Artefakte in zwei Paketen.',
  );
  expect(en.explorer.caption).toBe(
    'The search for “invoice” finds five artefacts in two packages.',
  );
});

test('rules for stages', () => {
  expect([stageRules.length, assignment.byRule, assignment.open]).toEqual([4, 62, 1]);
  expect(de['stage-management'].caption).toMatch(/^Vier Regeln ordnen 62 .* eines ist noch offen/);
  expect(en['stage-management'].caption).toMatch(/^Four rules assign 62 .* one is still open/);
});

test('parameters', () => {
  const parameters = findParameterGroups(COMPARED).flatMap((group) => group.parameters);
  const deviating = parameters.filter((one) => compareParameter(one).kind === 'behind');
  expect([deviating.length, parameters.length]).toEqual([1, 6]);
  expect(deviating.every(({ values }) => values.TEST !== values.DEV)).toBe(true);
  expect(de['configuration-comparison'].caption).toMatch(/^Einer von sechs .* auf TEST/);
  expect(en['configuration-comparison'].caption).toMatch(/^One of six .* on TEST/);
});

test('exactly the deviating artefacts have parameters, a value on each of their stages', () => {
  const deviating = artefacts.filter(deviates);
  expect(artefacts.filter(({ name }) => findParameterGroups(name).length > 0)).toEqual(deviating);
  expect(deviating.map(({ name }) => countDeviating(name))).toEqual([2, 1, 1, 3, 1, 1, 2]);
  for (const { name, versions } of deviating) {
    for (const one of findParameterGroups(name).flatMap(({ parameters }) => parameters)) {
      expect(Object.keys(one.values), `${name}: ${one.name}`).toEqual(Object.keys(versions));
    }
  }
});

test('failures and changes', () => {
  expect(days).toHaveLength(14);
  expect(days.find(({ failed }) => failed === 214)?.at).toBe(Date.UTC(2025, 0, 10));
  expect(Math.max(...days.map(({ failed }) => failed))).toBe(214);
  expect(de['runtime-reporting'].caption).toMatch(/^Am 10\. Januar .* 214 /);
  expect(en['runtime-reporting'].caption).toMatch(/^On 10 January, 214 /);
  const [latest] = changes;
  expect(latest?.deployed).toEqual({ at: Date.UTC(2025, 0, 15, 8, 15), stage: 'DEV' });
  expect(latest?.versions.DEV).toBe('0.9.1');
  expect(latest && latest.deployed.at < NOW).toBe(true);
  expect(de['landscape-monitoring'].caption).toMatch(/^Um 08:15 Uhr kam 0\.9\.1 auf DEV an/);
  expect(en['landscape-monitoring'].caption).toMatch(/^At 08:15, 0\.9\.1 arrived on DEV/);
});
