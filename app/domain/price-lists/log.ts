/** Who did something to the price lists, when and why. Times are milliseconds since 1970. */
interface Deed {
  /** From 1, without a gap, in the order in which things were done. */
  position: number;
  recordedAt: number;
  author: string;
  reason: string;
}

/** A version comes into force at a time (D38); going back is one more activation. */
export interface Activation extends Deed {
  kind: 'activation';
  version: number;
  effectiveAt: number;
  /** For a time to come; else it took effect when it was recorded. */
  isPlanned: boolean;
}

/** A plan is called off before its time. */
interface Cancellation extends Deed {
  kind: 'cancellation';
  /** The position of what is called off. */
  cancels: number;
}

/** The log of what is in force: entries are added, and none is ever changed. */
export type LogEntry = Activation | Cancellation;

/** The list that is part of the code: in force as cloned, and never stored (D38). */
export const BUILT_IN_VERSION = 0;

/** The activations that hold, in the order in which they take effect. */
export function listActivations(log: readonly LogEntry[]): Activation[] {
  const cancelledAt = new Map(
    log.flatMap((entry) =>
      entry.kind === 'cancellation' ? [[entry.cancels, entry.recordedAt] as const] : [],
    ),
  );
  return log
    .filter((entry) => entry.kind === 'activation')
    .filter(({ position, effectiveAt }) => {
      const at = cancelledAt.get(position);
      // What was in force already cannot be undone.
      return at === undefined || at >= effectiveAt;
    })
    .sort((a, b) => a.effectiveAt - b.effectiveAt || a.position - b.position);
}

/** The activation that counts at a time: the latest that is due. Undefined while the built-in list holds. */
export function findActivation(log: readonly LogEntry[], now: number): Activation | undefined {
  return listActivations(log).findLast(({ effectiveAt }) => effectiveAt <= now);
}

/**
 * The version in force at a time.
 * @public used by `npm run prices`
 */
export function findVersionInForce(log: readonly LogEntry[], now: number): number {
  return findActivation(log, now)?.version ?? BUILT_IN_VERSION;
}

/** What is planned, the next first. */
export function listPlanned(log: readonly LogEntry[], now: number): Activation[] {
  return listActivations(log).filter(({ effectiveAt }) => effectiveAt > now);
}

/**
 * When an activation that is meant for now takes effect: not before the last one of this kind, so
 * that of two computers the one whose clock is behind does not go unheard.
 * @public used by `npm run prices`
 */
export function effectiveNow(log: readonly LogEntry[], now: number): number {
  const immediate = listActivations(log).filter(({ isPlanned }) => !isPlanned);
  return Math.max(now, ...immediate.map(({ effectiveAt }) => effectiveAt));
}
