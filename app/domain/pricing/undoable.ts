import type { Selection } from '#app/domain/pricing/selection';

/** A change that drops a choice of the visitor and can be undone (D30). */
export type UndoableChange = { kind: 'plan' } | { kind: 'addon'; addonId: string };

/** Finds the dropped choice, the plan first; counts and terms are seen and chosen again at once. */
export function findUndoable(before: Selection, after: Selection): UndoableChange | undefined {
  if (before.plan.id !== after.plan.id) return { kind: 'plan' };
  const addonId = before.selectedAddons.find((id) => !after.selectedAddons.includes(id));
  return addonId === undefined ? undefined : { kind: 'addon', addonId };
}
