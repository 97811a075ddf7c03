import * as z from 'zod';
import type { LogEntry } from '#app/domain/price-lists/activation-log.ts';
import type { Environment } from '#app/server/environment.ts';
import { logEvent } from '#app/server/log-event.ts';
import { readLogPosition, readPriceLog } from '#app/server/store/price-log.ts';
import { initSetting, replaceSetting } from '#app/server/store/settings.ts';
import type { Store } from '#app/server/store/store.ts';
import type { DeliveryResult } from './attempt.ts';
import type { Mail } from './mail.ts';
import { computeNextAttempt } from './schedule.ts';
import { reportFailure } from './worker.ts';

/** Composes the mail about an entry of the price log. */
type ComposePriceMail = (entry: LogEntry, log: readonly LogEntry[]) => Promise<Mail>;

interface PriceMailOptions {
  store: Store;
  compose: ComposePriceMail;
  send: (key: string, mail: Mail) => Promise<DeliveryResult>;
  clock?: () => number;
}

const EVERY_MS = 5000;

/** Mails price changes if an address is configured; returns a function that stops it. */
export async function startPriceMail(
  environment: Environment,
  store: Store & { check(): Promise<boolean> },
  compose: ComposePriceMail,
): Promise<(() => void) | undefined> {
  const { SMTP_URL: url, MAIL_FROM: from, PRICES_MAIL_TO: to } = environment;
  if (!url || !from || !to) return undefined;
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
  return () => clearInterval(timer);
}

/** Name of the setting with the progress, which each instance sees, so that only one sends. */
const PROGRESS = 'price mail';

const progressSchema = z.object({
  /** Entries of the price log up to here are mailed. */
  position: z.number(),
  /** Attempts with the next entry, the first one's time, and when the next is due or a lease ends. */
  attempts: z.number(),
  since: z.number(),
  dueAt: z.number(),
});

type Progress = z.infer<typeof progressSchema>;

function startAfter(position: number): Progress {
  return { position, attempts: 0, since: 0, dueAt: 0 };
}

/** Longer than an attempt; then another instance takes over. */
const LEASE_MS = 60_000;

/**
 * Mails each entry of the price log once, in order, by the retry schedule of inquiries; also what the
 * shell has published while no server ran.
 */
export function createPriceMailJob({ store, compose, send, clock = Date.now }: PriceMailOptions) {
  /** @returns undefined if another instance has moved it meanwhile */
  async function move(from: Progress, to: Progress): Promise<Progress | undefined> {
    const [before, after] = [JSON.stringify(from), JSON.stringify(to)];
    return (await replaceSetting(store, PROGRESS, before, after)) ? to : undefined;
  }

  /** @returns the new progress; undefined if the entry has to wait, or another instance sends it */
  async function mailNext(before: Progress): Promise<Progress | undefined> {
    const now = clock();
    const since = before.attempts === 0 ? now : before.since;
    const attempt = { ...before, attempts: before.attempts + 1, since, dueAt: now + LEASE_MS };
    if (!(await move(before, attempt))) return undefined;
    const log = await readPriceLog(store);
    const entry = log.find(({ position }) => position > before.position);
    if (!entry) return undefined;
    const { position, recordedAt } = entry;
    const result = await send(`prices-${position}-${recordedAt}`, await compose(entry, log));
    if (result.kind === 'failed') {
      const { reason } = result;
      const dueAt = computeNextAttempt({ ...attempt, now: clock() });
      if (dueAt !== undefined) {
        logEvent('warn', 'prices: the mail about a change was not sent', { reason });
        await move(attempt, { ...attempt, dueAt });
        return undefined;
      }
      logEvent('error', 'prices: the mail about a change is given up', { reason });
    }
    return move(attempt, startAfter(position));
  }

  return async (): Promise<void> => {
    const last = await readLogPosition(store);
    // Entries from before the first start count as mailed.
    const stored = await initSetting(store, PROGRESS, JSON.stringify(startAfter(last)));
    let progress: Progress | undefined = progressSchema.parse(JSON.parse(stored));
    while (progress && progress.position < last && progress.dueAt <= clock()) {
      progress = await mailNext(progress);
    }
  };
}
