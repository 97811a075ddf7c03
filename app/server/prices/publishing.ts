import {
  findSuperseding,
  findVersionConflict,
  getStoredEffectiveTime,
  getVersionInForce,
  type LogEntry,
} from '#app/domain/price-lists/activation-log';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time';
import { diffThreeWays, type ThreeWayDiff } from '#app/domain/price-lists/compare-lists';
import type { Obstacle } from '#app/domain/price-lists/obstacles';
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
  /** What it was made from; else what it takes the place of, so that nothing can have come in between. */
  basedOn: number | undefined;
}

export type PublicationWarning =
  | ReviewWarning
  /** A planned version would take its place. */
  | { code: 'undone-by-plan'; version: number; effectiveAt: number };

/** It breaks the offering (D49). */
export type Blocked = { kind: 'blocked'; obstacles: Obstacle[] };

export type Unconfirmed = { kind: 'unconfirmed'; review: Review; warnings: PublicationWarning[] };

export type Publication =
  | { kind: 'published'; version: number; effectiveAt: number; review: Review }
  /** It is the list that it would take the place of. */
  | { kind: 'unchanged'; version: number }
  /** It is meant for a time that is over. */
  | { kind: 'passed' }
  | Blocked
  | Unconfirmed
  /** Another came in between; nothing is stored (D38). */
  | { kind: 'conflict'; basedOn: number; replaced: number; difference: ThreeWayDiff };

/** Publishes a list, unless there is something to be said first. */
export async function publishList(
  store: Store,
  request: PublicationRequest,
  texts: ListTexts,
  clock: () => number = Date.now,
): Promise<Publication> {
  const { list } = request;
  let { basedOn } = request;
  for (;;) {
    const log = await readPriceLog(store);
    const moment = momentOf(request, clock());
    if (!moment) return { kind: 'passed' };
    const { now, effectiveAt } = moment;
    basedOn ??= getVersionInForce(log, effectiveAt);
    const replaced = findVersionConflict(log, basedOn, effectiveAt);
    const readAs = { store, log, at: effectiveAt, referenceTexts: texts.referenceTexts };
    const base = await readListOrEarlier(readAs, basedOn);
    if (replaced !== undefined) {
      const theirs = await readListOrEarlier(readAs, replaced);
      const difference = diffThreeWays(base.list, theirs.list, list);
      return { kind: 'conflict', basedOn, replaced, difference };
    }
    const review = reviewPublication(base.list, list, { ...texts, now: new Date(now) });
    // A version that cannot be read is replaced by the list that visitors see anyway, too.
    if (review.changes.length === 0 && base.isReadable)
      return { kind: 'unchanged', version: basedOn };
    const { obstacles } = review;
    if (obstacles.length > 0) return { kind: 'blocked', obstacles };
    const warnings = findUnconfirmed(log, review, request, effectiveAt);
    if (warnings.length > 0) return { kind: 'unconfirmed', review, warnings };
    const version = await publishVersion(
      store,
      { basedOn, list: JSON.stringify(list) },
      activationOf(log, request, moment),
    );
    // Else another was faster; what he did may change all of this.
    if (version !== undefined) return { kind: 'published', version, effectiveAt, review };
  }
}

interface Moment {
  now: number;
  /** The planned time, else now. */
  effectiveAt: number;
}

/** Undefined where the time is over. */
export function momentOf(
  { effectiveAt: planned }: Pick<PriceChange, 'effectiveAt'>,
  now: number,
): Moment | undefined {
  if (planned !== undefined && planned <= now) return undefined;
  return { now, effectiveAt: planned ?? now };
}

/** What has to be said before, and was not accepted yet. */
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
            code: 'undone-by-plan' as const,
            version: superseding.version,
            effectiveAt: superseding.effectiveAt,
          },
        ]
      : []),
  ];
  return warnings.filter(({ code }) => !confirmed.includes(code));
}

/** As it is written down, in continuation of the log that all was decided from. */
export function activationOf(
  log: readonly LogEntry[],
  { effectiveAt: planned, author, reason }: PriceChange,
  { now, effectiveAt }: Moment,
): NewActivation {
  const isPlanned = planned !== undefined;
  const shownTime = isPlanned ? formatBerlinTime(effectiveAt) : undefined;
  return {
    ...{ after: log.at(-1)?.position ?? 0, author, reason, now },
    ...{
      effectiveAt: isPlanned ? effectiveAt : getStoredEffectiveTime(log, now),
      isPlanned,
      shownTime,
    },
  };
}
