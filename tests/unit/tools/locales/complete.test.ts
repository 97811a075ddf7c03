import { expect, it } from 'vitest';
import type { LanguageFolder } from '#tools/locales/folders.ts';
import { completeTexts } from '#tools/locales/inspect.ts';
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

const one = german.users_one;
const other = german.users_other;

it.each([
  ['the four Polish forms, from German', 'pl-PL', {}, { one, few: other, many: other, other }],
  [
    'the general form of their language before German',
    'pl-PL',
    { one: 'a', other: 'b' },
    { one: 'a', few: 'b', many: 'b', other: 'b' },
  ],
  [
    'six forms in Arabic',
    'ar-EG',
    {},
    { zero: other, one, two: other, few: other, many: other, other },
  ],
  ['one form in Japanese', 'ja-JP', { other: 'x' }, { other: 'x' }],
  ['a separate text for zero', 'en-GB', { zero: 'niemand' }, { zero: 'niemand', one, other }],
])('plurals have %s', (_, locale, own, forms) => {
  const named = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([form, text]) => [`users_${form}`, text]));
  const { title, plans, ...plurals } = completeTexts(named(own), german, locale);
  expect(plurals).toEqual(named(forms));
});
