import { expect, it } from 'vitest';
import { listOptions, toggleOption } from '#app/ui/fields/token-field';

const options = [
  { value: 'sso', label: 'Single Sign-on' },
  { value: 'support', label: 'Support' },
  { value: 'reporting', label: 'Laufzeitreporting' },
];

/** Listed values; those that the text contains have a mark. */
const listFor = (text: string, isTyping: boolean) =>
  listOptions(text, options, isTyping).map(({ value, isTaken }) =>
    isTaken ? `${value} ✓` : value,
  );

it.each([
  ['', ['sso', 'support', 'reporting']],
  ['s', ['sso', 'support']],
  ['SUP', ['support']],
  ['sso, ', ['sso ✓', 'support', 'reporting']],
  ['sso,sup', ['support']],
  ['sso', []],
  ['x', []],
])('while %j is typed the list has %j', (text, values) => {
  expect(listFor(text, true)).toEqual(values);
});

it('before anything is typed the list has all options, at most fifty', () => {
  expect(listFor('sso,support', false)).toEqual(['sso ✓', 'support ✓', 'reporting']);
  const many = Array.from({ length: 200 }, (_, index) => ({ value: `addon-${index}`, label: '' }));
  expect(listOptions('addon', many, true)).toHaveLength(50);
});

it('repeated options are listed once and empty options are skipped', () => {
  const odd = ['sso', '', 'sso', 'support'].map((value, index) => ({ value, label: `${index}` }));
  expect(listOptions('', odd, false).map(({ label }) => label)).toEqual(['0', '3']);
});

it.each([
  ['', 'sso, '],
  ['support, s', 'support, sso, '],
  ['a,,b , ', 'a, b, sso, '],
  ['sso', ''],
  ['support, sso, ', 'support, '],
  ['sso, support', 'support'],
])('an option chosen after %j makes %j', (text, chosen) => {
  expect(toggleOption(text, 'sso', options)).toBe(chosen);
});
