import { expect, it } from 'vitest';
import { matchOptions, takeOption } from '#app/ui/fields/token-draft';

const options = [
  { value: 'sso', label: 'Single Sign-on' },
  { value: 'support', label: 'Support' },
  { value: 'reporting', label: 'Laufzeitreporting' },
];
const valuesFor = (text: string) => matchOptions(text, options).map(({ value }) => value);

it.each([
  ['', ['sso', 'support', 'reporting']],
  ['s', ['sso', 'support']],
  ['SUP', ['support']],
  ['lauf', ['reporting']],
  ['sso, ', ['support', 'reporting']],
  ['sso,support', []],
  ['sso,sup', ['support']],
  ['sso', []],
  ['x', []],
])('after %j the suggestions are %j', (text, values) => {
  expect(valuesFor(text)).toEqual(values);
});

it('at most eight options are suggested', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ value: `addon-${index}`, label: '' }));
  expect(matchOptions('addon', many)).toHaveLength(8);
});

it('repeated options are suggested once and empty options are skipped', () => {
  const odd = ['sso', '', 'sso', 'support'].map((value, index) => ({ value, label: `${index}` }));
  expect(matchOptions('', odd).map(({ label }) => label)).toEqual(['0', '3']);
});

it.each([
  ['', 'sso, '],
  ['s', 'sso, '],
  ['support, s', 'support, sso, '],
  ['a,,b , ', 'a, b, sso, '],
])('a suggestion taken after %j makes %j', (text, taken) => {
  expect(takeOption(text, 'sso')).toBe(taken);
});
