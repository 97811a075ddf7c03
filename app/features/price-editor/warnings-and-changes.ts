import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { Draft, ItemList } from '#app/domain/pricing/editing/draft';
import {
  checkDraft,
  type DraftWarning,
  type ItemWarning,
} from '#app/domain/pricing/editing/draft-warnings';

// Computed once per state of the draft, because many parts show them.
const warnings = new WeakMap<Draft, readonly DraftWarning[]>();
const changes = new WeakMap<Draft, { inForce: Draft; changes: readonly Change[] }>();

export function getWarnings(draft: Draft): readonly DraftWarning[] {
  const found = warnings.get(draft) ?? checkDraft(draft, new Date());
  warnings.set(draft, found);
  return found;
}

/** The warnings of one plan or addon. */
export function getItemWarnings(draft: Draft, list: ItemList, key: number): ItemWarning[] {
  return getWarnings(draft)
    .filter((warning) => 'key' in warning)
    .filter((warning) => warning.key === key && warning.list === list);
}

export function getChanges(inForce: Draft, draft: Draft): readonly Change[] {
  const known = changes.get(draft);
  if (known?.inForce === inForce) return known.changes;
  const found = listChanges(inForce, draft);
  changes.set(draft, { inForce, changes: found });
  return found;
}
