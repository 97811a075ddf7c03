import { BUILT_IN_VERSION, effectiveNow, findVersionInForce } from '#app/domain/price-lists/log';
import { findConflict, findUndoing } from '#app/domain/price-lists/publication';
import { type Review, type ReviewWarning, reviewPublication } from '#app/domain/price-lists/review';
import { compareThreeWays, type ThreeWayDifference } from '#app/domain/price-lists/three-way';
import { createBuiltInConfig, type PricingTexts } from '#app/domain/pricing/built-in';
import { type PricingConfig, parsePricingConfig } from '#app/domain/pricing/config';
import { readPriceLog } from '#app/server/store/price-log';
import { findVersion, publishVersion } from '#app/server/store/price-versions';
import type { Store } from '#app/server/store/store';

/** What the price lists are written and read in. */
export interface ListTexts {
  /** The built-in German texts (D32). */
  referenceTexts: PricingTexts;
  /** Codes of the other languages that pages are offered in. */
  languages: readonly string[];
}

export interface PublicationRequest {
  list: PricingConfig;
  /** What it was made from; else what it takes the place of, so that nothing can have come in between. */
  basedOn: number | undefined;
  /** Undefined: now. */
  effectiveAt: number | undefined;
  /** Codes of warnings that were read and accepted. */
  confirmed: readonly string[];
  author: string;
  reason: string;
}

export type PublicationWarning =
  | ReviewWarning
  /** A planned version would take its place. */
  | { code: 'undone-by-plan'; version: number; effectiveAt: number };

export type Publication =
  | { kind: 'published'; version: number; effectiveAt: number; review: Review }
  /** It is the list that it would take the place of. */
  | { kind: 'unchanged'; version: number }
  | { kind: 'unconfirmed'; review: Review; warnings: PublicationWarning[] }
  /** Another came in between; nothing is stored (D38). */
  | { kind: 'conflict'; basedOn: number; replaced: number; difference: ThreeWayDifference };

/** Publishes a list, unless there is something to be said first. */
export async function publishList(
  store: Store,
  request: PublicationRequest,
  texts: ListTexts,
  clock: () => number = Date.now,
): Promise<Publication> {
  const { list, confirmed, author, reason } = request;
  let { basedOn } = request;
  for (;;) {
    const log = await readPriceLog(store);
    const now = clock();
    const effectiveAt = request.effectiveAt ?? effectiveNow(log, now);
    basedOn ??= findVersionInForce(log, effectiveAt);
    const replaced = findConflict(log, basedOn, effectiveAt);
    const read = async (version: number) =>
      (await readList(store, version, texts.referenceTexts)) ??
      createBuiltInConfig(texts.referenceTexts);
    const base = await read(basedOn);
    if (replaced !== undefined) {
      const difference = compareThreeWays(base, await read(replaced), list);
      return { kind: 'conflict', basedOn, replaced, difference };
    }
    const review = reviewPublication(base, list, { ...texts, now: new Date(now) });
    if (review.changes.length === 0) return { kind: 'unchanged', version: basedOn };
    const undoing = findUndoing(log, effectiveAt);
    const warnings: PublicationWarning[] = [
      ...review.added,
      ...(undoing ? [{ code: 'undone-by-plan' as const, ...undoing }] : []),
    ].filter(({ code }) => !confirmed.includes(code));
    if (warnings.length > 0) return { kind: 'unconfirmed', review, warnings };
    const deed = { after: log.at(-1)?.position ?? 0, author, reason, now, effectiveAt };
    const version = await publishVersion(
      store,
      { basedOn, list: JSON.stringify(list) },
      { ...deed, isPlanned: request.effectiveAt !== undefined },
    );
    // Else another was faster; what he did may change all of this.
    if (version !== undefined) return { kind: 'published', version, effectiveAt, review };
  }
}

/**
 * A list by its number; 0 is the built-in one.
 * @returns undefined where there is no such version, or it cannot be read
 */
export async function readList(
  store: Store,
  version: number,
  referenceTexts: PricingTexts,
): Promise<PricingConfig | undefined> {
  if (version === BUILT_IN_VERSION) return createBuiltInConfig(referenceTexts);
  const stored = await findVersion(store, version);
  if (!stored) return undefined;
  try {
    const parsed = parsePricingConfig(JSON.parse(stored.list));
    return parsed.ok ? parsed.config : undefined;
  } catch {
    return undefined;
  }
}
