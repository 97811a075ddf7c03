import { findActivation, type LogEntry, listPlanned } from './log.ts';

/** From when on which version is in force. */
interface Span {
  from: number;
  version: number;
}

/**
 * What is in force at a time and what follows, in order; of activations for the same moment the
 * last counts. Empty while the built-in list holds and nothing is planned.
 */
export function listSpans(log: readonly LogEntry[], now: number): Span[] {
  const current = findActivation(log, now);
  const all = [...(current ? [current] : []), ...listPlanned(log, now)];
  return all
    .filter(({ effectiveAt }, index) => all[index + 1]?.effectiveAt !== effectiveAt)
    .map(({ effectiveAt, version }) => ({ from: effectiveAt, version }));
}
