import { domainToUnicode } from 'node:url';
import { normalizeEmail } from '#app/domain/contact/ways.ts';

/** Spellings of a stored address, the usual first; umlaut domains were once stored as typed. */
export function spellEmail(text: string): string[] {
  const email = normalizeEmail(text);
  const end = email.lastIndexOf('@') + 1;
  const domain = domainToUnicode(email.slice(end)) || email.slice(end);
  const written = email.slice(0, end) + domain;
  return [...new Set([email, written, written.normalize('NFD'), text.trim().toLowerCase()])];
}
