import { createHash } from 'node:crypto';
import * as z from 'zod';
import { CAPTCHA_TIMEOUT_MS, currentEnvironment } from '#app/server/environment';

/** The browser's needs for the CAPTCHA; null if none is configured (D26). */
export function readCaptcha() {
  const { CHALLENGE_SITE_KEY: siteKey, CHALLENGE_SCRIPT_URL: scriptUrl } = currentEnvironment();
  return siteKey === undefined ? null : { siteKey, scriptUrl };
}

interface Verification {
  url: string;
  secret: string;
  token: string;
  /** The inquiry's key, which makes the request idempotent. */
  key: string;
}

const answerSchema = z.object({ success: z.boolean() });

/** Verifies a CAPTCHA token; undefined if the service does not answer. */
export async function verifyCaptcha({
  url,
  secret,
  token,
  key,
}: Verification): Promise<boolean | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, response: token, idempotency_key: toUuid(key + token) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(CAPTCHA_TIMEOUT_MS),
    });
    return answerSchema.parse(await response.json()).success;
  } catch {
    return undefined;
  }
}

/** A UUID in the form of version 4, derived from a text. */
function toUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
