import { composePayload, type Payload } from '#app/domain/contact/payload';
import { type Outcome, type Submission, submissionSchema } from '#app/domain/contact/submission';
import { awaitDelivery } from './await-delivery';
import type { ContactRoom } from './contact-room';
import type { DeliveryResult } from './delivery/target';
import { describeInquiry } from './describe-inquiry';
import { currentEnvironment, type Environment } from './environment';
import { logEvent } from './log-event';
import { createReference } from './reference';
import { findLeaseOfForm } from './store/deliveries';
import { isKept } from './store/inquiries';
import { type Kept, keepInquiry } from './store/intake';
import { countEvent } from './store/limits';
import { codeOf } from './store/store';
import { verifyChallenge } from './verify-challenge';
import { visitorOf } from './visitor';

/** What the host knows of a request. */
export interface Visit {
  /** The visitor's network address. */
  address: string;
  /** Undefined where the host has no store. */
  contact: ContactRoom | undefined;
}

interface Reply {
  /** The HTTP status, for machines; the browser reads the outcome. */
  status: number;
  outcome: Outcome;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PAUSE_MS = 100;

/** Takes inquiries: checks, limits, keeps, delivers, and tells the outcome. Never throws. */
export function createInquiryDesk(environment: Environment) {
  const limits = [
    { most: environment.CONTACT_LIMIT_PER_MINUTE, spanMs: MINUTE_MS },
    { most: environment.CONTACT_LIMIT_PER_HOUR, spanMs: HOUR_MS },
  ];
  const running = new Map<string, Promise<Reply>>();

  async function receive(input: unknown, { address, contact }: Visit): Promise<Reply> {
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
    const reply = take(submission, payload, key, contact).finally(() => running.delete(key));
    running.set(key, reply);
    return reply;
  }

  async function take(
    submission: Submission,
    payload: Payload,
    key: string,
    contact: ContactRoom,
  ): Promise<Reply> {
    const { CHALLENGE_SECRET: secret, CHALLENGE_VERIFY_URL: url } = environment;
    // What is kept has been verified, and a token counts once.
    if (secret !== undefined && !(await isKept(contact.store, key))) {
      const isHuman = await verifyChallenge({ url, secret, token: payload.turnstileToken, key });
      if (isHuman === undefined) return failLoudly('the challenge service does not answer');
      if (!isHuman) return fail(422);
    }
    const kept = await keep(submission, payload, key, contact);
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
    { store, delivery }: ContactRoom,
  ): Promise<DeliveryResult> {
    if (mine.state === 'delivered') return Promise.resolve({ isDelivered: true });
    return mine.lease_by === owner
      ? delivery.attempt(mine)
      : awaitDelivery({ store, delivery, owner }, mine);
  }

  /** Another version of this form may be on its way just now; what becomes of it decides. */
  async function keep(
    submission: Submission,
    payload: Payload,
    key: string,
    { store, delivery }: ContactRoom,
  ): Promise<Kept> {
    const leaseMs = delivery.leaseMsOf('provider');
    const end = Date.now() + leaseMs;
    while (
      Date.now() < end &&
      (await findLeaseOfForm(store, submission.requestId, key)) > Date.now()
    )
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const claim =
      environment.CONTACT_MODE === 'wait' ? { target: 'provider', owner, leaseMs } : undefined;
    for (;;) {
      const now = Date.now();
      const reference = createReference();
      const facts = { submission, payload, key, reference, now };
      const { inquiry, deliveries } = await describeInquiry(facts, delivery.targets);
      const kept = await keepInquiry(store, inquiry, deliveries, now, claim);
      if (kept) return kept;
    }
  }

  const owner = crypto.randomUUID();

  return {
    receive: async (input: unknown, visit: Visit): Promise<Reply> => {
      try {
        return await receive(input, visit);
      } catch (error) {
        return failLoudly(codeOf(error));
      }
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
