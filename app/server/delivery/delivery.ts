import { describeOrigin, type Level, logEvent } from '#app/server/log-event.ts';
import {
  claimDue,
  type Delivery,
  recordDelivered,
  recordFailed,
} from '#app/server/store/deliveries.ts';
import { codeOf, type Store } from '#app/server/store/store.ts';
import { findNextAttempt } from './schedule.ts';
import {
  type DeliveryResult,
  findWatched,
  type Message,
  type Target,
  type TargetName,
} from './target.ts';

export interface DeliveryOptions {
  store: Store;
  targets: readonly Target[];
  /** The provider is who verifies the challenge, whose tokens count once. */
  isTokenForProvider?: boolean;
  log?: (level: Level, message: string) => void;
  /** Hears of each attempt, where they are counted. */
  countDelivery?: ((target: TargetName, result: 'delivered' | 'failed') => void) | undefined;
}

/** What an attempt may take beside the target's own time. */
const LEASE_MARGIN_MS = 5000;
const MAX_CONCURRENT = 8;
const RECORD_AGAIN_MS = 1000;
const MAX_RECORD_ATTEMPTS = 600;

/** Makes deliveries and records what became of them. */
export function createDelivery(options: DeliveryOptions) {
  const { store, log = logEvent } = options;
  const targets = new Map(options.targets.map((target) => [String(target.name), target]));
  const leaseMsOf = (target: string) => (targets.get(target)?.timeoutMs ?? 0) + LEASE_MARGIN_MS;
  /** Makes an attempt at a delivery that is the caller's by its lease, and records it. */
  async function attempt(delivery: Delivery): Promise<DeliveryResult> {
    const { key, target: name, body, attempts } = delivery;
    const target = targets.get(name);
    if (!target) return { isDelivered: false, reason: 'no such target', status: 503 };
    const result = explain(await send(target, { key, body }), delivery);
    options.countDelivery?.(target.name, result.isDelivered ? 'delivered' : 'failed');
    if (!result.isDelivered) {
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
      // A fault of this program; the body could be what it cannot read.
      logEvent('error', `${target.name}: the attempt failed`, describeOrigin(error));
      return { isDelivered: false, reason: codeOf(error), status: 502 };
    }
  }

  /** A repetition has the token of the first attempt, which counts no more. */
  function explain(result: DeliveryResult, { target, attempts, body }: Delivery): DeliveryResult {
    const isRepeated = options.isTokenForProvider && target === 'provider' && attempts > 1;
    if (result.isDelivered || !isRepeated || body.includes('"turnstileToken":""')) return result;
    if (!/^answered 4(?:0[013]|22)$/.test(result.reason)) return result;
    const reason = `${result.reason} to a repetition: its challenge token may be used up`;
    return { ...result, reason, isFinal: true };
  }

  async function record(delivery: Delivery, result: DeliveryResult, attempts: number) {
    const { since } = delivery;
    const write = () => {
      const now = Date.now();
      if (result.isDelivered) return recordDelivered(store, delivery, now);
      const { reason, isFinal, retryAfterMs } = result;
      const dueAt = isFinal ? undefined : findNextAttempt({ attempts, since, now, retryAfterMs });
      return recordFailed(store, delivery, { reason, dueAt, now });
    };
    try {
      await write();
    } catch (error) {
      log('error', `delivery: not recorded yet (${codeOf(error)})`);
      void recordLater(write);
    }
  }

  /** What arrived must not be sent again because the store was gone; no answer waits for this. */
  async function recordLater(write: () => Promise<void>): Promise<void> {
    for (let count = 0; count < MAX_RECORD_ATTEMPTS; count++) {
      await new Promise((resolve) => setTimeout(resolve, RECORD_AGAIN_MS));
      const isWritten = await write().then(
        () => true,
        () => false,
      );
      if (isWritten) return;
    }
  }

  const names = options.targets.map(({ name }): TargetName => name);
  return {
    /** To whom each inquiry goes. */
    targets: names,
    /** Whose failures raise the alarm. */
    watched: findWatched(names),
    /** How long an attempt at a delivery to this target is its maker's. */
    leaseMsOf,
    attempt,
    /** Attempts some of what is due for a target, at once; returns how many of them arrived. */
    attemptDue: async (target: TargetName): Promise<number> => {
      const owner = crypto.randomUUID();
      const claim = { owner, now: Date.now(), leaseMs: leaseMsOf(target) };
      const due = await claimDue(store, target, { ...claim, limit: MAX_CONCURRENT });
      const results = await Promise.all(due.map(attempt));
      return results.filter(({ isDelivered }) => isDelivered).length;
    },
  };
}

export type DeliveryService = ReturnType<typeof createDelivery>;
