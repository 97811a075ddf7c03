import { expect, it } from 'vitest';
import { findWishedLanguage } from '#app/i18n/wished-language';

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
])('of %j it is %s', (wishes, code) => {
  expect(findWishedLanguage(wishes, languages)?.code).toBe(code);
});

it.each([[['fr']], [['zh-TW']], [['en-US@posix']], [[]]])('of %j it is none', (wishes) => {
  expect(findWishedLanguage(wishes, languages)).toBeUndefined();
});
