import { describe, expect, it } from 'vitest';
import { completeTexts } from '#tools/locales/complete.ts';
import type { LanguageFolder } from '#tools/locales/folders.ts';
import { describeGaps } from '#tools/locales/plugin.ts';
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

it('an offered language without all texts is refused with the keys and the way out', () => {
  const folder = (code: string, common: Texts, draft?: boolean): LanguageFolder => ({
    code,
    meta: { name: code, locale: code, direction: 'ltr', ...(draft && { draft }) },
    texts: new Map([['common', common]]),
    unreadable: [],
    legal: [],
  });
  const reference = folder('de', german);
  const french = { title: 'Prix', users_one: 'a', users_many: 'b', users_other: 'c' };
  expect(describeGaps([reference, folder('fr', french)])).toEqual([
    'locales/fr is offered to visitors and lacks 3 texts: common:plans.choose, common:plans.features.0, common:plans.features.1. Translate them, or set "draft": true in locales/fr/meta.json.',
  ]);
  const plans = { choose: '{{plan}}', features: ['un', 'deux'] };
  expect(describeGaps([reference, folder('fr', { ...french, plans })])).toEqual([]);
  expect(describeGaps([reference, folder('fr', {}, true)])).toEqual([]);
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
