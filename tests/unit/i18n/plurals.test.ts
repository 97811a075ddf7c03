import { expect, it } from 'vitest';
import { createLanguageInstance } from '#app/i18n/texts';
import { completeTexts } from '#tools/locales/complete.ts';

const german = { systems_one: '{{count}} System', systems_other: '{{count}} Systeme' };

/** A number of systems in Polish, with these texts of its own. */
function countInPolish(own: Record<string, string>) {
  const language = { code: 'pl', name: 'Polski', locale: 'pl-PL', direction: 'ltr' } as const;
  const instance = createLanguageInstance(language);
  instance.addResourceBundle('pl-PL', 'catalog', completeTexts(own, german, 'pl-PL'));
  return (count: number): unknown =>
    Reflect.apply(instance.t, instance, ['catalog:systems', { count }]);
}

it.each([
  [0, 'many'],
  [1, 'one'],
  [2, 'few'],
  [4, 'few'],
  [5, 'many'],
  [12, 'many'],
  [22, 'few'],
  [1.5, 'other'],
])('a language with four plural forms counts %d as %s', (count, form) => {
  const forms = ['one', 'few', 'many', 'other'].map((name) => [`systems_${name}`, name]);
  expect(countInPolish(Object.fromEntries(forms))(count)).toBe(form);
});

it('a language without translated plurals counts in German', () => {
  const count = countInPolish({});
  expect([count(1), count(2), count(5)]).toEqual(['1 System', '2 Systeme', '5 Systeme']);
});
