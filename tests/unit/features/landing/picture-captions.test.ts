import { expect, test } from 'vitest';
import { artefacts, deviates, NOW } from '#app/features/explorer/demo/landscape';
import { compareParameter, findParameterGroups } from '#app/features/explorer/demo/parameters';
import german from '#locales/de/landing.json';
import english from '#locales/en/landing.json';
import { days } from '#studio/data/runtime';
import { assignment, stageRules } from '#studio/data/stage-rules';
import { deviatingPackages } from '#studio/scenes/landscape-explorer';
import { changes } from '#studio/scenes/landscape-monitoring';

// The figures in captions are those that the pictures show.

const { pictures: de } = german;
const { pictures: en } = english;

test('artefacts and deviations', () => {
  expect([artefacts.length, artefacts.filter(deviates).length]).toEqual([36, 7]);
  expect(de['landscape-explorer'].caption).toMatch(/^Sieben von 36 Artefakten/);
  expect(en['landscape-explorer'].caption).toMatch(/^Seven of 36 artefacts/);
  expect(de.dashboard.caption).toMatch(/^29 von 36 Artefakten/);
  expect(en.dashboard.caption).toMatch(/^29 of 36 artefacts/);
  expect(deviatingPackages).toHaveLength(6);
  expect(de.explorer.caption).toBe('Sieben Abweichungen in sechs Paketen.');
  expect(en.explorer.caption).toBe('Seven deviations in six packages.');
});

test('rules for stages', () => {
  expect([stageRules.length, assignment.byRule, assignment.open]).toEqual([4, 62, 1]);
  expect(de['stage-management'].caption).toMatch(/^Vier Regeln ordnen 62 .* eines ist noch offen/);
  expect(en['stage-management'].caption).toMatch(/^Four rules assign 62 .* one is still open/);
});

test('parameters', () => {
  const parameters = findParameterGroups('Order_Replication_S4_to_SFDC').flatMap(
    (group) => group.parameters,
  );
  const deviating = parameters.filter((one) => compareParameter(one).kind === 'behind');
  expect([deviating.length, parameters.length]).toEqual([2, 13]);
  expect(deviating.every(({ values }) => values.PROD !== values.DEV)).toBe(true);
  expect(de['configuration-comparison'].caption).toMatch(/^Zwei von 13 .* auf PROD/);
  expect(en['configuration-comparison'].caption).toMatch(/^Two of 13 .* on PROD/);
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
