import { createHash } from 'node:crypto';
import { composePayload, type Payload } from '#app/domain/contact/inquiry';
import { type Outcome, submissionSchema } from '#app/domain/contact/submission';
import { HOUR_MS, MINUTE_MS } from '#app/domain/durations';
import type { DeliveryResult } from '#app/server/delivery/target';
import { currentEnvironment, type Environment } from '#app/server/environment';
import { logEvent } from '#app/server/log-event';
import type { PriceSource } from '#app/server/prices/price-source';
import { getVisitorKey } from '#app/server/requests/network';
import { inquiryExists } from '#app/server/store/inquiries';
import { countEvent } from '#app/server/store/limits';
import type { SavedInquiry } from '#app/server/store/save-inquiry';
import { codeOf } from '#app/server/store/store';
import { site } from '#app/site';
import { awaitDelivery } from './await-delivery';
import { verifyCaptcha } from './captcha.server';
import type { InquiryContext } from './inquiry-context';
import { getInquiryOutcome } from './inquiry-outcome';
import { type AcceptedSubmission, saveSubmission } from './save-submission';

/** Facts that the host knows about a visitor's request. */
export interface Visit {
  /** The visitor's network address. */
  address: string;
  /** Undefined if the host has no store. */
  inquiries: InquiryContext | undefined;
  /** Undefined if the built-in prices are always in force. */
  prices?:
    | (Pick<PriceSource, 'find' | 'current'> & Partial<Pick<PriceSource, 'isLost'>>)
    | undefined;
  /** Origin of the staff pages; default: the site's. */
  staffOrigin?: string | undefined;
}

interface Reply {
  /** The HTTP status, for machines; the browser reads the outcome. */
  status: number;
  outcome: Outcome;
}

/** Receives inquiries: checks, limits, stores and delivers them. It never throws. */
export function createInquiryService(environment: Environment) {
  const limits = [
    { max: environment.CONTACT_LIMIT_PER_MINUTE, windowMs: MINUTE_MS },
    { max: environment.CONTACT_LIMIT_PER_HOUR, windowMs: HOUR_MS },
  ];
  const running = new Map<string, Promise<Reply>>();

  async function receive(input: unknown, visit: Visit): Promise<Reply> {
    const submission = submissionSchema.safeParse(input).data;
    if (!submission) return count(fail(422), visit);
    const payload = composePayload(submission.inquiry);
    const key = composeKey(submission.requestId, payload);
    // A double click gets the answer to the first click, and counts once.
    const known = running.get(key);
    if (known) return known;
    const reply = accept({ submission, payload, key }, visit)
      .catch((error) => failAndLog(codeOf(error)))
      .then((answer) => count(answer, visit))
      .finally(() => running.delete(key));
    running.set(key, reply);
    return reply;
  }

  function count(reply: Reply, { inquiries }: Visit): Reply {
    inquiries?.countInquiry?.(getInquiryOutcome(reply.status, reply.outcome));
    return reply;
  }

  async function accept(
    received: Pick<AcceptedSubmission, 'submission' | 'payload' | 'key'>,
    { address, inquiries, prices, staffOrigin = site.origin }: Visit,
  ): Promise<Reply> {
    if (!inquiries) return failAndLog('no store');
    const wait = await countEvent(inquiries.store, getVisitorKey(address), limits);
    if (wait > 0) return fail(429, { retryAfterSeconds: Math.ceil(wait / 1000) });
    const providerFields = environment.CONTACT_API_FIELDS;
    return take({ ...received, providerFields, inquiries, prices, staffOrigin });
  }

  async function take(taken: AcceptedSubmission): Promise<Reply> {
    const { payload, key, inquiries } = taken;
    const { CHALLENGE_SECRET: secret, CHALLENGE_VERIFY_URL: url } = environment;
    // A stored inquiry was verified before, and CAPTCHA tokens are single-use.
    if (secret !== undefined && !(await inquiryExists(inquiries.store, key))) {
      const isHuman = await verifyCaptcha({ url, secret, token: payload.turnstileToken, key });
      if (isHuman === undefined) return failAndLog('the CAPTCHA service does not answer');
      if (!isHuman) return fail(422, { isTokenRefused: true });
    }
    const leaseMs = inquiries.delivery.leaseMsOf('provider');
    const isAttempted = environment.CONTACT_MODE === 'wait';
    const claim = isAttempted ? { target: 'provider', owner, leaseMs } : undefined;
    const saved = await saveSubmission(taken, claim);
    inquiries.wake();
    const { reference } = saved;
    const mine = saved.deliveries.find(({ target }) => target === 'provider');
    if (!mine || environment.CONTACT_MODE === 'queue') return respondAccepted(reference);
    const result = await settle(mine, inquiries);
    if (result.kind === 'delivered') return respondAccepted(reference);
    return fail(result.status, { reference, isPending: !result.isFinal });
  }

  function settle(
    mine: SavedInquiry['deliveries'][number],
    { store, delivery }: InquiryContext,
  ): Promise<DeliveryResult> {
    if (mine.state === 'delivered') return Promise.resolve({ kind: 'delivered' });
    return mine.lease_by === owner
      ? delivery.attempt(mine)
      : awaitDelivery({ store, delivery, owner }, mine);
  }

  const owner = crypto.randomUUID();

  return { receive };
}

function respondAccepted(reference: string): Reply {
  return { status: 200, outcome: { isSuccess: true, reference } };
}

type Failure = Omit<Outcome & { isSuccess: false }, 'isSuccess'>;

function fail(status: number, failure: Failure = {}): Reply {
  return { status, outcome: { isSuccess: false, ...failure } };
}

function failAndLog(reason: string): Reply {
  logEvent('error', `contact: not stored: ${reason}`);
  return fail(503);
}

let service: ReturnType<typeof createInquiryService> | undefined;

/** The process's inquiry service. */
export function getInquiryService(): ReturnType<typeof createInquiryService> {
  service ??= createInquiryService(currentEnvironment());
  return service;
}

/**
 * Idempotency key: the same for every attempt with the same content. The CAPTCHA token is left out,
 * since each attempt has another.
 */
function composeKey(requestId: string, payload: Payload): string {
  const content = JSON.stringify([requestId, { ...payload, turnstileToken: '' }]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
