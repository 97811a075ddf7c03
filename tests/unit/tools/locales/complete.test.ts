import { expect, it } from 'vitest';
import type { LanguageFolder } from '#tools/locales/folders.ts';
import { describeGaps } from '#tools/locales/inspect.ts';
import { completeTexts } from '#tools/locales/plugin.ts';
import type { Texts } from '#tools/locales/texts.ts';

const german = {
  title: 'Preise',
  plans: { choose: '{{plan}} wählen', features: ['eins', 'zwei'] },
};

it.each<[string, Texts, Texts]>([
  [
    'for a missing key, list entry or group',
    { plans: { features: ['jeden'] } },
    { title: 'Preise', plans: { choose: '{{plan}} wählen', features: ['jeden', 'zwei'] } },
  ],
  ['for an empty text, as translation tools write', { title: ' ' }, german],
  ['for a missing file', {}, german],
  ['but not for a translated text', { title: 'Prices' }, { ...german, title: 'Prices' }],
  ['and loses keys that the reference lacks', { heading: 'Prices' }, german],
])('a language falls back to German %s', (_, texts, expected) => {
  expect(completeTexts(texts, german, 'en-GB')).toEqual(expected);
});

const one = 'Ein Benutzer';
const other = '{{count}} Benutzer';

it.each([
  ['pl-PL', {}, { one, few: other, many: other, other }],
  ['pl-PL', { one: 'a', other: 'b' }, { one: 'a', few: 'b', many: 'b', other: 'b' }],
  ['ja-JP', { other: 'x' }, { other: 'x' }],
  ['en-GB', { zero: 'nobody' }, { zero: 'nobody', one, other }],
])('%s with the forms %j counts in its own forms', (locale, own, forms) => {
  const name = (texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([form, text]) => [`users_${form}`, text]));
  expect(completeTexts(name(own), name({ one, other }), locale)).toEqual(name(forms));
});

it('an offered language without all texts is refused with the keys and the way out', () => {
  const folder = (code: string, common: Texts, draft = false): LanguageFolder => ({
    code,
    meta: { name: code, locale: code, direction: 'ltr', draft },
    texts: new Map([['common', common]]),
    legal: [],
  });
  const reference = folder('de', german);
  expect(
    describeGaps([reference, folder('fr', { title: 'Prix' }), folder('nl', {}, true)]),
  ).toEqual([
    'locales/fr is offered to visitors and lacks 3 texts: common:plans.choose, common:plans.features.0, common:plans.features.1. Translate them, or set "draft": true in locales/fr/meta.json.',
  ]);
});
