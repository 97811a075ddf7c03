import { expect, it } from 'vitest';
import { createLanguageInstance } from '#app/i18n/instance';

const texts = {
  landing: {
    greeting: 'Guten Tag',
    named: 'Guten Tag, {{name}}',
    quoted: 'Sie lesen: $t(greeting)',
    users_one: '{{count}} Benutzer',
    users_other: '{{count}} Benutzer',
    points: ['Eins', 'Zwei'],
    mixed: { plain: 'ohne', filled: 'mit {{value}}' },
  },
  catalog: { greeting: 'Aus dem Katalog', deep: { inside: 'tief' } },
};

function readTexts() {
  const instance = createLanguageInstance({
    code: 'de',
    name: 'Deutsch',
    locale: 'de-DE',
    direction: 'ltr',
  });
  for (const [namespace, ofIt] of Object.entries(texts)) {
    instance.addResourceBundle('de-DE', namespace, ofIt);
  }
  const t = instance.getFixedT('de-DE', 'landing');
  const answer = (...asked: unknown[]): unknown => Reflect.apply(t, undefined, asked);
  return { instance, answer };
}

it.each([
  ['as it stands', ['greeting'], 'Guten Tag'],
  ['of another namespace', ['catalog:greeting'], 'Aus dem Katalog'],
  ['below groups', ['catalog:deep.inside'], 'tief'],
  ['with a value', ['named', { name: 'Ada' }], 'Guten Tag, Ada'],
  ['with another text inside', ['quoted'], 'Sie lesen: Guten Tag'],
  ['with a count', ['users', { count: 3 }], '3 Benutzer'],
  ['a list', ['points', { returnObjects: true }], ['Eins', 'Zwei']],
  [
    'a group with values',
    ['mixed', { returnObjects: true, value: 'Wert' }],
    { plain: 'ohne', filled: 'mit Wert' },
  ],
  ['a default', ['missing', { defaultValue: 'Ersatz' }], 'Ersatz'],
  ['the first that is there', [['missing', 'greeting']], 'Guten Tag'],
  ['unknown', ['missing'], 'missing'],
])('%s', (_, asked, expected) => {
  expect(readTexts().answer(...asked)).toStrictEqual(expected);
});

it('the first namespace with the text is used, with or without values', () => {
  const { instance } = readTexts();
  const t = instance.getFixedT('de-DE', ['catalog', 'landing']);
  const answer = (...asked: unknown[]): unknown => Reflect.apply(t, undefined, asked);
  expect(answer('greeting')).toBe('Aus dem Katalog');
  expect(answer('points', { returnObjects: true })).toStrictEqual(['Eins', 'Zwei']);
  expect(answer('landing:greeting')).toBe('Guten Tag');
});

it('a list is shared and cannot be modified', () => {
  const list = readTexts().answer('points', { returnObjects: true });
  expect(() => Array.isArray(list) && list.reverse()).toThrow(TypeError);
});

it('texts loaded later are found', () => {
  const { instance, answer } = readTexts();
  expect(answer('staff:door')).toBe('door');
  instance.addResourceBundle('de-DE', 'staff', { door: 'Anmelden' });
  expect(answer('staff:door')).toBe('Anmelden');
});
