import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryTarget } from '#app/domain/contact/fields.ts';
import { formatOrigin, logEvent } from '#app/server/log-event.ts';
import {
  claimDelivery,
  claimDue,
  type Delivery,
  readDelivery,
  recordDelivered,
  recordFailed,
} from '#app/server/store/deliveries.ts';
import { codeOf, type Store } from '#app/server/store/store.ts';
import { computeNextAttempt } from './schedule.ts';

/** A target that inquiries are delivered to. */
export interface Target {
  name: DeliveryTarget;
  /** No attempt takes longer. */
  timeoutMs: number;
  /** Whether it verifies the CAPTCHA. */
  takesToken?: boolean;
  /** An exception counts as a failed attempt. */
  send(message: Message): Promise<DeliveryResult>;
}

export interface Message {
  /** Idempotency key, the same for each attempt. */
  key: string;
  body: string;
  /** Attempts so far, with this one. */
  attempts: number;
}

export type DeliveryResult =
  | { kind: 'delivered' }
  | {
      kind: 'failed';
      /** For the log; contains nothing of the inquiry. */
      reason: string;
      status: 502 | 503 | 504;
      /** No further attempt can succeed. */
      isFinal?: boolean;
      /** The target's `Retry-After`. */
      retryAfterMs?: number | undefined;
    };

export interface DeliveryOptions {
  store: Store;
  targets: readonly Target[];
  /** Counts attempts, if metrics are enabled. */
  countDelivery?: ((target: DeliveryTarget, result: 'delivered' | 'failed') => void) | undefined;
}

/** Time that an attempt may take beyond the target's timeout. */
const LEASE_MARGIN_MS = 5000;
const MAX_CONCURRENT = 8;
const RECORD_RETRY_MS = 1000;
const MAX_RECORD_ATTEMPTS = 600;
/** Pause between two reads of a delivery that another instance attempts. */
const READ_PAUSE_MS = 100;

const UNKNOWN_RESULT: DeliveryResult = {
  kind: 'failed',
  reason: 'another instance did not say what became of it',
  status: 503,
};

/** Attempts deliveries and records the results. */
export function createDelivery({ store, targets, countDelivery }: DeliveryOptions) {
  /** Holds the leases of visitors' requests. */
  const owner = crypto.randomUUID();
  const findTarget = (wanted: string) => targets.find(({ name }) => name === wanted);
  const leaseMsOf = (name: string) => (findTarget(name)?.timeoutMs ?? 0) + LEASE_MARGIN_MS;

  /** Attempts a delivery that the caller has leased, and records the result. */
  async function attempt(delivery: Delivery): Promise<DeliveryResult> {
    const { target: name } = delivery;
    const target = findTarget(name);
    if (!target) return { kind: 'failed', reason: 'no such target', status: 503 };
    const result = await send(target, delivery);
    countDelivery?.(target.name, result.kind);
    if (result.kind === 'failed') {
      const what = name === 'provider' ? 'contact' : name;
      logEvent('warn', `${what}: not delivered: ${result.reason}`);
    }
    const write = () => record(delivery, result);
    await write().catch((error) => {
      logEvent('error', `delivery: not recorded yet (${codeOf(error)})`);
      void recordLater(write);
    });
    return result;
  }

  async function send(target: Target, delivery: Delivery): Promise<DeliveryResult> {
    const { key, attempts } = delivery;
    try {
      return await target.send({ key, body: composeBody(delivery), attempts });
    } catch (error) {
      // A bug; the error message is not logged, since it may quote the body.
      logEvent('error', `${target.name}: the attempt failed`, formatOrigin(error));
      return { kind: 'failed', reason: codeOf(error), status: 502 };
    }
  }

  async function record(delivery: Delivery, result: DeliveryResult): Promise<void> {
    const now = Date.now();
    if (result.kind === 'delivered') return recordDelivered(store, delivery, now);
    const { attempts, since } = delivery;
    const { reason, isFinal, retryAfterMs } = result;
    const dueAt = isFinal ? undefined : computeNextAttempt({ attempts, since, now, retryAfterMs });
    return recordFailed(store, delivery, { reason, dueAt, now });
  }

  /** Waits for another instance's result, and takes over if its lease expires after a crash. */
  async function awaitResult({ key, target }: Delivery): Promise<DeliveryResult> {
    const leaseMs = leaseMsOf(target);
    const end = performance.now() + 2 * leaseMs;
    while (performance.now() < end) {
      const known = await readDelivery(store, key, target);
      if (!known) return UNKNOWN_RESULT;
      const { state, lease_until, reason } = known;
      if (state === 'delivered') return { kind: 'delivered' };
      if (lease_until === 0) {
        const status = reason === 'did not answer' ? 504 : 502;
        return { kind: 'failed', reason, status, isFinal: state === 'dead' };
      }
      const now = Date.now();
      if (lease_until <= now) {
        const mine = await claimDelivery(store, known, { owner, now, leaseMs });
        if (mine) return attempt(mine);
      }
      await wait(READ_PAUSE_MS);
    }
    return UNKNOWN_RESULT;
  }

  const names = targets.map(({ name }) => name);
  return {
    owner,
    /** Whether the provider verifies the CAPTCHA. */
    takesToken: targets.some(({ takesToken }) => takesToken),
    /** Targets of each inquiry. */
    targets: names,
    /** Targets whose failures raise the alarm; a confirmation also fails for a mistyped address. */
    watched: names.filter((name) => name !== 'confirmation'),
    /** Length of the lease for this target. */
    leaseMsOf,
    attempt,
    /** The result of a delivery that a visitor waits for, from any worker. */
    settle: async (delivery: Delivery): Promise<DeliveryResult> => {
      if (delivery.state === 'delivered') return { kind: 'delivered' };
      return delivery.lease_by === owner ? attempt(delivery) : awaitResult(delivery);
    },
    /** Attempts some due deliveries to a target; returns how many succeeded. */
    attemptDue: async (target: DeliveryTarget): Promise<number> => {
      const claim = { owner: crypto.randomUUID(), now: Date.now(), leaseMs: leaseMsOf(target) };
      const due = await claimDue(store, target, { ...claim, limit: MAX_CONCURRENT });
      const results = await Promise.all(due.map(attempt));
      return results.filter(({ kind }) => kind === 'delivered').length;
    },
  };
}

export type DeliveryService = ReturnType<typeof createDelivery>;

/** The body with the CAPTCHA's token, which is stored beside it. Text of visitors has no such member. */
function composeBody({ body, token }: Delivery): string {
  if (token === null) return body;
  return body.replace('"turnstileToken":""', () => `"turnstileToken":${JSON.stringify(token)}`);
}

/** Keeps trying to record a result, so that a delivered inquiry is not sent again. */
async function recordLater(write: () => Promise<void>): Promise<void> {
  for (let count = 0; count < MAX_RECORD_ATTEMPTS; count++) {
    await wait(RECORD_RETRY_MS);
    try {
      return await write();
    } catch {
      // The store is still down.
    }
  }
}
