import type { LogEntry } from '#app/domain/price-lists/activation-log.ts';
import type { Environment } from '#app/server/environment.ts';
import { logEvent } from '#app/server/log-event.ts';
import { readLogPosition, readPriceLog } from '#app/server/store/price-log.ts';
import {
  movePriceMailProgress,
  openPriceMailProgress,
  type PriceMailProgress,
} from '#app/server/store/price-mail.ts';
import type { Store } from '#app/server/store/store.ts';
import type { DeliveryResult } from './attempt.ts';
import type { Mail } from './mail.ts';
import { computeNextAttempt } from './schedule.ts';
import { reportFailure } from './worker.ts';

/** Composes the mail about an entry of the price log. */
export type ComposePriceMail = (entry: LogEntry, log: readonly LogEntry[]) => Promise<Mail>;

interface PriceMailOptions {
  store: Store;
  compose: ComposePriceMail;
  send: (key: string, mail: Mail) => Promise<DeliveryResult>;
  clock?: () => number;
}

const EVERY_MS = 5000;

/**
 * Mails price changes to the address that the configuration names, until it is stopped; without one,
 * none.
 */
export async function startPriceMail(
  environment: Environment,
  store: Store & { check(): Promise<boolean> },
  compose: ComposePriceMail,
): Promise<{ stop: () => void }> {
  const { SMTP_URL: url, MAIL_FROM: from, PRICES_MAIL_TO: to } = environment;
  if (!url || !from || !to) return { stop: () => undefined };
  const { createMailSender } = await import('./mail.ts');
  const sendMail = createMailSender({ url, from });
  const send = (key: string, mail: Mail) => sendMail(key, { ...mail, to });
  const mailNews = createPriceMailJob({ store, compose, send });
  let isBusy = false;
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    await mailNews().catch((error) => reportFailure(store, 'mailing price changes', error));
    isBusy = false;
  };
  const timer = setInterval(() => void run(), EVERY_MS);
  void run();
  return { stop: () => clearInterval(timer) };
}

/** Longer than an attempt; then another instance takes over. */
const LEASE_MS = 60_000;

/**
 * Mails each entry of the price log once, in order, by the retry schedule of inquiries; also what the
 * shell has published while no server ran.
 */
export function createPriceMailJob(options: PriceMailOptions): () => Promise<void> {
  const { store, clock = Date.now } = options;
  return async () => {
    const last = await readLogPosition(store);
    let progress: PriceMailProgress | undefined = await openPriceMailProgress(store, last);
    while (progress && progress.position < last && progress.dueAt <= clock()) {
      progress = await mailNext(options, progress, clock);
    }
  };
}

/** @returns the new progress; undefined if the entry has to wait, or another instance sends it */
async function mailNext(
  { store, compose, send }: PriceMailOptions,
  before: PriceMailProgress,
  clock: () => number,
): Promise<PriceMailProgress | undefined> {
  const now = clock();
  const claimed = {
    ...before,
    attempts: before.attempts + 1,
    since: before.attempts === 0 ? now : before.since,
    dueAt: now + LEASE_MS,
  };
  if (!(await movePriceMailProgress(store, before, claimed))) return undefined;
  const log = await readPriceLog(store);
  const entry = log.find(({ position }) => position > before.position);
  if (!entry) return undefined;
  const result = await send(
    `prices-${entry.position}-${entry.recordedAt}`,
    await compose(entry, log),
  );
  const done = { position: entry.position, attempts: 0, since: 0, dueAt: 0 };
  if (result.kind === 'delivered') {
    return (await movePriceMailProgress(store, claimed, done)) ? done : undefined;
  }
  const { reason } = result;
  const dueAt = computeNextAttempt({ ...claimed, now: clock() });
  if (dueAt !== undefined) {
    logEvent('warn', 'prices: the mail about a change was not sent', { reason });
    await movePriceMailProgress(store, claimed, { ...claimed, dueAt });
    return undefined;
  }
  logEvent('error', 'prices: the mail about a change is given up', { reason });
  return (await movePriceMailProgress(store, claimed, done)) ? done : undefined;
}
