import {
  type Amount,
  compareAmounts,
  floorToEuros,
  subtractAmounts,
} from '#app/domain/pricing/amount';
import { listPlans } from '#app/domain/pricing/catalog';
import { isAddonDisabled, listNeededAddons, switchPlan } from '#app/domain/pricing/compare';
import type { PricingConfig } from '#app/domain/pricing/config';
import { COUNT_UNITS, getCounts, getIncludedCounts } from '#app/domain/pricing/counts';
import { COMMITMENT_YEARS, VOLUME_DISCOUNTS } from '#app/domain/pricing/discounts';
import { type Quote, quoteSelection } from '#app/domain/pricing/quote';
import {
  chooseCommitment,
  chooseMonthly,
  resolveSelection,
  type Selection,
  setCount,
} from '#app/domain/pricing/selection';

type BestAdvice = Advice & {
  kind: 'moreUsers' | 'plan' | 'salesPlan' | 'fewerAddons' | 'longerTerm';
  /** Ids of lost addons, which the current plan includes; none but with `fewerAddons`. */
  droppedAddons: readonly string[];
};

/**
 * The advice that saves most; one that loses addons or binds longer only if nothing else saves
 * anything (D30). None for counts and addons that are the plan's untouched default. Billing and term
 * decide nothing but the figures, so that no advice on plans follows a press on a term.
 */
export function findBestAdvice(
  config: PricingConfig,
  selection: Selection,
): BestAdvice | undefined {
  if (isUntouched(config, selection)) return undefined;
  const monthly = chooseMonthly(selection);
  const withoutLoss = [
    { kind: 'moreUsers', advice: findNextTier(config, monthly) },
    { kind: 'plan', advice: findCheaperPlan(config, monthly, false) },
    { kind: 'salesPlan', advice: findCheaperPlan(config, monthly, true) },
  ] as const;
  const best =
    pickBest(
      withoutLoss.map(({ kind, advice }) => advice && { ...advice, kind, droppedAddons: [] }),
    ) ?? pickBest([findFewerAddons(config, monthly), findLongerTerm(config, monthly)]);
  if (best?.kind === 'longerTerm') return findLongerTerm(config, selection);
  const { isYearly, commitmentYears } = selection;
  const sameTerm =
    best && advise(config, selection, { ...best.selection, isYearly, commitmentYears });
  const advice = sameTerm && { ...best, ...sameTerm };
  // A discount of 100 % leaves nothing to save.
  return advice && advice.savedEuros >= Math.min(best.savedEuros, 1) ? advice : undefined;
}

/** Whether the counts are those that a plan's card or a bare address sets, without addons (D15). */
function isUntouched(config: PricingConfig, { plan, selectedAddons, ...rest }: Selection): boolean {
  const counts = getCounts(rest);
  const defaults = [getIncludedCounts(plan), resolveSelection(config, plan.id, {}) ?? rest];
  return (
    selectedAddons.length === 0 &&
    defaults.some((one) => COUNT_UNITS.every((unit) => getCounts(one)[unit] === counts[unit]))
  );
}

function pickBest(found: readonly (BestAdvice | undefined)[]): BestAdvice | undefined {
  const [best] = found
    .filter((advice) => advice !== undefined)
    .toSorted((a, b) => b.savedEuros - a.savedEuros);
  return best;
}

/** A selection that offers at least as much for the same price or less (D30). */
export type Advice = {
  selection: Selection;
  quote: Quote;
  /**
   * The saving in whole euros, rounded down (D5): per year if billing is yearly, else per month.
   */
  savedEuros: number;
};

/**
 * Finds the next volume discount at whose number of users the total is not higher than for the
 * chosen number (D6, D30).
 */
export function findNextTier(config: PricingConfig, selection: Selection): Advice | undefined {
  if (selection.plan.salesOnly) return undefined;
  return VOLUME_DISCOUNTS.filter(({ fromUsers }) => fromUsers > selection.userCount)
    .map(({ fromUsers }) => advise(config, selection, setCount(selection, 'users', fromUsers)))
    .find((advice) => advice && advice.savedEuros >= 0);
}

/**
 * Finds the cheapest other plan, among those with a list price or those without, that covers the
 * same needs for less: it lowers no count and drops neither a chosen addon nor one that the current
 * plan includes (D30). A sales-only plan has no advice, because its price is not shown.
 */
export function findCheaperPlan(
  config: PricingConfig,
  selection: Selection,
  salesOnly: boolean,
): Advice | undefined {
  if (selection.plan.salesOnly) return undefined;
  const wanted = listNeededAddons(config, selection);
  const [cheapest] = listPlans(config)
    .filter(
      (plan) => plan.salesOnly === salesOnly && !wanted.some((id) => isAddonDisabled(plan, id)),
    )
    .map((plan) => advise(config, selection, switchPlan(config, selection, plan, wanted)))
    .filter((advice) => advice !== undefined)
    .filter(({ savedEuros }) => savedEuros >= 1)
    .toSorted((a, b) => compareAmounts(a.quote.total, b.quote.total));
  return cheapest;
}

/** Finds what the longest term saves, if anything (D7). */
function findLongerTerm(config: PricingConfig, selection: Selection): BestAdvice | undefined {
  if (selection.plan.salesOnly) return undefined;
  const longest = chooseCommitment(selection, Math.max(...COMMITMENT_YEARS));
  const advice = advise(config, selection, longest);
  if (!advice || advice.savedEuros < 1) return undefined;
  return { ...advice, kind: 'longerTerm', droppedAddons: [] };
}

/** Undefined if one of the prices is on request (D18). */
function advise(config: PricingConfig, from: Selection, to: Selection): Advice | undefined {
  const before = quoteSelection(config, from);
  const quote = quoteSelection(config, to);
  if (!before || !quote) return undefined;
  const total = from.isYearly ? 'yearlyTotal' : 'monthlyTotal';
  return { selection: to, quote, savedEuros: computeShownDifference(before[total], quote[total]) };
}

/**
 * Finds the cheapest selection that drops addons which the current plan includes (D30). Counts and
 * chosen addons stay. Each plan is tried with all included addons that it offers, and with the chosen
 * addons only. It must be at least one euro cheaper than every selection that drops less. A sales-only
 * plan has no advice, because its price is not shown.
 */
export function findFewerAddons(
  config: PricingConfig,
  selection: Selection,
): BestAdvice | undefined {
  if (selection.plan.salesOnly) return undefined;
  const wanted = listNeededAddons(config, selection);
  const chosen = wanted.filter((id) => selection.selectedAddons.includes(id));
  const options = listPlans(config)
    .filter((plan) => !plan.salesOnly && !chosen.some((id) => isAddonDisabled(plan, id)))
    .flatMap((plan) =>
      [wanted.filter((id) => !isAddonDisabled(plan, id)), chosen].flatMap((kept) => {
        const advice = advise(config, selection, switchPlan(config, selection, plan, kept));
        if (!advice) return [];
        const given = new Set(advice.quote.lines.map(({ key }) => key));
        const droppedAddons = wanted.filter((id) => !given.has(`addon ${id}`));
        return [{ ...advice, kind: 'fewerAddons' as const, droppedAddons }];
      }),
    )
    .toSorted((a, b) => compareAmounts(a.quote.total, b.quote.total));
  return options.find(
    ({ quote, savedEuros, droppedAddons }) =>
      droppedAddons.length > 0 &&
      savedEuros >= 1 &&
      options.every(
        (other) =>
          other.droppedAddons.length >= droppedAddons.length ||
          !other.droppedAddons.every((id) => droppedAddons.includes(id)) ||
          computeShownDifference(other.quote.total, quote.total) >= 1,
      ),
  );
}

/** Computes the saving of a price change in whole euros, rounded down; negative for a rise (D5). */
export function computeShownDifference(before: Amount, after: Amount): number {
  return floorToEuros(subtractAmounts(before, after));
}
