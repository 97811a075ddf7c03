import type { KeyboardEvent } from 'react';
import type { Session } from '#app/features/pricing-admin/session/session';

/** The browser's own undo knows single fields only, and nothing of what was moved or deleted. */
export function travelByKey(event: KeyboardEvent, session: Session): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  // Events of a question above the editor come by here too; what it asks about stays as it is.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  if (isRedo) session.redo();
  else session.undo();
}
