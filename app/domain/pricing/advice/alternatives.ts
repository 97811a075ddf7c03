import { compareAmounts } from '#app/domain/pricing/amount';
import { listPlans } from '#app/domain/pricing/catalog';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { type Quote, quoteSelection } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { isAddonDisabled, listNeededAddons, switchPlan } from './needs';
import { computeShownDifference } from './savings';

/** A cheaper selection that drops addons of the current plan (D30). */
export type Alternative = {
  selection: Selection;
  quote: Quote;
  /** Ids of addons that the current plan includes and this selection lacks; never chosen ones. */
  droppedAddons: string[];
};

/**
 * Lists the cheaper selections that drop addons which the current plan includes, cheapest first.
 * Counts and chosen addons stay. Each plan is tried with all included addons that it offers, and
 * with the chosen addons only. A selection is listed if it is at least one euro cheaper than every
 * selection that drops less. A sales-only plan has no alternatives, because its price is not shown.
 */
export function listAlternatives(config: PricingConfig, selection: Selection): Alternative[] {
  if (selection.plan.salesOnly) return [];
  const wanted = listNeededAddons(config, selection);
  const chosen = wanted.filter((id) => selection.selectedAddons.includes(id));
  const current = { quote: quoteSelection(config, selection), droppedAddons: [] };
  const options = listPlans(config)
    .filter((plan) => !plan.salesOnly && !chosen.some((id) => isAddonDisabled(plan, id)))
    .flatMap((plan) => {
      const available = wanted.filter((id) => !isAddonDisabled(plan, id));
      return [available, chosen].map((kept) =>
        createAlternative(config, selection, plan, wanted, kept),
      );
    })
    .filter(({ quote }) => Number.isFinite(quote.totalShown))
    .toSorted((a, b) => compareAmounts(a.quote.total, b.quote.total));
  return options.filter(
    (option, index) =>
      option.droppedAddons.length > 0 &&
      [current, ...options].every(
        (other) => !givesMore(other, option) || isCheaper(option, other),
      ) &&
      !options.slice(0, index).some((other) => givesSame(other, option)),
  );
}

function createAlternative(
  config: PricingConfig,
  selection: Selection,
  plan: Plan,
  wanted: readonly string[],
  kept: readonly string[],
): Alternative {
  const moved = switchPlan(config, selection, plan, kept);
  const quote = quoteSelection(config, moved);
  const given = new Set(quote.lines.flatMap((line) => (line.kind === 'addon' ? line.addonId : [])));
  return { selection: moved, quote, droppedAddons: wanted.filter((id) => !given.has(id)) };
}

type Option = Pick<Alternative, 'quote' | 'droppedAddons'>;

function givesMore(option: Option, than: Option): boolean {
  return (
    option.droppedAddons.length < than.droppedAddons.length &&
    option.droppedAddons.every((id) => than.droppedAddons.includes(id))
  );
}

function givesSame(option: Option, as: Option): boolean {
  return option.droppedAddons.join() === as.droppedAddons.join();
}

function isCheaper(option: Option, than: Option): boolean {
  return computeShownDifference(than.quote.total, option.quote.total) >= 1;
}
