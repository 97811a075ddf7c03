import { domainToUnicode } from 'node:url';
import { normalizeEmail } from '#app/domain/contact/ways.ts';

/**
 * The spellings in which an address may be stored, the usual one first: earlier programs stored umlaut
 * domains as they were written.
 */
export function spellEmail(text: string): string[] {
  const email = normalizeEmail(text);
  const end = email.lastIndexOf('@') + 1;
  const domain = domainToUnicode(email.slice(end)) || email.slice(end);
  const written = email.slice(0, end) + domain;
  return [...new Set([email, written, written.normalize('NFD'), text.trim().toLowerCase()])];
}
