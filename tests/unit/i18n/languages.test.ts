import { expect, it } from 'vitest';
import { findPreferredLanguage } from '#app/i18n/language-offer';

const languages = [
  ['de', 'de-DE'],
  ['en', 'en-GB'],
  ['pt-BR', 'pt-BR'],
  ['zh', 'zh-CN'],
].map(([code = '', locale = '']) => ({ code, name: code, locale, direction: 'ltr' as const }));

it.each([
  [['de-DE', 'de', 'en'], 'de'],
  [['de-AT'], 'de'],
  [['en-US', 'de'], 'en'],
  [['fr-FR', 'en'], 'en'],
  [['pt-br'], 'pt-BR'],
  [['pt'], 'pt-BR'],
  [['zh-Hans-SG'], 'zh'],
])('%j selects %s', (preferences, code) => {
  expect(findPreferredLanguage(preferences, languages)?.code).toBe(code);
});

it.each([[['fr']], [['zh-TW']], [['en-US@posix']], [[]]])('of %j it is none', (preferences) => {
  expect(findPreferredLanguage(preferences, languages)).toBeUndefined();
});
