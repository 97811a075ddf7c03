import { dropInvisible } from '#app/domain/plain-text.ts';

/** The preferred contact is asked for only if both are given (spec §4). */
export function hasEmailAndPhone({ email, phone }: Record<'email' | 'phone', string>): boolean {
  return email.trim() !== '' && phone.trim() !== '';
}

/**
 * The address in what people paste: `Ada Lovelace <ada@firma.example>`, `mailto:ada@firma.example`.
 * Everything else stays as it is.
 */
export function extractEmail(text: string): string {
  const address = /<([^<>@\s]+@[^<>@\s]+)>[\s,;]*$/.exec(text)?.[1] ?? text;
  return address.replace(/^\s*mailto:([^?]*).*$/is, '$1');
}

/**
 * The address as it is sent: without invisible characters, and with an umlaut domain in the form that
 * every mail server knows (`max@müller.example` is `max@xn--mller-kva.example`), as browsers write it.
 */
export function toMailAddress(text: string): string {
  const email = extractEmail(dropInvisible(text)).trim();
  const [, name, domain] = /^([^@]*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  if (name === undefined || domain === undefined || !/\P{ASCII}/u.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? name + new URL(address).hostname : email;
}

/**
 * The mailbox that an address probably leads to: many services ignore dots and what follows a "+".
 * Only for counting; everything else uses the address as it was typed.
 */
export function toMailbox(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(normalizeEmail(email)) ?? [];
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
}

/** The form in which addresses are stored beside an inquiry and compared (D54). */
export function normalizeEmail(text: string): string {
  return toMailAddress(text).toLowerCase();
}
