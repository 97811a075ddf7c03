import { expect, it } from 'vitest';
import german from '#locales/de/contact.json';
import english from '#locales/en/contact.json';

/** With each inquiry the version is stored. Another wording needs another version; write both here. */
it('the consent version belongs to exactly this wording', () => {
  expect([german.consentVersion, german.fields.consent]).toStrictEqual([
    '2026-11',
    'Ich stimme zu, dass die {{company}} mich zu meiner Anfrage kontaktiert.',
  ]);
  expect([english.consentVersion, english.fields.consent]).toStrictEqual([
    '2026-11',
    'I agree that {{company}} may contact me about my inquiry.',
  ]);
});
