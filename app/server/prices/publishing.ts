import { formatBerlinTime } from '#app/domain/berlin-time.ts';
import {
  getStoredEffectiveTime,
  getVersionInForce,
  type LogEntry,
  listPlanned,
} from '#app/domain/price-lists/activation-log.ts';
import { diffThreeWays, type ThreeWayDiff } from '#app/domain/price-lists/compare-lists.ts';
import type { PublishBlocker } from '#app/domain/price-lists/publish-blockers.ts';
import {
  type Review,
  type ReviewWarning,
  reviewPublication,
} from '#app/domain/price-lists/review.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import type { AuditActor } from '#app/server/store/audit.ts';
import {
  activateVersion,
  cancelActivation,
  type NewActivation,
  readPriceLog,
} from '#app/server/store/price-log.ts';
import { publishVersion } from '#app/server/store/price-versions.ts';
import type { Store } from '#app/server/store/store.ts';
import { type ListTexts, readVersion, readVersionOrEarlier } from './read-price-list.ts';

/** Author, time and reason of a publication or activation. */
interface PriceChange {
  /** Milliseconds since 1970; undefined for now. */
  effectiveAt?: number | undefined;
  /** Codes of the warnings that the author has confirmed. */
  confirmed: readonly string[];
  author: AuditActor;
  reason: string;
  /**
   * The version that the list was made from, or that it was compared with. By default a list is
   * based on the one that it replaces, and an activation replaces whatever is in force.
   */
  basedOn?: number | undefined;
}

export interface PublicationRequest extends PriceChange {
  list: PricingConfig;
  /** An earlier version with this list, which is put in force again; undefined for a new one. */
  version?: number;
}

export interface ActivationRequest extends PriceChange {
  version: number;
}

export type PublicationWarning =
  | ReviewWarning
  /** A planned version would replace it. */
  | { kind: 'undone-by-plan'; version: number; effectiveAt: number };

export type PublicationRefusal =
  /** The list, or for an activation the version, is the one that would be replaced. */
  | { kind: 'unchanged'; version: number }
  /** The planned time has passed. */
  | { kind: 'passed' }
  /** The list would break the offering (D49). */
  | { kind: 'blocked'; blockers: PublishBlocker[] }
  | { kind: 'unconfirmed'; review: Review; warnings: PublicationWarning[] }
  /** Another version came into force meanwhile; nothing is stored (D38). */
  | { kind: 'conflict'; basedOn: number; inForce: number; difference: ThreeWayDiff };

/** A list that may be put in force, as long as the log is the same. */
interface Checked {
  kind: 'checked';
  basedOn: number;
  activation: NewActivation;
  review: Review;
}

export interface Started {
  kind: 'published' | 'activated';
  version: number;
  effectiveAt: number;
  review: Review;
}

/** Checks a list as for publishing, or an earlier version as for activating; stores nothing. */
export async function checkPublication(
  store: Store,
  request: PublicationRequest,
  texts: ListTexts,
  now: number,
): Promise<PublicationRefusal | Checked> {
  const { list, version } = request;
  const { effectiveAt: at = now } = request;
  if (request.effectiveAt !== undefined && at <= now) return { kind: 'passed' };
  const log = await readPriceLog(store);
  const inForce = getVersionInForce(log, at);
  if (version === inForce) return { kind: 'unchanged', version };
  const { basedOn = inForce } = request;
  const readAs = { store, log, at, referenceTexts: texts.referenceTexts };
  const before = await readVersionOrEarlier(readAs, basedOn);
  if (inForce !== basedOn) {
    const theirs = await readVersionOrEarlier(readAs, inForce);
    const difference = diffThreeWays(before.list, theirs.list, list);
    return { kind: 'conflict', basedOn, inForce, difference };
  }
  const review = reviewPublication(before.list, list, { ...texts, now: new Date(now) });
  // An unreadable version may be replaced by the same list that visitors see.
  if (version === undefined && review.changes.length === 0 && before.isReadable)
    return { kind: 'unchanged', version: basedOn };
  const { blockers, added } = review;
  if (blockers.length > 0) return { kind: 'blocked', blockers };
  const warnings: PublicationWarning[] = [...added];
  const [next] = listPlanned(log, at);
  if (next) warnings.push({ ...next, kind: 'undone-by-plan' });
  const unconfirmed = warnings.filter(({ kind }) => !request.confirmed.includes(kind));
  if (unconfirmed.length > 0) return { kind: 'unconfirmed', review, warnings: unconfirmed };
  return { kind: 'checked', basedOn, activation: createActivation(log, request, now), review };
}

/** Publishes a list, or activates an earlier one, unless warnings must be confirmed first. */
export async function publishList(
  store: Store,
  request: PublicationRequest,
  texts: ListTexts,
  clock: () => number = Date.now,
): Promise<PublicationRefusal | Started> {
  const { version: earlier } = request;
  const list = JSON.stringify(request.list);
  let { basedOn } = request;
  for (;;) {
    const now = clock();
    const checked = await checkPublication(store, { ...request, basedOn }, texts, now);
    if (checked.kind !== 'checked') return checked;
    const { activation, review } = checked;
    const started = { effectiveAt: request.effectiveAt ?? now, review };
    // If another publication was faster, nothing is stored, and everything is checked again.
    if (earlier === undefined) {
      basedOn = checked.basedOn;
      const version = await publishVersion(store, { basedOn, list }, activation);
      if (version !== undefined) return { kind: 'published', version, ...started };
    } else if (await activateVersion(store, earlier, activation)) {
      return { kind: 'activated', version: earlier, ...started };
    }
  }
}

/** Puts a published version in force, unless warnings must be confirmed first. */
export async function activateList(
  store: Store,
  request: ActivationRequest,
  texts: ListTexts,
  clock?: () => number,
): Promise<PublicationRefusal | Started | { kind: 'missing' }> {
  const list = await readVersion(store, request.version, texts.referenceTexts);
  return list ? publishList(store, { ...request, list }, texts, clock) : { kind: 'missing' };
}

/** Cancels a planned activation; returns whether there was one. */
export async function cancelPlanned(
  store: Store,
  position: number,
  { author, reason }: Pick<PriceChange, 'author' | 'reason'>,
  clock: () => number = Date.now,
): Promise<boolean> {
  for (;;) {
    const log = await readPriceLog(store);
    const now = clock();
    if (!listPlanned(log, now).some((one) => one.position === position)) return false;
    const after = log.at(-1)?.position ?? 0;
    if (await cancelActivation(store, position, { after, author, reason, now })) return true;
  }
}

/**
 * The log entry that continues a log.
 * @public used by `npm run prices`
 */
export function createActivation(
  log: readonly LogEntry[],
  { effectiveAt: planned, author, reason }: Pick<PriceChange, 'effectiveAt' | 'author' | 'reason'>,
  now: number,
): NewActivation {
  const entry = { after: log.at(-1)?.position ?? 0, author, reason, now };
  return planned === undefined
    ? { ...entry, effectiveAt: getStoredEffectiveTime(log, now), isPlanned: false }
    : { ...entry, effectiveAt: planned, isPlanned: true, shownTime: formatBerlinTime(planned) };
}
