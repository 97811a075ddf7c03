import { composePayload, type Payload } from '#app/domain/contact/payload';
import { type Outcome, submissionSchema } from '#app/domain/contact/submission';
import type { DeliveryResult } from '#app/server/delivery/target';
import { currentEnvironment, type Environment } from '#app/server/environment';
import { logEvent } from '#app/server/log-event';
import type { PriceSource } from '#app/server/prices/price-source';
import { visitorOf } from '#app/server/requests/visitor';
import { isKept } from '#app/server/store/inquiries';
import type { Kept } from '#app/server/store/intake';
import { countEvent } from '#app/server/store/limits';
import { codeOf } from '#app/server/store/store';
import { awaitDelivery } from './await-delivery';
import type { InquiryContext } from './inquiry-context';
import { keepSubmission, type Taken } from './keep-submission';
import { nameOutcome } from './outcome-name';
import { verifyChallenge } from './verify-challenge';

/** What the host knows of a request. */
export interface Visit {
  /** The visitor's network address. */
  address: string;
  /** Undefined where the host has no store. */
  contact: InquiryContext | undefined;
  /** Undefined where the built-in prices are always in force. */
  prices?: Pick<PriceSource, 'find' | 'current'> | undefined;
}

interface Reply {
  /** The HTTP status, for machines; the browser reads the outcome. */
  status: number;
  outcome: Outcome;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Takes inquiries: checks, limits, keeps, delivers, and tells the outcome. Never throws. */
export function createInquiryDesk(environment: Environment) {
  const limits = [
    { max: environment.CONTACT_LIMIT_PER_MINUTE, windowMs: MINUTE_MS },
    { max: environment.CONTACT_LIMIT_PER_HOUR, windowMs: HOUR_MS },
  ];
  const running = new Map<string, Promise<Reply>>();

  async function receive(input: unknown, visit: Visit): Promise<Reply> {
    const { address, contact } = visit;
    const submission = submissionSchema.safeParse(input).data;
    if (!submission) return fail(422);
    if (!contact) return failLoudly('no store');
    const wait = await countEvent(contact.store, visitorOf(address), limits);
    if (wait > 0) return fail(429, { retryAfterSeconds: Math.ceil(wait / 1000) });
    const payload = composePayload(submission.inquiry);
    const key = await composeKey(submission.requestId, payload);
    // A double click gets the answer of the first one.
    const known = running.get(key);
    if (known) return known;
    const taken = { submission, payload, key, contact, prices: visit.prices };
    const reply = take(taken).finally(() => running.delete(key));
    running.set(key, reply);
    return reply;
  }

  async function take(taken: Taken): Promise<Reply> {
    const { payload, key, contact } = taken;
    const { CHALLENGE_SECRET: secret, CHALLENGE_VERIFY_URL: url } = environment;
    // What is kept has been verified, and a token counts once.
    if (secret !== undefined && !(await isKept(contact.store, key))) {
      const isHuman = await verifyChallenge({ url, secret, token: payload.turnstileToken, key });
      if (isHuman === undefined) return failLoudly('the challenge service does not answer');
      if (!isHuman) return fail(422);
    }
    const leaseMs = contact.delivery.leaseMsOf('provider');
    const isAttempted = environment.CONTACT_MODE === 'wait';
    const claim = isAttempted ? { target: 'provider', owner, leaseMs } : undefined;
    const kept = await keepSubmission(taken, claim);
    contact.wake();
    const { reference } = kept;
    const mine = kept.deliveries.find(({ target }) => target === 'provider');
    if (!mine || environment.CONTACT_MODE === 'queue') return thank(reference);
    const result = await settle(mine, contact);
    if (result.isDelivered) return thank(reference);
    return fail(result.status, { reference, isPending: !result.isFinal });
  }

  function settle(
    mine: Kept['deliveries'][number],
    { store, delivery }: InquiryContext,
  ): Promise<DeliveryResult> {
    if (mine.state === 'delivered') return Promise.resolve({ isDelivered: true });
    return mine.lease_by === owner
      ? delivery.attempt(mine)
      : awaitDelivery({ store, delivery, owner }, mine);
  }

  const owner = crypto.randomUUID();

  return {
    receive: async (input: unknown, visit: Visit): Promise<Reply> => {
      const reply = await receive(input, visit).catch((error) => failLoudly(codeOf(error)));
      visit.contact?.countInquiry?.(nameOutcome(reply.status, reply.outcome));
      return reply;
    },
  };
}

function thank(reference: string): Reply {
  return { status: 200, outcome: { isSuccess: true, reference } };
}

type Failure = Omit<Outcome & { isSuccess: false }, 'isSuccess'>;

function fail(status: number, failure: Failure = {}): Reply {
  return { status, outcome: { isSuccess: false, ...failure } };
}

function failLoudly(reason: string): Reply {
  logEvent('error', `contact: not kept: ${reason}`);
  return fail(503);
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
