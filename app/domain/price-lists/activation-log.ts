import type { PricingConfig } from '#app/domain/pricing/config';

/** The list in the code, which is in force until another is published and never stored (D38). */
export const BUILT_IN_VERSION = 0;

/** Maximum length of the reason for an activation or a cancellation, in characters. */
export const MAX_REASON_LENGTH = 500;

/** The list in force as a page gets it; none while the built-in one is in force (D38). */
export interface PublishedList {
  version: number;
  list: PricingConfig;
}

/** A version of the price list: the built-in or a published one. */
export interface PriceListVersion {
  version: number;
  /** Undefined for the built-in list, which is in the code. */
  list: PricingConfig | undefined;
  /** When it was published, if that is known. */
  publishedAt?: number | undefined;
}

interface LogEntryBase {
  /** Consecutive numbers from 1, in the order of recording. */
  position: number;
  /** Milliseconds since 1970, as all times in the log. */
  recordedAt: number;
  author: string;
  /** The author's way of sign-in; undefined in entries from before it was stored. */
  knownBy?: string | undefined;
  reason: string;
}

/** Puts a version in force at a time (D38); going back to an older version is a new activation. */
export interface Activation extends LogEntryBase {
  kind: 'activation';
  version: number;
  /** Meaningful for planned activations only. */
  effectiveAt: number;
  /** True for a future time; false if it took effect when it was recorded. */
  isPlanned: boolean;
}

/** Cancels a planned activation before it takes effect. */
interface Cancellation extends LogEntryBase {
  kind: 'cancellation';
  /** Position of the cancelled activation. */
  cancels: number;
}

/** An entry of the activation log, which is append-only. */
export type LogEntry = Activation | Cancellation;

/**
 * Lists the activations that were not cancelled, in the order in which they take effect. Immediate
 * ones are ordered by their position, whatever clock recorded them (D50). Planned ones are ordered
 * by their time; one that was due when an immediate one was made precedes that one.
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
      // A version that is already in force cannot be cancelled.
      return at === undefined || at >= effectiveAt;
    });
}

function sortByTime(activations: readonly Activation[]): Activation[] {
  return activations.toSorted((a, b) => a.effectiveAt - b.effectiveAt || a.position - b.position);
}

/** Lists the activations that have taken effect at a time; the last one is in force. */
export function listStarted(log: readonly LogEntry[], now: number): Activation[] {
  const activations = listActivations(log);
  const isStarted = ({ isPlanned, effectiveAt }: Activation) => !isPlanned || effectiveAt <= now;
  return activations.slice(0, activations.findLastIndex(isStarted) + 1);
}

/** Lists the planned activations, the next one first. */
export function listPlanned(log: readonly LogEntry[], now: number): Activation[] {
  return listActivations(log).slice(listStarted(log, now).length);
}

/**
 * Gets the version in force at a time.
 * @public used by `npm run prices`
 */
export function getVersionInForce(log: readonly LogEntry[], now: number): number {
  return listStarted(log, now).at(-1)?.version ?? BUILT_IN_VERSION;
}

/**
 * Lists the versions that were in force before one, the latest first and the built-in one last.
 * Visitors see the first readable one of these if the version itself cannot be read (D47).
 */
export function listEarlierVersions(
  log: readonly LogEntry[],
  version: number,
  now: number,
): number[] {
  const started = listStarted(log, now).map((activation) => activation.version);
  const place = started.lastIndexOf(version);
  const earlier = place < 0 ? started : started.slice(0, place);
  return [...earlier.reverse(), BUILT_IN_VERSION];
}

/** Lists the versions that were in force at any moment since a time, the current one first. */
export function listVersionsSince(log: readonly LogEntry[], since: number, now: number): number[] {
  const started = listStarted(log, now);
  const first = started.findLastIndex((activation) => getActivationTime(activation) <= since);
  const versions = started.slice(Math.max(first, 0)).map(({ version }) => version);
  return (first < 0 ? [BUILT_IN_VERSION, ...versions] : versions).reverse();
}

/** Gets the time when an activation takes effect: as planned, or when it was recorded. */
export function getActivationTime({ isPlanned, effectiveAt, recordedAt }: Activation): number {
  return isPlanned ? effectiveAt : recordedAt;
}

/**
 * Gets the time to store with an immediate activation. It is never before the last one of this
 * kind, because earlier releases order all activations by it.
 */
export function getStoredEffectiveTime(log: readonly LogEntry[], now: number): number {
  const immediate = listActivations(log).filter(({ isPlanned }) => !isPlanned);
  return Math.max(now, ...immediate.map(({ effectiveAt }) => effectiveAt));
}

/** Lists the planned versions with their start times; of several for one moment the last counts. */
export function listPlannedVersions(
  log: readonly LogEntry[],
  now: number,
): { from: number; version: number }[] {
  const planned = listPlanned(log, now);
  return planned
    .filter(({ effectiveAt }, index) => planned[index + 1]?.effectiveAt !== effectiveAt)
    .map(({ effectiveAt, version }) => ({ from: effectiveAt, version }));
}
