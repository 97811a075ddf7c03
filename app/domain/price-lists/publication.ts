import { type Activation, findVersionInForce, type LogEntry, listPlanned } from './log.ts';

/**
 * The version that a publication would take the place of, if that is not the one it was made from:
 * another came in between, and its changes would be lost (D38).
 * @param at when the publication would take effect
 */
export function findConflict(
  log: readonly LogEntry[],
  basedOn: number,
  at: number,
): number | undefined {
  const replaced = findVersionInForce(log, at);
  return replaced === basedOn ? undefined : replaced;
}

/** The planned activation that would take the place of what takes effect at a time. */
export function findUndoing(log: readonly LogEntry[], at: number): Activation | undefined {
  return listPlanned(log, at)[0];
}
