import {
  type Amount,
  compareAmounts,
  multiplyAmounts,
  ONE,
  subtractAmounts,
  toAmount,
  ZERO,
} from '#app/domain/pricing/amount';
import { EXTRA_COST_FIELDS, type ExtraCost } from '#app/domain/pricing/counts';
import type { Draft, DraftAddon, DraftPlan, ItemList } from '#app/domain/pricing/editing/draft';
import { ADDON_FIELDS, isPrice, PLAN_FIELDS } from '#app/domain/pricing/fields';

/** A change that must be confirmed before publishing. Prices are euros, rates are fractions. */
export type NotableChange =
  | { kind: 'plan-removed' | 'addon-removed'; list: ItemList; key: number }
  | { kind: 'price-change'; list: ItemList; key: number; before: number; after: number }
  | { kind: 'price-change'; field: PricedField; before: number; after: number };

type PricedField = ExtraCost | 'YEARLY_DISCOUNT';

/** Lists removed items and prices that change by more than 20 % (D38). */
export function listNotableChanges(before: Draft, after: Draft): NotableChange[] {
  return [
    ...findRemoved('PRICING_PLANS', 'plan-removed', before, after),
    ...findRemoved('ADDONS', 'addon-removed', before, after),
    // Pages do not show the price of a sales-only plan.
    ...comparePrices(
      'PRICING_PLANS',
      before.PRICING_PLANS,
      after.PRICING_PLANS.filter(({ salesOnly }) => !salesOnly),
      (plan) => PLAN_FIELDS.filter(isPrice).map(({ field }) => plan[field]),
    ),
    ...comparePrices('ADDONS', before.ADDONS, after.ADDONS, (addon) =>
      ADDON_FIELDS.filter(isPrice).map(({ field }) => addon[field]),
    ),
    ...EXTRA_COST_FIELDS.flatMap((field) =>
      compare(before.EXTRA_COSTS[field], after.EXTRA_COSTS[field], { field }),
    ),
    // The payable part of a yearly price is compared, not the discount.
    ...compare(
      before.YEARLY_DISCOUNT,
      after.YEARLY_DISCOUNT,
      { field: 'YEARLY_DISCOUNT' },
      (rate) => subtractAmounts(ONE, toAmount(rate)),
    ),
  ];
}

function findRemoved(
  list: ItemList,
  kind: 'plan-removed' | 'addon-removed',
  before: Draft,
  after: Draft,
): NotableChange[] {
  const left = new Set(after[list].map(({ key }) => key));
  return before[list]
    .filter(({ key }) => !left.has(key))
    .map(({ key }): NotableChange => ({ kind, list, key }));
}

function comparePrices<Item extends DraftPlan | DraftAddon>(
  list: ItemList,
  before: readonly Item[],
  after: readonly Item[],
  pricesOf: (item: Item) => readonly number[],
): NotableChange[] {
  return after.flatMap((item) => {
    const old = before.find(({ key }) => key === item.key);
    if (!old) return [];
    const oldPrices = pricesOf(old);
    return pricesOf(item).flatMap((price, index) =>
      compare(oldPrices[index] ?? 0, price, { list, key: item.key }),
    );
  });
}

type Subject = { list: ItemList; key: number } | { field: PricedField };

const FIVE = toAmount(5);

/** Compares exactly, so that a change of exactly 20 % needs no confirmation. */
function compare(
  before: number,
  after: number,
  subject: Subject,
  paid: (value: number) => Amount = toAmount,
) {
  const difference = absolute(subtractAmounts(paid(after), paid(before)));
  const isNotable = compareAmounts(multiplyAmounts(FIVE, difference), absolute(paid(before))) > 0;
  return isNotable ? [{ kind: 'price-change' as const, ...subject, before, after }] : [];
}

function absolute(amount: Amount): Amount {
  return compareAmounts(amount, ZERO) < 0 ? subtractAmounts(ZERO, amount) : amount;
}
