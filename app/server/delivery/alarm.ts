import { describeEvent } from '#app/server/log-event.ts';
import type { Backlog } from '#app/server/store/deliveries.ts';
import { SCHEDULE } from './schedule.ts';

/**
 * A line for standard error, which needs none of the channels that may be what failed; undefined
 * when all is well.
 */
export function describeAlarm({ dead, waiting, oldest }: Backlog, now: number): string | undefined {
  const seconds = oldest === null ? 0 : Math.max(0, Math.round((now - oldest) / 1000));
  if (dead === 0 && seconds < SCHEDULE.alarmAfter) return undefined;
  const facts = { oldestUndeliveredSeconds: seconds, waiting, dead };
  return describeEvent('error', 'inquiries are not delivered', facts, new Date(now));
}
