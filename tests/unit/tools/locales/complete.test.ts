import { describe, expect, it } from 'vitest';
import { completeFrom, completeTexts } from '#tools/locales/complete.ts';
import type { LanguageFolder } from '#tools/locales/folders.ts';
import { markForeignParts } from '#tools/locales/foreign-parts.ts';
import type { Texts } from '#tools/locales/texts.ts';

const german = {
  title: 'Preise',
  plans: { choose: '{{plan}} wählen', features: ['eins', 'zwei'] },
  users_one: '{{count}} Benutzer',
  users_other: '{{count}} Benutzende',
};

it.each<[string, Texts, Texts]>([
  [
    'for a missing key, list entry or group',
    { plans: { features: ['jeden'] } },
    {
      title: 'Preise',
      plans: { choose: '{{plan}} wählen', features: ['jeden', 'zwei'] },
    },
  ],
  ['for an empty text, as translation tools write', { title: ' ' }, { title: 'Preise' }],
  ['for a missing file', {}, german],
  ['but not for a translated text', { title: 'Prices' }, { title: 'Prices' }],
])('a language falls back to German %s', (_, texts, expected) => {
  expect(completeTexts(texts, german, 'en-GB')).toMatchObject(expected);
});

it('a language loses keys that the reference lacks', () => {
  expect(completeTexts({ heading: 'Prices' }, german, 'en-GB')).toEqual(german);
});

describe('a language with another fallback than German', () => {
  const folder = (code: string, locale: string, common: Texts): LanguageFolder => ({
    code,
    meta: { name: code, locale, direction: 'ltr' },
    texts: new Map([['common', common]]),
    unreadable: [],
    legal: [],
  });
  const reference = folder('de', 'de-DE', german);
  const french = folder('fr', 'fr-FR', { title: 'Prix' });
  const breton = folder('br', 'br-FR', { plans: { features: ['unan'] } });

  it('uses the fallback’s texts first, then German', () => {
    expect(completeFrom(breton, [french, reference], 'common')).toMatchObject({
      title: 'Prix',
      plans: { choose: '{{plan}} wählen', features: ['unan', 'zwei'] },
    });
  });

  it('uses the fallback’s texts for a missing file', () => {
    const without = { ...breton, texts: new Map() };
    expect(completeFrom(without, [french, reference], 'common')).toMatchObject({ title: 'Prix' });
  });

  it('marks the parts in another language with that language', () => {
    const own = { plans: { features: ['unan'] } };
    const groups = { ...german, notes: { a: 'Hinweis' }, more: { b: 'Mehr' } };
    const chain = [
      folder('fr', 'fr-FR', { notes: { a: 'Remarque' } }),
      folder('de', 'de-DE', groups),
    ];
    expect(markForeignParts(own, chain, 'common')).toEqual({
      $languages: { title: 'de', 'plans.choose': 'de', users: 'de', notes: 'fr', more: 'de' },
    });
    expect(markForeignParts({}, chain, 'common')).toEqual({
      $languages: { title: 'de', plans: 'de', users: 'de', notes: 'fr', more: 'de', '*': 'fr' },
    });
    expect(markForeignParts(groups, chain, 'common')).toEqual({});
  });

  it('marks single texts in a group, and a plural as one text', () => {
    const chain = [folder('de', 'de-DE', { fields: { title: 'Titel', id: 'ID' }, bar: german })];
    expect(
      markForeignParts({ fields: { id: 'Id' }, bar: { users_few: 'u' } }, chain, 'common'),
    ).toEqual({
      $languages: { 'fields.title': 'de', 'bar.title': 'de', 'bar.plans': 'de' },
    });
  });
});

describe('plurals', () => {
  const formsOf = (own: Record<string, string>, locale: string) =>
    Object.entries(completeTexts(own, german, locale))
      .filter(([key]) => key.startsWith('users'))
      .sort(([a], [b]) => (a < b ? -1 : 1));

  it('have the four Polish forms, filled from German when missing', () => {
    expect(formsOf({}, 'pl-PL')).toEqual([
      ['users_few', '{{count}} Benutzende'],
      ['users_many', '{{count}} Benutzende'],
      ['users_one', '{{count}} Benutzer'],
      ['users_other', '{{count}} Benutzende'],
    ]);
  });

  it('are filled from the general form of their language before German', () => {
    expect(formsOf({ users_one: 'a', users_other: 'b' }, 'pl-PL')).toEqual([
      ['users_few', 'b'],
      ['users_many', 'b'],
      ['users_one', 'a'],
      ['users_other', 'b'],
    ]);
  });

  it('have six forms in Arabic and one in Japanese', () => {
    expect(formsOf({}, 'ar-EG').map(([key]) => key)).toEqual([
      'users_few',
      'users_many',
      'users_one',
      'users_other',
      'users_two',
      'users_zero',
    ]);
    expect(formsOf({ users_other: 'x' }, 'ja-JP')).toEqual([['users_other', 'x']]);
  });

  it('can have a separate text for zero', () => {
    expect(formsOf({ users_zero: 'niemand' }, 'en-GB')).toContainEqual(['users_zero', 'niemand']);
  });
});
