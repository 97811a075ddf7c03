import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COUNT_UNITS } from '#app/domain/pricing/counts';
import german from '#locales/de/calculator.json';
import english from '#locales/en/calculator.json';

// Sentences that list the counted units name every unit, in the order of the list.

const read = (file: string) => readFileSync(file, 'utf8').toLowerCase();

it.each([
  ['de', german],
  ['en', english],
] as const)('texts in %s', (language, texts) => {
  const names = COUNT_UNITS.map((unit) => texts.summary.steppers[unit].toLowerCase());
  const all = new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names);
  expect(read(`locales/${language}/common.json`)).toContain(all);
  expect(read(`locales/${language}/legal/agb.md`).split(all).length).toBeGreaterThan(2);
  // The curve runs over the first one; the others stay as they are.
  for (const name of names.slice(1)) expect(read(`locales/${language}/curve.json`)).toContain(name);
});

it('the page on prices for programs', () => {
  expect(read('docs/api.md')).toContain(`extra ${COUNT_UNITS.join(', ')},`);
});
