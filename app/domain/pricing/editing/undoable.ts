import type { Selection } from '#app/domain/pricing/selection';

/** A change that takes away what the visitor had, so that it can be undone (D30). */
export type UndoableChange =
  | { kind: 'plan' }
  | { kind: 'addon'; addonId: string }
  | { kind: 'term' };

/** The loss caused by a change, the plan first; changed counts are no loss. */
export function findUndoable(before: Selection, after: Selection): UndoableChange | undefined {
  if (before.plan.id !== after.plan.id) return { kind: 'plan' };
  const addonId = before.selectedAddons.find((id) => !after.selectedAddons.includes(id));
  if (addonId !== undefined) return { kind: 'addon', addonId };
  // Monthly billing has no years.
  return before.commitmentYears === after.commitmentYears ? undefined : { kind: 'term' };
}
