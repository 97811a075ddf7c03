import { expect, it } from 'vitest';
import { toMailbox } from '#app/domain/contact/ways';

it.each([
  ['ada@firma.example', 'ada@firma.example'],
  ['Ada+news+1@Firma.example', 'ada@firma.example'],
  ['a.d.a@firma.example', 'ada@firma.example'],
  ['.a.d.a+@müller.example', 'ada@xn--mller-kva.example'],
  ['+@firma.example', '@firma.example'],
])('confirmations for %s count for %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
