import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { Environment } from '#app/server/environment.ts';
import type { DeliveryResult, Message, Target } from './attempt.ts';

/** All configured targets. */
export async function openTargets(environment: Environment): Promise<Target[]> {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to, MAIL_CONFIRMATION: confirms } = environment;
  if (!url || !from || !to) return openHttpTargets(environment);
  // Loaded only if mail is configured.
  const { createMailTargets } = await import('./mail.ts');
  return [...openHttpTargets(environment), ...createMailTargets({ url, from, to, confirms })];
}

/** The configured targets that need only `fetch`. */
export function openHttpTargets(environment: Environment): Target[] {
  const { CONTACT_API_URL: baseUrl, WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = environment;
  return [
    ...(baseUrl ? [createProvider(baseUrl, environment)] : []),
    ...(url && secret ? [createWebhook(url, secret, environment.CONTACT_TIMEOUT_MS)] : []),
  ];
}

const PAUSE_BEFORE_RETRY_MS = 200;

/** Errors before a connection was made: nothing was sent, so a retry is safe. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The provider of spec §7; it recognises repeated inquiries by the idempotency key. */
function createProvider(baseUrl: string, environment: Environment): Target {
  const { CONTACT_TIMEOUT_MS: timeoutMs, CHALLENGE_SITE_KEY, CHALLENGE_SECRET } = environment;
  const url = `${baseUrl.replace(/\/+$/, '')}/contact`;
  // It verifies the CAPTCHA unless this server does.
  const takesToken = CHALLENGE_SITE_KEY !== undefined && CHALLENGE_SECRET === undefined;
  return {
    name: 'provider',
    timeoutMs,
    takesToken,
    send: async (message) => {
      const { key, body } = message;
      const signal = AbortSignal.timeout(timeoutMs);
      const attempt = () => postJson(url, { 'idempotency-key': key }, body, signal);
      let result = await attempt();
      if (result.kind === 'failed' && NOT_CONNECTED.has(result.reason) && !signal.aborted) {
        await wait(PAUSE_BEFORE_RETRY_MS);
        result = await attempt();
      }
      return takesToken ? explainUsedToken(result, message) : result;
    },
  };
}

/** A retry has the CAPTCHA token of the first attempt, which is used up. */
function explainUsedToken(result: DeliveryResult, { body, attempts }: Message): DeliveryResult {
  if (result.kind === 'delivered' || attempts <= 1 || body.includes('"turnstileToken":""'))
    return result;
  if (!/^answered 4(?:0[013]|22)$/.test(result.reason)) return result;
  const reason = `${result.reason} to a repetition: its CAPTCHA token may be used up`;
  return { ...result, reason, isFinal: true };
}

/** The operator's webhook, signed against forgery and replay (Standard Webhooks). */
function createWebhook(url: string, secret: string, timeoutMs: number): Target {
  const webhook = new Webhook(secret);
  return {
    name: 'webhook',
    timeoutMs,
    send: async ({ key, body }) => {
      const now = new Date();
      const headers = {
        'webhook-id': key,
        'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
        'webhook-signature': webhook.sign(key, now, body),
      };
      return finalIfRedirected(await postJson(url, headers, body, AbortSignal.timeout(timeoutMs)));
    },
  };
}

/**
 * A redirect of the webhook is final: retries would call it for days, and some run each time before they
 * redirect (Google Apps Script). The provider recognises repetitions, so it is tried again (D36).
 */
function finalIfRedirected(result: DeliveryResult): DeliveryResult {
  const isRedirect = result.kind === 'failed' && /^answered 3\d\d\b/.test(result.reason);
  return isRedirect ? { ...result, isFinal: true } : result;
}

/** Statuses that retrying cannot change. */
const FINAL: ReadonlySet<number> = new Set([400, 413, 422]);

/** Posts JSON and reads the status, with 429 and 503 also `Retry-After`. */
async function postJson(
  url: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      // Personal data goes to the configured address and nowhere else.
      redirect: 'manual',
      signal,
    });
    // The body is of no interest, and may never end.
    void response.body?.cancel().catch(() => undefined);
    if (response.ok) return { kind: 'delivered' };
    const { status } = response;
    const host = findRedirectHost(response, url);
    return {
      kind: 'failed',
      reason: host === undefined ? `answered ${status}` : `answered ${status} to ${host}`,
      status: 502,
      ...(FINAL.has(status) && { isFinal: true }),
      ...((status === 429 || status === 503) && {
        retryAfterMs: readRetryAfter(response.headers.get('retry-after'), Date.now()),
      }),
    };
  } catch (error) {
    if (signal.aborted) return { kind: 'failed', reason: 'did not answer', status: 504 };
    return { kind: 'failed', reason: connectionErrorOf(error), status: 502 };
  }
}

/** The host that a redirect leads to; the rest of the address may be secret. */
function findRedirectHost({ headers }: Response, url: string): string | undefined {
  const location = headers.get('location');
  return location !== null && URL.canParse(location, url) ? new URL(location, url).host : undefined;
}

/** Seconds or a date; undefined for anything else. */
export function readRetryAfter(text: string | null, now: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}

/** Error code of a failed connection; error messages could contain the data sent. */
function connectionErrorOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  // A name with several addresses fails with one error for each of them.
  const [first = cause] = cause instanceof AggregateError ? cause.errors : [];
  return first instanceof Error && 'code' in first ? String(first.code) : 'connection failed';
}
