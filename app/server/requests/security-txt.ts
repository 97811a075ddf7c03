import { DAY_MS } from '#app/domain/durations';
import { site } from '#app/site';
import { plainResponse } from './plain-responses';

/** Path of security.txt (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** The standard recommends less than a year. */
const VALID_DAYS = 180;

/** Composed for each request, so that it never expires; it is the same for a day. */
export function composeSecurityTxt(now: number): string {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000', '');
  return [
    `Contact: mailto:${site.securityEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en',
    `Canonical: ${site.origin}${SECURITY_TXT_PATH}`,
  ].join('\n');
}

export function securityTxtResponse(): Response {
  const headers = { 'cache-control': 'public, max-age=3600' };
  return plainResponse(200, composeSecurityTxt(Date.now()), headers);
}
