import { expect, it } from 'vitest';
import { createLanguageInstance } from '#app/i18n/texts';
import { completeTexts } from '#tools/locales/inspect.ts';

function say(locale: string, values: Record<string, number | string>): unknown {
  const instance = createLanguageInstance({ code: 'x', name: 'x', locale, direction: 'ltr' });
  instance.addResourceBundle(locale, 'common', {
    users_one: '{{count}} Benutzer',
    users_many: '{{count}} Benutzer',
    users_other: '{{count}} Benutzer',
    of: '{{name}}: {{share}} %',
    limit: 'Maximal {{limit}}',
  });
  const key = 'count' in values ? 'users' : 'limit' in values ? 'limit' : 'of';
  return Reflect.apply(instance.t, instance, [key, values]);
}

it.each([
  ['de-DE', { count: 1190 }, '1.190 Benutzer'],
  ['ar-EG', { count: 1190 }, '١٬١٩٠ Benutzer'],
  ['de-DE', { limit: 1000 }, 'Maximal 1000'],
  ['de-DE', { name: 'A & <b>', share: 12.5 }, 'A & <b>: 12,5 %'],
])('%s has its number format', (locale, values, text) => {
  expect(say(locale, values)).toBe(text);
});

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
  [1, 'one'],
  [2, 'few'],
  [5, 'many'],
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
