import { expect, it } from 'vitest';
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
