import { expect, it } from 'vitest';
import { createLanguageInstance } from '#app/i18n/texts';

function say(locale: string, values: Record<string, number | string>): unknown {
  const instance = createLanguageInstance({ code: 'x', name: 'x', locale, direction: 'ltr' });
  instance.addResourceBundle(locale, 'common', {
    users_one: '{{count}} Benutzer',
    users_many: '{{count}} Benutzende',
    users_other: '{{count}} Benutzer',
    of: '{{name}}: {{share}} %',
    limit: 'Maximal {{limit}}',
  });
  const key = 'count' in values ? 'users' : 'limit' in values ? 'limit' : 'of';
  return Reflect.apply(instance.t, instance, [key, values]);
}

it.each([
  ['de-DE', { count: 1190 }, '1.190 Benutzer'],
  ['ar-EG', { count: 1190 }, '١٬١٩٠ Benutzende'],
  ['de-DE', { limit: 1000 }, 'Maximal 1000'],
  ['de-DE', { name: 'A & <b>', share: 12.5 }, 'A & <b>: 12,5 %'],
])('%s has its number format and plural forms', (locale, values, text) => {
  expect(say(locale, values)).toBe(text);
});
