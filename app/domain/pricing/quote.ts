import {
  type Amount,
  createAmount,
  floorToEuros,
  multiplyAmounts,
  ONE,
  subtractAmounts,
  sumAmounts,
  toAmount,
  ZERO,
} from './amount';
import { listAddons } from './catalog';
import type { Addon, PricingConfig } from './config';
import {
  COUNT_UNITS,
  type CountUnit,
  getCounts,
  getIncludedCount,
  getUnitPrice,
  normalizeCount,
} from './counts';
import {
  COMMITMENT_YEARS,
  clampCommitment,
  getVolumeDiscountPercent,
  getYearlyDiscountRate,
  rateToPercent,
} from './discounts';
import { isOnRequest, MAX_PRICED_COUNT } from './on-request';
import { chooseCommitment, chooseMonthly, type Selection } from './selection';

/** A selection, but with any commitment (D7). */
type QuoteInput = Omit<Selection, 'commitmentYears'> & {
  commitmentYears: number | undefined;
};

/** The kinds of lines in display order (D9). */
export const LINE_KINDS = ['base', ...COUNT_UNITS, 'addon'] as const;

/** A line's subject, without its price. */
export type Position = {
  /** Identifies the line within its quote and across quotes. */
  key: string;
  /** How many are charged, of units those above the included amount. */
  count: number;
  /** Only addons are free or included. */
  state: 'charged' | 'free' | 'included';
} & ({ kind: 'base' | CountUnit } | { kind: 'addon'; addonId: string });

/** One line of a quote; amounts are exact euros per month. */
export type QuoteLine = Position & {
  /** Before any discount. */
  unitPrice: Amount;
  /** 0 if none applies. */
  volumeDiscountPercent: number;
  monthly: Amount;
};

/** A price with its lines (D9). Amounts are exact euros; only `totalShown` is rounded. */
export type Quote = {
  /** In display order (`LINE_KINDS`). */
  lines: QuoteLine[];
  /** 0 when billing is monthly. */
  discountPercent: number;
  monthlyBeforeDiscount: Amount;
  monthlyDiscount: Amount;
  monthlyTotal: Amount;
  yearlyBeforeDiscount: Amount;
  /** The saving over monthly billing. */
  yearlyDiscount: Amount;
  yearlyTotal: Amount;
  /** Over all years of the commitment; undefined when billing is monthly. */
  totalOverTerm: Amount | undefined;
  /** Per year when billing is yearly, else per month. */
  total: Amount;
  /** `total` in whole euros, rounded down. */
  totalShown: number;
};

const MONTHS_PER_YEAR = toAmount(12);

/**
 * Prices a selection (spec §9, D5 to D10): lines per month, their sum, then the yearly discount.
 * It never throws for a valid configuration, and prices the selection without normalizing it;
 * `resolveSelection` does that.
 * @returns undefined if the price is on request, for a count or sum that is too high (D18)
 */
export function quoteSelection(config: PricingConfig, selection: QuoteInput): Quote | undefined {
  const counts = Object.values(getCounts(selection));
  if (counts.some((count) => count > MAX_PRICED_COUNT)) return undefined;
  const { isYearly, commitmentYears = 0 } = selection;
  const years = isYearly && commitmentYears >= 1 ? clampCommitment(commitmentYears) : undefined;
  const lines = computeQuoteLines(config, selection);
  const discountRate = getYearlyDiscountRate(config, years);
  const payable = subtractAmounts(ONE, discountRate);
  const monthlyBeforeDiscount = sumAmounts(lines.map((line) => line.monthly));
  const monthlyTotal = multiplyAmounts(monthlyBeforeDiscount, payable);
  const yearlyBeforeDiscount = multiplyAmounts(monthlyBeforeDiscount, MONTHS_PER_YEAR);
  const yearlyTotal = multiplyAmounts(monthlyTotal, MONTHS_PER_YEAR);
  const totalOverTerm =
    years === undefined ? undefined : multiplyAmounts(yearlyTotal, toAmount(years));
  // The other figures are not higher than one of these.
  const figures = [
    yearlyBeforeDiscount,
    totalOverTerm ?? ZERO,
    ...lines.map((line) => line.unitPrice),
  ];
  if (figures.some(isOnRequest)) return undefined;
  const total = isYearly ? yearlyTotal : monthlyTotal;
  return {
    lines,
    discountPercent: rateToPercent(discountRate),
    monthlyBeforeDiscount,
    monthlyDiscount: subtractAmounts(monthlyBeforeDiscount, monthlyTotal),
    monthlyTotal,
    yearlyBeforeDiscount,
    yearlyDiscount: subtractAmounts(yearlyBeforeDiscount, yearlyTotal),
    yearlyTotal,
    totalOverTerm,
    total,
    totalShown: floorToEuros(total),
  };
}

/**
 * Computes the saving of yearly over monthly billing, in whole euros. The exact saving is rounded
 * down, because the difference of two rounded prices can be one euro too high (D5).
 */
export function computeShownSavings(quote: Pick<Quote, 'yearlyDiscount'>, years = 1): number {
  return floorToEuros(multiplyAmounts(quote.yearlyDiscount, toAmount(years)));
}

/** Prices a selection with monthly billing and with each commitment, in this order (D30). */
export function listTermQuotes(config: PricingConfig, selection: Selection) {
  const selections = [
    chooseMonthly(selection),
    ...COMMITMENT_YEARS.map((years) => chooseCommitment(selection, years)),
  ];
  return selections.map((one) => ({ selection: one, quote: quoteSelection(config, one) }));
}

/** Gets the discount for the term of a selection in percent, 0 with monthly billing (D7). */
export function getTermDiscountPercent(
  config: PricingConfig,
  { isYearly, commitmentYears }: Pick<QuoteInput, 'isYearly' | 'commitmentYears'>,
): number {
  return rateToPercent(getYearlyDiscountRate(config, isYearly ? commitmentYears : undefined));
}

/** Lists what a selection consists of, in display order, also if its price is on request (D18). */
export function listPositions(config: PricingConfig, selection: QuoteInput): Position[] {
  return computeQuoteLines(config, selection);
}

/** Computes the lines in the order of `LINE_KINDS`. */
function computeQuoteLines(config: PricingConfig, input: QuoteInput): QuoteLine[] {
  const basePrice = toAmount(toChargeable(input.plan.basePrice));
  return [
    { ...CHARGED_ONCE, key: 'base', kind: 'base', unitPrice: basePrice, monthly: basePrice },
    ...COUNT_UNITS.flatMap((unit) => computeExtraLine(config, input, unit)),
    ...computeAddonLines(config, input),
  ];
}

const CHARGED_ONCE = { count: 1, volumeDiscountPercent: 0, state: 'charged' } as const;

function computeExtraLine(config: PricingConfig, input: QuoteInput, unit: CountUnit): QuoteLine[] {
  const total = normalizeCount(getCounts(input)[unit]);
  const count = Math.max(total - getIncludedCount(input.plan, unit), 0);
  if (count === 0) return [];
  return [
    {
      key: unit,
      kind: unit,
      count,
      unitPrice: toAmount(toChargeable(getUnitPrice(config, unit))),
      volumeDiscountPercent: getUnitDiscountPercent(unit, total),
      state: 'charged',
      monthly: multiplyAmounts(toAmount(count), getExtraUnitPrice(config, unit, total)),
    },
  ];
}

/** Gets the price of each extra unit at this total count, in euros per month (spec §9, D6). */
export function getExtraUnitPrice(
  config: Pick<PricingConfig, 'EXTRA_COSTS'>,
  unit: CountUnit,
  count: number,
): Amount {
  const price = toAmount(toChargeable(getUnitPrice(config, unit)));
  const payablePercent = 100 - getUnitDiscountPercent(unit, count);
  return multiplyAmounts(price, createAmount(BigInt(payablePercent), 2));
}

/**
 * Only users have a volume discount: all users determine it, and it applies to the extra ones (D6).
 */
function getUnitDiscountPercent(unit: CountUnit, count: number): number {
  return unit === 'users' ? getVolumeDiscountPercent(normalizeCount(count)) : 0;
}

/** Computes a line for each included or selected addon; disabled ones have none (D8, D17). */
export function computeAddonLines(
  config: Pick<PricingConfig, 'ADDONS'>,
  { plan, selectedAddons }: Pick<QuoteInput, 'plan' | 'selectedAddons'>,
): QuoteLine[] {
  const included = new Set(plan.includedAddons);
  const disabled = new Set(plan.disabledAddons);
  const selected = new Set(selectedAddons);
  const addons = listAddons(config);
  const chargeable = addons.filter(
    ({ id }) => selected.has(id) && !included.has(id) && !disabled.has(id),
  );
  const charged = new Set(chargeable);
  const free = getFreeAddons(chargeable, plan.freeAddonCount);
  return addons.flatMap((addon): QuoteLine[] => {
    const { id: addonId, price, status } = addon;
    const unitPrice = toAmount(toChargeable(price));
    const line = {
      ...CHARGED_ONCE,
      key: `addon ${addonId}`,
      kind: 'addon',
      addonId,
      unitPrice,
    } as const;
    if (free.has(addon)) return [{ ...line, state: 'free', monthly: ZERO }];
    if (charged.has(addon)) return [{ ...line, monthly: unitPrice }];
    const isIncluded = included.has(addonId) && status === 'available';
    return isIncluded ? [{ ...line, state: 'included', monthly: ZERO }] : [];
  });
}

/**
 * Gets the most expensive addons, which are free; ties go to the first configured (spec §9, D8).
 */
function getFreeAddons(chargeable: readonly Addon[], freeAddonCount: number): Set<Addon> {
  const byPrice = chargeable.toSorted((a, b) => b.price - a.price);
  return new Set(byPrice.slice(0, normalizeCount(freeAddonCount)));
}

/**
 * The editor accepts negative prices (D18). They count as 0, so that no total is negative and no
 * addon makes an offer cheaper.
 */
function toChargeable(price: number): number {
  return Math.max(price, 0);
}
