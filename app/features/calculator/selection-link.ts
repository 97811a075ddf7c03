import { useLinkProps } from '@tanstack/react-router';
import { type Selection, selectionToSearch } from '#app/domain/pricing/selection';
import { isPlainClick } from '#app/ui/plain-click';

/**
 * Properties of a link to a selection, which works before any script and can be opened in another
 * tab. With scripts a plain click makes the choice from the selection at that time.
 */
export function useSelectionLink(target: Selection, choose: () => void) {
  const link = useLinkProps({
    to: '/{-$locale}/preiskalkulator/{-$planId}',
    params: (params) => ({ ...params, planId: target.plan.id }),
    search: selectionToSearch(target),
    replace: true,
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      choose();
    },
  });
  // A press from before the scripts waits for them (D13).
  return { ...link, 'data-replay': '' };
}

/** Attributes of the chosen option, a link without an address (D15), so that it keeps the focus. */
export const CHOSEN_LINK = { 'aria-current': 'true', tabIndex: -1 } as const;
