import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import { includedCounts } from '#app/domain/pricing/counts';
import { formatAddressQuery } from '#app/domain/pricing/search';
import { resolveSelection, rewriteSearch, type Selection } from '#app/domain/pricing/selection';
import {
  type CalculatorAddress,
  type RewriteOptions,
  useCalculatorAddress,
} from './use-calculator-address';

/** Changes the selection, as it is when the change is made, by rewriting the address. */
export type ChangeSelection = (
  update: (selection: Selection) => Selection,
  options?: RewriteOptions,
) => void;

/**
 * The effective selection of the address, and the way to change it. The same address gives the
 * same object, so that what does not depend on a change is not rendered again.
 */
export function useSelection(
  config: PricingConfig,
  arrived: CalculatorAddress,
): [Selection | undefined, ChangeSelection] {
  const [{ planId, search }, rewrite] = useCalculatorAddress(arrived);
  const query = formatAddressQuery(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` is the content of `search`
  const selection = useMemo(
    () => resolveSelection(config, planId, search),
    [config, planId, query],
  );

  const current = useRef({ search, selection });
  useEffect(() => {
    current.current = { search, selection };
  });
  const change = useCallback<ChangeSelection>(
    (update, options) => {
      const { search, selection } = current.current;
      if (!selection) return;
      const next = update(selection);
      rewrite({ planId: next.plan.id, search: rewriteSearch(search, next) }, options);
    },
    [rewrite],
  );
  return [selection, change];
}

/** The selection at its plan's included counts: all that plan and addon cards need to know. */
export function useSelectionWithoutCounts({
  plan,
  isYearly,
  commitmentYears,
  selectedAddons,
}: Selection): Selection {
  const addons = selectedAddons.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `addons` is the content of the list
  return useMemo(
    () => ({ plan, isYearly, commitmentYears, selectedAddons, ...includedCounts(plan) }),
    [plan, isYearly, commitmentYears, addons],
  );
}
