import { listAddons, listPlans } from './catalog';
import type { PricingConfig } from './config';
import { COUNT_UNITS, unitPrice } from './counts';
import { ADDON_FIELDS, type ItemField, PLAN_FIELDS } from './fields';
import { quoteSelection } from './quote';
import type { CalculatorSearch } from './search';
import { type Selection, writeSearch } from './selection';

/** What a shared total was, and what the price list in force makes of it; whole euros (D34). */
type PriceChange = { before: number; now: number };

/** The query of a link to share: the selection, and under which prices it cost how much (D34). */
export function writeSharedSearch(config: PricingConfig, selection: Selection): CalculatorSearch {
  const { totalShown } = quoteSelection(config, selection);
  return { ...writeSearch(selection), prices: `${fingerprintPrices(config)}.${totalShown}` };
}

/**
 * The two totals if the link was shared under another price list; they can be equal. Undefined
 * under the same list, without a mark, and for a sales-only plan, whose price is not shown.
 */
export function findPriceChange(
  config: PricingConfig,
  selection: Selection,
  prices: string | undefined,
): PriceChange | undefined {
  if (prices === undefined || selection.plan.salesOnly) return undefined;
  const [fingerprint, before] = prices.split('.');
  if (fingerprint === fingerprintPrices(config)) return undefined;
  return { before: Number(before), now: quoteSelection(config, selection).totalShown };
}

/**
 * Short and the same in every language: all that a price depends on, no texts. It tells price lists
 * apart that were in force one after another; it protects against no forgery.
 */
export function fingerprintPrices(config: PricingConfig): string {
  const plans = listPlans(config).map((plan) =>
    PLAN_FIELDS.filter(affectsPrice).map(({ field }) => plan[field]),
  );
  const addons = listAddons(config).map((addon) =>
    ADDON_FIELDS.filter(affectsPrice).map(({ field }) => addon[field]),
  );
  const costs = [...COUNT_UNITS.map((unit) => unitPrice(config, unit)), config.YEARLY_DISCOUNT];
  return hash(JSON.stringify([plans, addons, costs]));
}

function affectsPrice(row: ItemField): boolean {
  return row.affectsPrice;
}

/** FNV-1a, 32 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  return (value >>> 0).toString(36);
}
