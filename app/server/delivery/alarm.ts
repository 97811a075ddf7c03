import { DAY_MS } from '#app/domain/durations.ts';
import { formatEvent, writeLine } from '#app/server/log-event.ts';
import { type Backlog, measureBacklog } from '#app/server/store/deliveries.ts';
import { readHorizon } from '#app/server/store/retention.ts';
import type { Store } from '#app/server/store/store.ts';
import { SCHEDULE } from './schedule.ts';

const MAX_LAG_DAYS = 7;

/**
 * Writes each alarm when it begins, and again every `alarmEvery` while it lasts.
 * @param slackMs how much earlier a repetition may come, for callers that are not quite on time
 */
export function createAlarm(store: Store, watched: readonly string[], slackMs = 0) {
  const raiseBacklog = createRepeatedLine(slackMs);
  const raiseLag = createRepeatedLine(slackMs);
  return async (): Promise<void> => {
    const now = Date.now();
    raiseBacklog(formatAlarm(await measureBacklog(store, watched), now));
    raiseLag(formatRetentionLag(await readHorizon(store), now));
  };
}

function createRepeatedLine(slackMs: number) {
  let nextAt = 0;
  return (line: string | undefined): void => {
    if (line === undefined) nextAt = 0;
    else if (performance.now() >= nextAt) {
      writeLine(line);
      nextAt = performance.now() + SCHEDULE.alarmEvery * 1000 - slackMs;
    }
  };
}

/** The alarm about undelivered inquiries, for standard error; undefined without one. */
export function formatAlarm({ dead, waiting, oldest }: Backlog, now: number): string | undefined {
  const seconds = oldest === null ? 0 : Math.max(0, Math.round((now - oldest) / 1000));
  if (dead === 0 && seconds < SCHEDULE.alarmAfter) return undefined;
  const facts = { oldestUndeliveredSeconds: seconds, waiting, dead };
  return formatEvent('error', 'inquiries are not delivered', facts, new Date(now));
}

/** The alarm about a retention horizon more than a week from the clock, before or after it (D50). */
export function formatRetentionLag(horizon: number | undefined, now: number): string | undefined {
  const days = horizon === undefined ? 0 : (now - horizon) / DAY_MS;
  if (horizon === undefined || Math.abs(days) <= MAX_LAG_DAYS) return undefined;
  const message = 'retention: the horizon and the clock differ; see `npm run inbox -- retention`';
  const facts = { lagDays: Math.round(days), horizon: new Date(horizon).toISOString() };
  return formatEvent('error', message, facts, new Date(now));
}
