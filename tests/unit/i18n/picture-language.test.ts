import { expect, test } from 'vitest';
import { findPictureLanguage } from '#app/i18n/languages';

test('German and English have pictures', () => {
  expect(findPictureLanguage('de')).toBe('de');
  expect(findPictureLanguage('en')).toBe('en');
});

test('a language without pictures shows the German ones until its own are rendered', () => {
  expect(findPictureLanguage('fr', ['de', 'en'])).toBe('de');
  expect(findPictureLanguage('fr', ['de', 'en', 'fr'])).toBe('fr');
});
