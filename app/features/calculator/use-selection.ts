import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PricingConfig } from '#app/domain/pricing/config';
import { findUndoable, type UndoableChange } from '#app/domain/pricing/editing/undoable';
import { formatQueryString } from '#app/domain/pricing/search';
import {
  resolveSelection,
  type Selection,
  type SelectionWithoutCounts,
  updateSearch,
} from '#app/domain/pricing/selection';
import { readPlace, returnTo } from './undo/place';
import {
  type CalculatorAddress,
  type RewriteOptions,
  useCalculatorAddress,
} from './use-calculator-address';

/** Changes the current selection by rewriting the address. */
export type ChangeSelection = (
  update: (selection: Selection) => Selection,
  options?: RewriteOptions,
) => void;

interface SelectionState {
  selection: Selection | undefined;
  change: ChangeSelection;
  offer: UndoOffer | undefined;
}

/** The last change, until the next one. */
export interface UndoOffer {
  id: number;
  change: UndoableChange;
  /** Restores the exact address, with foreign parameters (D30). */
  undo: () => void;
}

/**
 * The selection of the address, and its change. The same address gives the same object, to avoid
 * renders.
 */
export function useSelection(config: PricingConfig, arrived: CalculatorAddress): SelectionState {
  const [{ planId, search }, rewrite] = useCalculatorAddress(arrived);
  const query = formatQueryString(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` is the content of `search`
  const selection = useMemo(
    () => resolveSelection(config, planId, search),
    [config, planId, query],
  );

  const [offer, setOffer] = useState<UndoOffer>();
  const current = useRef({ planId, search, selection });
  useEffect(() => {
    current.current = { planId, search, selection };
  });
  const change = useCallback<ChangeSelection>(
    (update, options) => {
      const { planId, search, selection } = current.current;
      if (!selection) return;
      const place = options?.toTop ? readPlace() : undefined;
      const next = update(selection);
      const address = { planId: next.plan.id, search: updateSearch(search, next) };
      rewrite(address, options);
      // Replayed choices arrive before the next render.
      current.current = { ...address, selection: next };
      const undo = () => {
        // Synchronous, because the earlier scroll position exists only after rendering.
        flushSync(() => {
          rewrite({ planId, search });
          setOffer(undefined);
        });
        if (place) returnTo(place);
      };
      const change = findUndoable(selection, next);
      setOffer((last) => change && { id: (last?.id ?? 0) + 1, change, undo });
    },
    [rewrite],
  );
  return { selection, change, offer };
}

/** The selection for plan and addon cards; a change of a count keeps the same object. */
export function useSelectionWithoutCounts({
  plan,
  isYearly,
  commitmentYears,
  selectedAddons,
}: Selection): SelectionWithoutCounts {
  const addons = selectedAddons.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `addons` is the content of the list
  return useMemo(
    () => ({ plan, isYearly, commitmentYears, selectedAddons }),
    [plan, isYearly, commitmentYears, addons],
  );
}
