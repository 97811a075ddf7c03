import { expect, it } from 'vitest';
import { extractEmail, normalizeEmail } from '#app/domain/contact/email';

it.each([
  ['max@firma.example', 'max@firma.example'],
  ['max@müller.example', 'max@xn--mller-kva.example'],
  ['max@MÜLLER.example', 'max@xn--mller-kva.example'],
  ['max@bücher.müller.example', 'max@xn--bcher-kva.xn--mller-kva.example'],
  ['Max Muster <max@firma.example>', 'max@firma.example'],
  ['"Muster, Max" <max@müller.example>;', 'max@xn--mller-kva.example'],
  ['<max@firma.example>', 'max@firma.example'],
  ['mailto:max@firma.example', 'max@firma.example'],
  [' MAILTO:max@firma.example?subject=Hallo', 'max@firma.example'],
  // Nothing is guessed.
  ['max@firma', 'max@firma'],
  ['max@@müller.example', 'max@@müller.example'],
  ['max@müller .example', 'max@müller .example'],
  ['<max>', '<max>'],
])('%o is sent as %s', (typed, sent) => {
  expect(normalizeEmail(typed)).toBe(sent);
});

it('the field keeps what is typed key by key', () => {
  for (const typed of ['Max', 'max@', 'max@mü', 'max@müller.example']) {
    expect(extractEmail(typed)).toBe(typed);
  }
});
