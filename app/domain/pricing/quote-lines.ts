import { type Amount, createAmount, multiplyAmounts, toAmount, ZERO } from './amount';
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
import { getVolumeDiscountPercent } from './discounts';
import type { Selection } from './selection';

/** A selection, but with any commitment (D7). */
export type QuoteInput = Omit<Selection, 'commitmentYears'> & {
  commitmentYears: number | undefined;
};

/** The kinds of lines in display order (D9). */
export const LINE_KINDS = ['base', ...COUNT_UNITS, 'addon'] as const;

/**
 * One line of a quote. `monthly` is its price in euros per month; unit and list prices are euros
 * per month before any discount.
 */
export type QuoteLine =
  | { kind: 'base'; monthly: Amount }
  | ExtraLine
  | {
      kind: 'addon';
      addonId: string;
      state: 'charged' | 'free' | 'included';
      listPrice: number;
      monthly: Amount;
    };

/** The units above the included amount; the volume discount is 0 if none applies. */
export type ExtraLine = {
  kind: CountUnit;
  extraCount: number;
  unitPrice: number;
  volumeDiscountPercent: number;
  monthly: Amount;
};

/** Identifies a line within its quote and across quotes. */
export function getLineKey(line: QuoteLine): string {
  return line.kind === 'addon' ? `addon ${line.addonId}` : line.kind;
}

/** Computes the lines in the order of `LINE_KINDS`. */
export function computeQuoteLines(config: PricingConfig, input: QuoteInput): QuoteLine[] {
  return [
    { kind: 'base', monthly: toAmount(toChargeable(input.plan.basePrice)) },
    ...COUNT_UNITS.flatMap((unit) => computeExtraLine(config, input, unit)),
    ...computeAddonLines(config, input),
  ];
}

function computeExtraLine(config: PricingConfig, input: QuoteInput, unit: CountUnit): ExtraLine[] {
  const count = normalizeCount(getCounts(input)[unit]);
  const extraCount = Math.max(count - getIncludedCount(input.plan, unit), 0);
  if (extraCount === 0) return [];
  return [
    {
      kind: unit,
      extraCount,
      unitPrice: toChargeable(getUnitPrice(config, unit)),
      volumeDiscountPercent: getUnitDiscountPercent(unit, count),
      monthly: multiplyAmounts(toAmount(extraCount), getExtraUnitPrice(config, unit, count)),
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
function computeAddonLines(
  config: PricingConfig,
  { plan, selectedAddons }: QuoteInput,
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
    const line = {
      kind: 'addon',
      addonId: addon.id,
      listPrice: toChargeable(addon.price),
    } as const;
    if (free.has(addon)) return [{ ...line, state: 'free', monthly: ZERO }];
    if (charged.has(addon)) {
      return [{ ...line, state: 'charged', monthly: toAmount(line.listPrice) }];
    }
    const isIncluded = included.has(addon.id) && addon.status === 'available';
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
