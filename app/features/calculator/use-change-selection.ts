import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { rewriteSearch, type Selection } from '#app/domain/pricing/selection';

/** `toTop` for what makes it another page to read, such as another plan (spec §2). */
export type ChangeSelection = (selection: Selection, options?: { toTop?: boolean }) => void;

/** Rewrites the address in place; everything on the page follows from it (D11, D13). */
export function useChangeSelection(): ChangeSelection {
  const navigate = useNavigate();
  return useCallback(
    (selection, { toTop = false } = {}) => {
      void navigate({
        to: '/{-$locale}/preiskalkulator/{-$planId}',
        params: (params) => ({ ...params, planId: selection.plan.id }),
        search: (search) => rewriteSearch(search, selection),
        replace: true,
        resetScroll: toTop,
      });
    },
    [navigate],
  );
}
