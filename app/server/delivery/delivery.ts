import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryTarget } from '#app/domain/contact/fields.ts';
import { formatOrigin, type Level, logEvent } from '#app/server/log-event.ts';
import {
  claimDue,
  type Delivery,
  recordDelivered,
  recordFailed,
} from '#app/server/store/deliveries.ts';
import { codeOf, type Store } from '#app/server/store/store.ts';
import { computeNextAttempt } from './schedule.ts';
import { type DeliveryResult, getAlarmTargets, type Message, type Target } from './target.ts';

export interface DeliveryOptions {
  store: Store;
  targets: readonly Target[];
  /** The provider verifies the CAPTCHA; its tokens are single-use. */
  isTokenForProvider?: boolean;
  log?: (level: Level, message: string) => void;
  /** Counts attempts, if metrics are enabled. */
  countDelivery?: ((target: DeliveryTarget, result: 'delivered' | 'failed') => void) | undefined;
}

/** Time that an attempt may take beyond the target's timeout. */
const LEASE_MARGIN_MS = 5000;
const MAX_CONCURRENT = 8;
const RECORD_RETRY_MS = 1000;
const MAX_RECORD_ATTEMPTS = 600;

/** Attempts deliveries and records the results. */
export function createDelivery(options: DeliveryOptions) {
  const { store, log = logEvent } = options;
  const targets = new Map(options.targets.map((target) => [String(target.name), target]));
  const leaseMsOf = (target: string) => (targets.get(target)?.timeoutMs ?? 0) + LEASE_MARGIN_MS;
  /** Attempts a delivery that the caller has leased, and records the result. */
  async function attempt(delivery: Delivery): Promise<DeliveryResult> {
    const { key, target: name, body, attempts } = delivery;
    const target = targets.get(name);
    if (!target) return { kind: 'failed', reason: 'no such target', status: 503 };
    const result = explain(await send(target, { key, body }), delivery);
    options.countDelivery?.(target.name, result.kind);
    if (result.kind === 'failed') {
      const what = name === 'provider' ? 'contact' : name;
      log('warn', `${what}: not delivered: ${result.reason}`);
    }
    await record(delivery, result, attempts);
    return result;
  }

  async function send(target: Target, message: Message): Promise<DeliveryResult> {
    try {
      return await target.send(message);
    } catch (error) {
      // A bug; the error message is not logged, since it may quote the body.
      logEvent('error', `${target.name}: the attempt failed`, formatOrigin(error));
      return { kind: 'failed', reason: codeOf(error), status: 502 };
    }
  }

  /** A retry has the CAPTCHA token of the first attempt, which is used up. */
  function explain(result: DeliveryResult, { target, attempts, body }: Delivery): DeliveryResult {
    const isRepeated = options.isTokenForProvider && target === 'provider' && attempts > 1;
    if (result.kind === 'delivered' || !isRepeated || body.includes('"turnstileToken":""'))
      return result;
    if (!/^answered 4(?:0[013]|22)$/.test(result.reason)) return result;
    const reason = `${result.reason} to a repetition: its CAPTCHA token may be used up`;
    return { ...result, reason, isFinal: true };
  }

  async function record(delivery: Delivery, result: DeliveryResult, attempts: number) {
    const { since } = delivery;
    const write = () => {
      const now = Date.now();
      if (result.kind === 'delivered') return recordDelivered(store, delivery, now);
      const { reason, isFinal, retryAfterMs } = result;
      const dueAt = isFinal
        ? undefined
        : computeNextAttempt({ attempts, since, now, retryAfterMs });
      return recordFailed(store, delivery, { reason, dueAt, now });
    };
    try {
      await write();
    } catch (error) {
      log('error', `delivery: not recorded yet (${codeOf(error)})`);
      void recordLater(write);
    }
  }

  /** Keeps trying to record a result, so that a delivered inquiry is not sent again. */
  async function recordLater(write: () => Promise<void>): Promise<void> {
    for (let count = 0; count < MAX_RECORD_ATTEMPTS; count++) {
      await wait(RECORD_RETRY_MS);
      const isWritten = await write().then(
        () => true,
        () => false,
      );
      if (isWritten) return;
    }
  }

  const names = options.targets.map(({ name }): DeliveryTarget => name);
  return {
    /** Targets of each inquiry. */
    targets: names,
    /** Targets whose failures raise the alarm. */
    watched: getAlarmTargets(names),
    /** Length of the lease for this target. */
    leaseMsOf,
    attempt,
    /** Attempts some due deliveries to a target; returns how many succeeded. */
    attemptDue: async (target: DeliveryTarget): Promise<number> => {
      const owner = crypto.randomUUID();
      const claim = { owner, now: Date.now(), leaseMs: leaseMsOf(target) };
      const due = await claimDue(store, target, { ...claim, limit: MAX_CONCURRENT });
      const results = await Promise.all(due.map(attempt));
      return results.filter(({ kind }) => kind === 'delivered').length;
    },
  };
}

export type DeliveryService = ReturnType<typeof createDelivery>;
