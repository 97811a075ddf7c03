import { composePayload, type Payload } from '#app/domain/contact/payload';
import { type Outcome, submissionSchema } from '#app/domain/contact/submission';
import { currentEnvironment, type Environment } from './environment';
import { createOnceOnly } from './idempotency';
import type { Inbox } from './inbox';
import { type DeliveryResult, postToProvider } from './provider';
import { createRateLimit, visitorOf } from './rate-limit';
import { createReach } from './reach';
import type { SharedState } from './shared-state';
import { openStorageState } from './storage-state';

/** What the host knows of a request. */
export interface Visit {
  /** The visitor's network address. */
  address: string;
  inbox: Inbox | undefined;
  /** What this instance remembers together with others; without it each remembers for itself. */
  state?: SharedState | undefined;
}

interface Reply {
  /** The HTTP status, for machines; the browser reads the outcome. */
  status: number;
  outcome: Outcome;
}

const OPAQUE_FAILURE: Outcome = { isSuccess: false };
/** What a delivery may take beside the provider's time. */
const CLAIM_MARGIN_MS = 5000;

/** Takes inquiries: checks, limits, delivers once, and tells the outcome. Never throws. */
export function createInquiryDesk(environment: Environment) {
  const memory = openStorageState();
  const reach = createReach();
  const limits = {
    perMinute: environment.CONTACT_LIMIT_PER_MINUTE,
    perHour: environment.CONTACT_LIMIT_PER_HOUR,
  };
  const limit = createRateLimit(limits, memory, reach);
  const claimMs = environment.CONTACT_TIMEOUT_MS + CLAIM_MARGIN_MS;
  const deliverOnce = createOnceOnly({ memory, reach, claimMs });

  async function receive(input: unknown, { address, inbox, state }: Visit): Promise<Reply> {
    const submission = submissionSchema.safeParse(input).data;
    if (!submission) return { status: 422, outcome: OPAQUE_FAILURE };
    const retryAfterSeconds = await limit.take(visitorOf(address), state);
    if (retryAfterSeconds > 0) {
      return { status: 429, outcome: { isSuccess: false, retryAfterSeconds } };
    }
    const payload = composePayload(submission.inquiry);
    const key = await composeKey(submission.requestId, payload);
    const result = await deliverOnce(key, () => deliver(payload, key, inbox), state);
    if (result.isDelivered) return { status: 200, outcome: { isSuccess: true } };
    console.error(`contact: not delivered: ${result.reason}`);
    return { status: result.status, outcome: OPAQUE_FAILURE };
  }

  async function deliver(
    payload: Payload,
    key: string,
    inbox: Inbox | undefined,
  ): Promise<DeliveryResult> {
    const { CONTACT_API_URL: baseUrl, CONTACT_TIMEOUT_MS: timeoutMs } = environment;
    if (baseUrl) return postToProvider({ baseUrl, payload, idempotencyKey: key, timeoutMs });
    if (!inbox) return { isDelivered: false, reason: 'no provider and no inbox', status: 503 };
    await inbox.add({ id: key, receivedAt: new Date().toISOString(), payload });
    return { isDelivered: true };
  }

  return {
    receive: async (input: unknown, visit: Visit): Promise<Reply> => {
      try {
        return await receive(input, visit);
      } catch (error) {
        console.error(`contact: not delivered: ${codeOf(error)}`);
        return { status: 503, outcome: OPAQUE_FAILURE };
      }
    },
  };
}

let desk: ReturnType<typeof createInquiryDesk> | undefined;

/** The process's one desk. */
export function getInquiryDesk(): ReturnType<typeof createInquiryDesk> {
  desk ??= createInquiryDesk(currentEnvironment());
  return desk;
}

/**
 * One key for one inquiry: another attempt with the same content has the same, an edited one has
 * its own. The token is left out, as each attempt has another.
 */
async function composeKey(requestId: string, payload: Payload): Promise<string> {
  const content = JSON.stringify([requestId, { ...payload, turnstileToken: '' }]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** An error's code or name; its message could repeat what was sent. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error ? String(error.code) : error.name;
}
