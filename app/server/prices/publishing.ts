import {
  findSuperseding,
  findVersionConflict,
  getStoredEffectiveTime,
  getVersionInForce,
  type LogEntry,
} from '#app/domain/price-lists/activation-log';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time';
import { diffThreeWays, type ThreeWayDiff } from '#app/domain/price-lists/compare-lists';
import type { PublishBlocker } from '#app/domain/price-lists/publish-blockers';
import { type Review, type ReviewWarning, reviewPublication } from '#app/domain/price-lists/review';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { AuditActor } from '#app/server/store/audit';
import { type NewActivation, readPriceLog } from '#app/server/store/price-log';
import { publishVersion } from '#app/server/store/price-versions';
import type { Store } from '#app/server/store/store';
import { type ListTexts, readListOrEarlier } from './read-list';

/** Author, time and reason of a publication or activation. */
export interface PriceChange {
  /** Milliseconds since 1970; undefined for now. */
  effectiveAt: number | undefined;
  /** Codes of the warnings that the author has confirmed. */
  confirmed: readonly string[];
  author: AuditActor;
  reason: string;
}

export interface PublicationRequest extends PriceChange {
  list: PricingConfig;
  /** The version that the list is based on; by default the one that it replaces. */
  basedOn: number | undefined;
}

export type PublicationWarning =
  | ReviewWarning
  /** A planned version would replace it. */
  | { kind: 'undone-by-plan'; version: number; effectiveAt: number };

/** The list would break the offering (D49). */
export type Blocked = { kind: 'blocked'; blockers: PublishBlocker[] };

export type Unconfirmed = { kind: 'unconfirmed'; review: Review; warnings: PublicationWarning[] };

export type Publication =
  | { kind: 'published'; version: number; effectiveAt: number; review: Review }
  /** The list equals the one that it would replace. */
  | { kind: 'unchanged'; version: number }
  /** The planned time has passed. */
  | { kind: 'passed' }
  | Blocked
  | Unconfirmed
  /** Another version came into force meanwhile; nothing is stored (D38). */
  | { kind: 'conflict'; basedOn: number; inForce: number; difference: ThreeWayDiff };

/** A list that may be published, as long as the log is the same. */
interface Checked {
  kind: 'checked';
  basedOn: number;
  log: readonly LogEntry[];
  moment: Moment;
  review: Review;
}

/** Checks a list as for publishing, and stores nothing. */
export async function checkPublication(
  store: Store,
  request: PublicationRequest,
  texts: ListTexts,
  now: number,
): Promise<Exclude<Publication, { kind: 'published' }> | Checked> {
  const { list } = request;
  const log = await readPriceLog(store);
  const moment = getMoment(request, now);
  if (!moment) return { kind: 'passed' };
  const { effectiveAt } = moment;
  const { basedOn = getVersionInForce(log, effectiveAt) } = request;
  const inForce = findVersionConflict(log, basedOn, effectiveAt);
  const readAs = { store, log, at: effectiveAt, referenceTexts: texts.referenceTexts };
  const basedOnList = await readListOrEarlier(readAs, basedOn);
  if (inForce !== undefined) {
    const theirs = await readListOrEarlier(readAs, inForce);
    const difference = diffThreeWays(basedOnList.list, theirs.list, list);
    return { kind: 'conflict', basedOn, inForce, difference };
  }
  const review = reviewPublication(basedOnList.list, list, { ...texts, now: new Date(now) });
  // An unreadable version may be replaced by the same list that visitors see.
  if (review.changes.length === 0 && basedOnList.isReadable)
    return { kind: 'unchanged', version: basedOn };
  const { blockers } = review;
  if (blockers.length > 0) return { kind: 'blocked', blockers };
  const warnings = findUnconfirmed(log, review, request, effectiveAt);
  if (warnings.length > 0) return { kind: 'unconfirmed', review, warnings };
  return { kind: 'checked', basedOn, log, moment, review };
}

/** Publishes a list, unless warnings must be confirmed first. */
export async function publishList(
  store: Store,
  request: PublicationRequest,
  texts: ListTexts,
  clock: () => number = Date.now,
): Promise<Publication> {
  let { basedOn } = request;
  for (;;) {
    const checked = await checkPublication(store, { ...request, basedOn }, texts, clock());
    if (checked.kind !== 'checked') return checked;
    const { log, moment, review } = checked;
    basedOn = checked.basedOn;
    const list = JSON.stringify(request.list);
    const activation = toActivation(log, request, moment);
    const version = await publishVersion(store, { basedOn, list }, activation);
    // Otherwise another publication was faster, and everything is checked again.
    if (version !== undefined) {
      return { kind: 'published', version, effectiveAt: moment.effectiveAt, review };
    }
  }
}

interface Moment {
  now: number;
  /** The planned time, else now. */
  effectiveAt: number;
}

/** Undefined if the time has passed. */
export function getMoment(
  { effectiveAt: planned }: Pick<PriceChange, 'effectiveAt'>,
  now: number,
): Moment | undefined {
  if (planned !== undefined && planned <= now) return undefined;
  return { now, effectiveAt: planned ?? now };
}

/** Warnings that are not confirmed yet. */
export function findUnconfirmed(
  log: readonly LogEntry[],
  review: Review,
  { confirmed }: PriceChange,
  effectiveAt: number,
): PublicationWarning[] {
  const superseding = findSuperseding(log, effectiveAt);
  const warnings: PublicationWarning[] = [
    ...review.added,
    ...(superseding
      ? [
          {
            kind: 'undone-by-plan' as const,
            version: superseding.version,
            effectiveAt: superseding.effectiveAt,
          },
        ]
      : []),
  ];
  return warnings.filter(({ kind }) => !confirmed.includes(kind));
}

/** The log entry that continues the log which the checks were made with. */
export function toActivation(
  log: readonly LogEntry[],
  { effectiveAt: planned, author, reason }: PriceChange,
  { now, effectiveAt }: Moment,
): NewActivation {
  const isPlanned = planned !== undefined;
  const shownTime = isPlanned ? formatBerlinTime(effectiveAt) : undefined;
  return {
    after: log.at(-1)?.position ?? 0,
    author,
    reason,
    now,
    effectiveAt: isPlanned ? effectiveAt : getStoredEffectiveTime(log, now),
    isPlanned,
    shownTime,
  };
}
