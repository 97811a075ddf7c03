import { describe, expect, it } from 'vitest';
import {
  createScenario,
  formatScenarios,
  parseScenarios,
  readScenarios,
  renameScenario,
  writeOpenScenario,
} from '#app/domain/offers/scenarios';
import { formatQueryString, parseQueryString } from '#app/domain/pricing/search';
import { select } from '../pricing/price-list';

const TODAY = 'Heute~core?yearly=false&users=20&systems=3&landscapes=1';
const LATER =
  'In zwei Jahren~pro?yearly=true&users=120&systems=12&landscapes=4&commitment=3&addons=reporting,sso';

describe('scenarios in an address', () => {
  it('are the same after formatting and parsing', () => {
    const search = parseQueryString(formatQueryString({ s: [TODAY, LATER] }));
    const scenarios = parseScenarios(search.s);
    expect(scenarios.map(({ name, planId }) => [name, planId])).toEqual([
      ['Heute', 'core'],
      ['In zwei Jahren', 'pro'],
    ]);
    expect(scenarios[1]?.search).toMatchObject({ users: 120, commitment: 3 });
    expect(formatScenarios(scenarios)).toEqual([TODAY, LATER]);
    const selection = select('core', { users: 20, systems: 3 });
    expect(formatScenarios([createScenario('Heute', selection)])).toEqual([TODAY]);
    expect(formatScenarios([])).toBeUndefined();
  });

  it.each([
    undefined,
    { name: 'A' },
    '',
    'core?users=3',
    ' \u0000 ~core',
    'A~',
    `A~${'x'.repeat(101)}`,
  ])('cannot be parsed from %j', (value) => {
    expect(parseScenarios(value)).toEqual([]);
  });

  it('are at most three; invalid ones do not count', () => {
    const names = parseScenarios(['A~core', 'nonsense', 'B~core', 'C~pro', 'D~pro']);
    expect(names.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });

  it('lose foreign parameters, and keep what is not understood', () => {
    expect(formatScenarios(parseScenarios('A~core?users=abc&systems=4&utm=x&yearly=yes'))).toEqual([
      'A~core?yearly=yes&users=abc&systems=4',
    ]);
  });
});

describe('an opened scenario is what is shown (D11)', () => {
  const selection = select('core', { users: 37, systems: 3 });

  it('is written into the address, beside the others', () => {
    const search = { utm_source: 'mail', s: [TODAY, LATER], open: 1 };
    const [written, other] = [TODAY.replace('users=20', 'users=37'), LATER];
    expect(writeOpenScenario(search, selection)).toEqual({ ...search, s: [written, other] });
    expect(readScenarios(search).open).toBe(0);
  });

  it.each([undefined, 0, 3, 1.5, 'x'])('unless none is open: %j', (open) => {
    const search = { s: [TODAY, LATER], open };
    expect(writeOpenScenario(search, selection)).toBe(search);
    expect(readScenarios(search).open).toBeUndefined();
  });
});

describe('a scenario', () => {
  const [scenario] = parseScenarios(TODAY);
  if (!scenario) throw new Error('No scenario');

  it.each([
    ['  Mit \n Reporting  ', 'Mit Reporting'],
    ['a~b', 'a b'],
    ['<b>&"', '<b>&"'],
    ['x'.repeat(60), 'x'.repeat(40)],
    ['😀'.repeat(41), '😀'.repeat(40)],
    ['   ', 'Heute'],
  ])('named %j is named %j', (typed, kept) => {
    const renamed = renameScenario(scenario, typed);
    expect(renamed.name).toBe(kept);
    expect(parseScenarios(formatScenarios([renamed]))[0]?.name).toBe(kept);
  });

  it('keeps a plan id that contains the separators of the text', () => {
    const odd = { ...scenario, planId: 'a?b%3Fc~' };
    expect(parseScenarios(formatScenarios([odd]))[0]?.planId).toBe('a?b%3Fc~');
  });
});
