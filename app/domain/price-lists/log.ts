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
  /** Counts only where it is planned. */
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

/**
 * The activations that hold, in the order in which they take effect. Those that were made at once
 * follow the log's numbers, whatever clock recorded them (D50). A planned one takes its place by its
 * time, and one that was due when another was made at once stays before that one.
 */
export function listActivations(log: readonly LogEntry[]): Activation[] {
  const settled: Activation[] = [];
  let planned: Activation[] = [];
  for (const activation of listUncancelled(log)) {
    if (activation.isPlanned) {
      planned.push(activation);
      continue;
    }
    const isPassed = ({ effectiveAt }: Activation) => effectiveAt <= activation.recordedAt;
    settled.push(...sortByTime(planned.filter(isPassed)), activation);
    planned = planned.filter((one) => !isPassed(one));
  }
  return [...settled, ...sortByTime(planned)];
}

function listUncancelled(log: readonly LogEntry[]): Activation[] {
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
    });
}

function sortByTime(activations: readonly Activation[]): Activation[] {
  return activations.toSorted((a, b) => a.effectiveAt - b.effectiveAt || a.position - b.position);
}

/** The activations that are or were in force at a time, the current one last. */
export function listBegun(log: readonly LogEntry[], now: number): Activation[] {
  const activations = listActivations(log);
  return activations.slice(0, countBegun(activations, now));
}

/** Planned activations, the next one first. */
export function listPlanned(log: readonly LogEntry[], now: number): Activation[] {
  const activations = listActivations(log);
  return activations.slice(countBegun(activations, now));
}

/** Only what is planned waits for the clock. */
function countBegun(activations: readonly Activation[], now: number): number {
  return (
    activations.findLastIndex(({ isPlanned, effectiveAt }) => !isPlanned || effectiveAt <= now) + 1
  );
}

/**
 * The version in force at a time.
 * @public used by `npm run prices`
 */
export function findVersionInForce(log: readonly LogEntry[], now: number): number {
  return listBegun(log, now).at(-1)?.version ?? BUILT_IN_VERSION;
}

/**
 * The versions that were in force before one, the latest first and the built-in one last: of these
 * visitors see the first that can be read, where that one cannot (D47).
 */
export function listEarlierVersions(
  log: readonly LogEntry[],
  version: number,
  now: number,
): number[] {
  const begun = listBegun(log, now).map((activation) => activation.version);
  const place = begun.lastIndexOf(version);
  const earlier = place < 0 ? begun : begun.slice(0, place);
  return [...earlier.reverse(), BUILT_IN_VERSION];
}

/** When an activation takes effect: a planned one at its time, every other when it was recorded. */
export function getStart({ isPlanned, effectiveAt, recordedAt }: Activation): number {
  return isPlanned ? effectiveAt : recordedAt;
}

/**
 * The time that is stored with an activation made at once. Earlier programs order all activations by
 * it, so it never falls behind the last one of this kind.
 */
export function getStoredTime(log: readonly LogEntry[], now: number): number {
  const immediate = listActivations(log).filter(({ isPlanned }) => !isPlanned);
  return Math.max(now, ...immediate.map(({ effectiveAt }) => effectiveAt));
}
