import { expect, it } from 'vitest';
import { composeReplyAddress } from '#app/features/inquiries/detail/reply-address';

it('a reply has one recipient, subject and lines as mail programs expect them (RFC 6068)', () => {
  const reply = { subject: 'Ihre Anfrage & mehr', body: 'Guten Tag,\n\nAnna' };
  expect(composeReplyAddress({ email: 'ada@example.org', reply })).toBe(
    'mailto:ada@example.org?subject=Ihre%20Anfrage%20%26%20mehr&body=Guten%20Tag%2C%0D%0A%0D%0AAnna',
  );
  expect(composeReplyAddress({ email: 'ada?cc=eve@example.org', reply })).toMatch(
    /^mailto:ada%3Fcc%3Deve@example\.org\?subject=/,
  );
});
