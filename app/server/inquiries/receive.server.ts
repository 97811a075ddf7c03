import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryTarget } from '#app/domain/contact/fields';
import {
  findOfferedSelection,
  parseOfferNumberOfPath,
} from '#app/domain/contact/inquired-selection';
import { composePayload, type Payload } from '#app/domain/contact/inquiry';
import {
  type Outcome,
  type SubmissionFailure,
  submissionSchema,
} from '#app/domain/contact/submission';
import { toMailbox } from '#app/domain/contact/ways';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/domain/durations';
import { formatOfferQuery } from '#app/domain/offers/offer';
import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import { referenceLanguage } from '#app/i18n/languages';
import { loadTranslatedList } from '#app/i18n/price-list';
import { currentEnvironment, type Environment } from '#app/server/environment';
import { logEvent } from '#app/server/log-event';
import { storeInquiredOffer } from '#app/server/offers/stored-offers';
import type { PriceSource } from '#app/server/prices/price-source';
import { countVisit } from '#app/server/requests/count-visit';
import { findLeaseOfForm } from '#app/server/store/deliveries';
import { inquiryExists } from '#app/server/store/inquiries';
import { countEvent } from '#app/server/store/limits';
import { findOffer } from '#app/server/store/offers';
import { type FirstAttempt, type SavedInquiry, saveInquiry } from '#app/server/store/save-inquiry';
import { codeOf, type Store } from '#app/server/store/store';
import { site } from '#app/site';
import { verifyCaptcha } from './captcha.server';
import { composeInquiry, type ReceivedInquiry } from './compose';
import type { InquiryContext, InquiryOutcome } from './open-inquiries';
import { createReference } from './reference';

/** A visitor's request, as the host knows it. */
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

/** A submission that is taken: what is known of it before it has a reference. */
interface Taken
  extends Pick<
    ReceivedInquiry,
    'submission' | 'payload' | 'isUnverified' | 'providerFields' | 'key' | 'staffOrigin'
  > {
  inquiries: InquiryContext;
  source: Visit['prices'];
}

interface Reply {
  /** The HTTP status, for machines; the browser reads the outcome. */
  status: number;
  outcome: Outcome;
}

const PAUSE_MS = 100;

/** Confirmations for one address, since anyone can enter it. */
export const CONFIRMATIONS = { max: 3, windowMs: DAY_MS };

/** Milliseconds for which inquiries of a visitor are counted. */
export const VISIT_WINDOW_MS = HOUR_MS;

/** While the CAPTCHA service does not answer, inquiries of one visitor and of all. */
const UNVERIFIED_PER_VISITOR = [{ max: 2, windowMs: VISIT_WINDOW_MS }];
const UNVERIFIED_IN_TOTAL = [{ max: 60, windowMs: HOUR_MS }];

async function countUnverified(store: Store, address: string): Promise<number> {
  const wait = await countVisit(store, 'unverified ', address, UNVERIFIED_PER_VISITOR);
  return wait > 0 ? wait : countEvent(store, 'unverified', UNVERIFIED_IN_TOTAL);
}

/** Receives inquiries: checks, limits, stores and delivers them. It never throws. */
export function createInquiryService(environment: Environment) {
  const limits = [
    { max: environment.CONTACT_LIMIT_PER_MINUTE, windowMs: MINUTE_MS },
    { max: environment.CONTACT_LIMIT_PER_HOUR, windowMs: VISIT_WINDOW_MS },
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
    received: Pick<Taken, 'submission' | 'payload' | 'key'>,
    { address, inquiries, prices: source, staffOrigin = site.origin }: Visit,
  ): Promise<Reply> {
    if (!inquiries) return failAndLog('no store');
    const { store, delivery } = inquiries;
    const pause = await countVisit(store, '', address, limits);
    if (pause > 0) return fail(429, { retryAfterSeconds: Math.ceil(pause / 1000) });
    const { payload, key } = received;
    let isUnverified = false;
    const { CHALLENGE_SECRET: secret, CHALLENGE_VERIFY_URL: url } = environment;
    // A stored inquiry was verified before, and CAPTCHA tokens are single-use.
    if (secret !== undefined && !(await inquiryExists(store, key))) {
      const isHuman = await verifyCaptcha({ url, secret, token: payload.turnstileToken, key });
      if (isHuman === false) return fail(422, { isTokenRefused: true });
      if (isHuman === undefined) {
        logEvent('error', 'contact: not verified: the CAPTCHA service does not answer');
        const wait = await countUnverified(store, address);
        if (wait > 0) return fail(429, { retryAfterSeconds: Math.ceil(wait / 1000) });
        isUnverified = true;
      }
    }
    const isAwaited = environment.CONTACT_MODE === 'wait';
    const { owner, leaseMsOf } = delivery;
    const claim = { target: 'provider', owner, leaseMs: leaseMsOf('provider') };
    const providerFields = environment.CONTACT_API_FIELDS;
    const { reference, deliveries } = await saveSubmission(
      { ...received, isUnverified, providerFields, staffOrigin, inquiries, source },
      isAwaited ? claim : undefined,
    );
    inquiries.wake();
    const mine = deliveries.find(({ target }) => target === 'provider');
    const accepted = { status: 200, outcome: { isSuccess: true as const, reference } };
    if (!mine || !isAwaited) return accepted;
    const result = await delivery.settle(mine);
    if (result.kind === 'delivered') return accepted;
    return fail(result.status, { reference, isPending: !result.isFinal });
  }

  return { receive };
}

function fail(status: number, failure: SubmissionFailure = {}): Reply {
  return { status, outcome: { isSuccess: false, ...failure } };
}

function failAndLog(reason: string): Reply {
  logEvent('error', `contact: not stored: ${reason}`);
  return fail(503);
}

function getInquiryOutcome(status: number, outcome: Outcome): InquiryOutcome {
  if (outcome.isSuccess) return 'accepted';
  if (outcome.reference !== undefined) return outcome.isPending ? 'pending' : 'dead';
  if (status === 422) return 'invalid';
  return status === 429 ? 'limited' : 'lost';
}

let service: ReturnType<typeof createInquiryService> | undefined;

/** The process's inquiry service. */
export function getInquiryService(): ReturnType<typeof createInquiryService> {
  service ??= createInquiryService(currentEnvironment());
  return service;
}

/**
 * Idempotency key: the same for every attempt with the same content, without the CAPTCHA token,
 * of which each attempt has another.
 */
function composeKey(requestId: string, payload: Payload): string {
  const content = JSON.stringify([requestId, { ...payload, turnstileToken: '' }]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** Saves an inquiry and its deliveries; the claimed one is attempted by the caller. */
async function saveSubmission(
  taken: Taken,
  claim: FirstAttempt | undefined,
): Promise<SavedInquiry> {
  const { submission, key, inquiries } = taken;
  const { store, delivery } = inquiries;
  const providerTakesToken = delivery.takesToken;
  const received = { ...taken, ...(await findOfferedPrices(taken)), providerTakesToken };
  const targets = await listTargets(taken);
  const end = performance.now() + delivery.leaseMsOf('provider');
  for (;;) {
    // While an earlier version of this form is being delivered, since its result decides.
    while (
      performance.now() < end &&
      (await findLeaseOfForm(store, submission.requestId, key)) > Date.now()
    ) {
      await wait(PAUSE_MS);
    }
    const now = Date.now();
    const numbered = { ...received, reference: createReference(), now };
    const { inquiry, deliveries } = await composeInquiry(numbered, targets);
    const isPatient = performance.now() < end;
    const saved = await saveInquiry(store, inquiry, deliveries, now, claim, isPatient);
    if (saved) return saved;
  }
}

/** All targets, without the confirmation for an address that has got enough of them. */
async function listTargets({
  payload: { email },
  inquiries: { store, delivery },
}: Taken): Promise<readonly DeliveryTarget[]> {
  const { targets } = delivery;
  if (email === '' || !targets.includes('confirmation')) return targets;
  const pause = await countEvent(store, `confirmation ${toMailbox(email)}`, [CONFIRMATIONS]);
  return pause > 0 ? targets.filter((target) => target !== 'confirmation') : targets;
}

/** The prices that the page showed, and the stored offer with the selection (D39). */
async function findOfferedPrices({
  submission: { context },
  payload,
  inquiries: { store },
  source,
}: Taken) {
  if (!context) return { prices: undefined };
  const { page, language } = context;
  const number = parseOfferNumberOfPath(page);
  const stored = number === undefined ? undefined : await findOffer(store, number, Date.now());
  const version = stored?.version ?? context.priceList ?? BUILT_IN_VERSION;
  const found = await source?.find(version);
  const isKnown = found || version === BUILT_IN_VERSION;
  const prices = isKnown
    ? { version, list: await loadTranslatedList(found?.list, referenceLanguage) }
    : undefined;
  if (stored) {
    const offered = `/preiskalkulator/${stored.planId}${stored.query}`;
    return { prices, offered, offerNumber: stored.number };
  }
  const selection = findOfferedSelection(page, payload.pricingDetails, prices);
  if (!prices || !selection) return { prices };
  const query = formatOfferQuery(selection);
  const offer = { planId: selection.plan.id, query, version: prices.version, language };
  return { prices, offerNumber: await storeInquiredOffer(store, offer, Date.now()) };
}
