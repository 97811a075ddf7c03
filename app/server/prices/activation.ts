import { getVersionInForce, listPlanned } from '#app/domain/price-lists/activation-log';
import { type Review, reviewPublication } from '#app/domain/price-lists/review';
import { activateVersion, cancelActivation, readPriceLog } from '#app/server/store/price-log';
import type { Store } from '#app/server/store/store';
import {
  type Blocked,
  findUnconfirmed,
  getMoment,
  type PriceChange,
  toActivation,
  type Unconfirmed,
} from './publishing';
import { type ListTexts, readList, readListOrEarlier } from './read-list';

export interface ActivationRequest extends PriceChange {
  version: number;
  /** The version that it was compared with, if a person has seen the difference. */
  replaces?: number | undefined;
}

export type ActivationOutcome =
  | { kind: 'activated'; version: number; effectiveAt: number; review: Review }
  /** The version is in force at that time already. */
  | { kind: 'unchanged'; version: number }
  | { kind: 'passed' }
  /** The version does not exist or cannot be read. */
  | { kind: 'missing' }
  | Blocked
  | Unconfirmed
  /** Another version came into force meanwhile; nothing is stored. */
  | { kind: 'conflict'; inForce: number };

/** Puts a published version in force, unless warnings must be confirmed first. */
export async function activateList(
  store: Store,
  request: ActivationRequest,
  texts: ListTexts,
  clock: () => number = Date.now,
): Promise<ActivationOutcome> {
  const { version, replaces } = request;
  const list = await readList(store, version, texts.referenceTexts);
  if (!list) return { kind: 'missing' };
  for (;;) {
    const log = await readPriceLog(store);
    const moment = getMoment(request, clock());
    if (!moment) return { kind: 'passed' };
    const { now, effectiveAt } = moment;
    const inForce = getVersionInForce(log, effectiveAt);
    if (inForce === version) return { kind: 'unchanged', version };
    if (replaces !== undefined && replaces !== inForce) return { kind: 'conflict', inForce };
    const { referenceTexts } = texts;
    const before = await readListOrEarlier(
      { store, log, at: effectiveAt, referenceTexts },
      inForce,
    );
    const review = reviewPublication(before.list, list, { ...texts, now: new Date(now) });
    const { blockers } = review;
    if (blockers.length > 0) return { kind: 'blocked', blockers };
    const warnings = findUnconfirmed(log, review, request, effectiveAt);
    if (warnings.length > 0) return { kind: 'unconfirmed', review, warnings };
    const activation = toActivation(log, request, moment);
    if (await activateVersion(store, version, activation))
      return { kind: 'activated', version, effectiveAt, review };
  }
}

/**
 * Cancels a planned activation.
 * @returns whether there was something to cancel
 */
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
