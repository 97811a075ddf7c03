import { type LogEntry, listPlanned } from './log.ts';

/** From when on which version will be in force, in order; of plans for the same moment the last counts. */
export function listPlannedSpans(
  log: readonly LogEntry[],
  now: number,
): { from: number; version: number }[] {
  const planned = listPlanned(log, now);
  return planned
    .filter(({ effectiveAt }, index) => planned[index + 1]?.effectiveAt !== effectiveAt)
    .map(({ effectiveAt, version }) => ({ from: effectiveAt, version }));
}
