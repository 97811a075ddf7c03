import { expect, it } from 'vitest';
import { extractEmail, normalizeEmail } from '#app/domain/contact/inquiry';

it.each([
  ['ada@firma.example', 'ada@firma.example'],
  ['max@müller.example', 'max@xn--mller-kva.example'],
  ['max@MÜLLER.example', 'max@xn--mller-kva.example'],
  ['max@bücher.müller.example', 'max@xn--bcher-kva.xn--mller-kva.example'],
  ['Ada Lovelace <ada@firma.example>', 'ada@firma.example'],
  ['"Muster, Max" <max@müller.example>;', 'max@xn--mller-kva.example'],
  ['<ada@firma.example>', 'ada@firma.example'],
  ['mailto:ada@firma.example', 'ada@firma.example'],
  [' MAILTO:ada@firma.example?subject=Hallo', 'ada@firma.example'],
  // Nothing is guessed.
  ['ada@firma', 'ada@firma'],
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
