import * as z from 'zod';
import { isLoopback } from './loopback.ts';

// Addresses to which inquiries and secrets are sent. Without TLS anyone on the way could read them, so
// it is required, except on this machine or if the address ends with `?requireTLS=false`.

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine(
    (address) => !URL.canParse(address) || new URL(address).username === '',
    'must hold no user name',
  );

const PARAMETER = 'requireTLS';
const IN_CLEAR =
  'must be an https address; to send in clear, for example in a network of your own, append ?requireTLS=false';
const NOT_ENCODED =
  'must be smtp://user:password@host:587 or smtps://…, with special characters of the password encoded';

/** An http address, without the word for sending in clear, which the host must not get. */
export const sendingAddress = webAddress.transform((address, { issues, value }) => {
  const { protocol, hostname, searchParams } = new URL(address);
  const isSafe = protocol === 'https:' || isLoopback(hostname);
  if (!isSafe && searchParams.get(PARAMETER) !== 'false') {
    issues.push({ code: 'custom', message: IN_CLEAR, input: value });
    return z.NEVER;
  }
  return searchParams.has(PARAMETER) ? dropParameter(address) : address;
});

/** All else stays as it is written, since an address may be signed. */
function dropParameter(address: string): string {
  const [, start = '', query = '', rest = ''] = /^([^?]*)\?([^#]*)(.*)$/.exec(address) ?? [];
  const others = query.split('&').filter((part) => part.split('=', 1)[0] !== PARAMETER);
  return start + (others.length > 0 ? `?${others.join('&')}` : '') + rest;
}

/** An address of a mail server, which says whether TLS is required. */
export const mailServerAddress = z
  .string()
  .regex(/^smtps?:\/\/./, 'must be smtp://… or smtps://…')
  .transform((address, { issues, value }) => {
    const url = URL.parse(address);
    if (!url) {
      issues.push({ code: 'custom', message: NOT_ENCODED, input: value });
      return z.NEVER;
    }
    if (isLoopback(url.hostname) || url.searchParams.get(PARAMETER) === 'false') return address;
    url.searchParams.set(PARAMETER, 'true');
    return url.href;
  });
