import { type Amount, createAmount, multiplyAmounts, toAmount, ZERO } from './amount';
import { listAddons } from './catalog';
import type { Addon, PricingConfig } from './config';
import { type CountUnit, countsOf, includedCount, readCount, unitPrice } from './counts';
import { volumeDiscountPercent } from './discounts';
import type { Selection } from './selection';

/** What the engine prices: a selection, or one with any other commitment (D7). */
export type QuoteInput = Omit<Selection, 'commitmentYears'> & {
  commitmentYears: number | undefined;
};

/** One line of a quote. `monthly` is what it costs per month; unit and list prices are euros per
 * month as configured, before any discount. */
export type QuoteLine =
  | { kind: 'base'; monthly: Amount }
  | {
      kind: 'users';
      extraCount: number;
      unitPrice: number;
      volumeDiscountPercent: number;
      monthly: Amount;
    }
  | { kind: 'systems' | 'landscapes'; extraCount: number; unitPrice: number; monthly: Amount }
  | {
      kind: 'addon';
      addonId: string;
      state: 'charged' | 'free' | 'included';
      listPrice: number;
      monthly: Amount;
    };

/** What tells a line from the others of its quote, and is the same in another quote. */
export function keyOfLine(line: QuoteLine): string {
  return line.kind === 'addon' ? `addon ${line.addonId}` : line.kind;
}

/** The lines in the order in which they are shown (D9). */
export function quoteLines(config: PricingConfig, input: QuoteInput): QuoteLine[] {
  return [
    { kind: 'base', monthly: toAmount(chargeablePrice(input.plan.basePrice)) },
    ...quoteUsers(config, input),
    ...quoteUnits(config, input, 'systems'),
    ...quoteUnits(config, input, 'landscapes'),
    ...quoteAddons(config, input),
  ];
}

/** The volume discount goes by all users and applies to the extra ones (spec §9, D6). */
function quoteUsers(config: PricingConfig, input: QuoteInput): QuoteLine[] {
  const extraCount = countExtra(input, 'users');
  if (extraCount === 0) return [];
  return [
    {
      kind: 'users',
      extraCount,
      unitPrice: chargeablePrice(unitPrice(config, 'users')),
      volumeDiscountPercent: volumeDiscountPercent(readCount(input.userCount)),
      monthly: multiplyAmounts(
        toAmount(extraCount),
        furtherUnitPrice(config, 'users', input.userCount),
      ),
    },
  ];
}

/** What each unit beyond the included ones costs a month at this count (D6). */
export function furtherUnitPrice(
  config: Pick<PricingConfig, 'EXTRA_COSTS'>,
  unit: CountUnit,
  count: number,
): Amount {
  const price = toAmount(chargeablePrice(unitPrice(config, unit)));
  if (unit !== 'users') return price;
  const payablePercent = 100 - volumeDiscountPercent(readCount(count));
  return multiplyAmounts(price, createAmount(BigInt(payablePercent), 2));
}

function quoteUnits(
  config: PricingConfig,
  input: QuoteInput,
  kind: 'systems' | 'landscapes',
): QuoteLine[] {
  const extraCount = countExtra(input, kind);
  if (extraCount === 0) return [];
  const price = chargeablePrice(unitPrice(config, kind));
  return [{ kind, extraCount, unitPrice: price, monthly: multiply(extraCount, price) }];
}

/** Every addon of the plan or the selection; a disabled one has no line (D8, D17). */
function quoteAddons(config: PricingConfig, { plan, selectedAddons }: QuoteInput): QuoteLine[] {
  const included = new Set(plan.includedAddons);
  const disabled = new Set(plan.disabledAddons);
  const selected = new Set(selectedAddons);
  const addons = listAddons(config);
  const chargeable = addons.filter(
    ({ id }) => selected.has(id) && !included.has(id) && !disabled.has(id),
  );
  const free = findFree(chargeable, plan.freeAddonCount);
  const charged = new Set(chargeable);
  return addons.flatMap((addon): QuoteLine[] => {
    const line = {
      kind: 'addon',
      addonId: addon.id,
      listPrice: chargeablePrice(addon.price),
    } as const;
    if (charged.has(addon)) {
      return free.has(addon)
        ? [{ ...line, state: 'free', monthly: ZERO }]
        : [{ ...line, state: 'charged', monthly: toAmount(line.listPrice) }];
    }
    const isIncluded = included.has(addon.id) && addon.status === 'available';
    return isIncluded ? [{ ...line, state: 'included', monthly: ZERO }] : [];
  });
}

/** The most expensive ones cost nothing; of equal ones those configured first (spec §9, D8). */
function findFree(chargeable: readonly Addon[], freeAddonCount: number): Set<Addon> {
  const byPrice = chargeable.toSorted((a, b) => b.price - a.price);
  return new Set(byPrice.slice(0, readCount(freeAddonCount)));
}

function countExtra(input: QuoteInput, unit: CountUnit): number {
  return Math.max(readCount(countsOf(input)[unit]) - includedCount(input.plan, unit), 0);
}

function multiply(count: number, price: number): Amount {
  return multiplyAmounts(toAmount(count), toAmount(price));
}

/**
 * A negative price is a slip of the admin's that only warns (D18). It charges nothing, rather than
 * pay for other lines: no total is ever negative, and no addon makes an offer cheaper.
 */
function chargeablePrice(price: number): number {
  return Math.max(price, 0);
}
