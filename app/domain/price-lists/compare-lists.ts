import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { adoptConfig, countKeys, createDraft, type Draft } from '#app/domain/pricing/editing/draft';

/** Two lists as drafts in which the same items have the same keys, and what the second changes. */
export interface Comparison {
  before: Draft;
  after: Draft;
  changes: Change[];
}

/** Items are the same by their ids. */
export function compareLists(one: PricingConfig, other: PricingConfig): Comparison {
  const before = createDraft(one);
  const after = adoptConfig(before, other, countKeys(one));
  return { before, after, changes: listChanges(before, after) };
}
