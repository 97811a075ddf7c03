import type { Selection } from '#app/domain/pricing/selection';

/** A change that drops a choice of the visitor and can be undone (D30). */
export type UndoableChange =
  | { kind: 'plan' }
  | { kind: 'addon'; addonId: string }
  | { kind: 'term' };

/** Finds the dropped choice, the plan first; changed counts need no undo. */
export function findUndoable(before: Selection, after: Selection): UndoableChange | undefined {
  if (before.plan.id !== after.plan.id) return { kind: 'plan' };
  const addonId = before.selectedAddons.find((id) => !after.selectedAddons.includes(id));
  if (addonId !== undefined) return { kind: 'addon', addonId };
  // Monthly billing has no years.
  return before.commitmentYears === after.commitmentYears ? undefined : { kind: 'term' };
}
