import type { PricingConfig } from '#app/domain/pricing/config';
import { quoteSelection } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { type Advice, findCheaperPlan, findCheaperSalesPlan, findNextTier } from './advice';
import { listAlternatives } from './alternatives';
import { computeShownDifference } from './savings';

type BestAdvice = Advice & {
  kind: 'moreUsers' | 'plan' | 'salesPlan' | 'fewerAddons';
  /** Ids of addons that are lost, none but with `fewerAddons`. */
  droppedAddons: readonly string[];
};

/** The advice that saves most; one that loses addons only if nothing else saves anything (D30). */
export function findBestAdvice(
  config: PricingConfig,
  selection: Selection,
): BestAdvice | undefined {
  const withoutLoss = [
    { kind: 'moreUsers', advice: findNextTier(config, selection) },
    { kind: 'plan', advice: findCheaperPlan(config, selection) },
    { kind: 'salesPlan', advice: findCheaperSalesPlan(config, selection) },
  ] as const;
  const [best] = withoutLoss
    .flatMap(({ kind, advice }) => (advice ? { ...advice, kind, droppedAddons: [] } : []))
    .toSorted((a, b) => b.savedEuros - a.savedEuros);
  return best ?? findFewerAddons(config, selection);
}

function findFewerAddons(config: PricingConfig, selection: Selection): BestAdvice | undefined {
  const [cheapest] = listAlternatives(config, selection);
  if (!cheapest) return undefined;
  const { total } = quoteSelection(config, selection);
  const savedEuros = computeShownDifference(total, cheapest.quote.total);
  return { ...cheapest, kind: 'fewerAddons', savedEuros };
}
