import type { Inquiry } from '#app/features/inquiries/load';

type Reply = Pick<Inquiry, 'email' | 'reply'>;

/** The address that opens the visitor's mail, in the mail program of the person who reads it. */
export function composeReplyAddress({ email, reply: { subject, body } }: Reply): string {
  // A question mark in the address would add recipients; lines end as in RFC 6068, section 5.
  const to = encodeURIComponent(email).replace('%40', '@');
  const lines = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${lines}`;
}
