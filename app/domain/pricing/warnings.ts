import type { PricingConfig } from './config.ts';
import {
  COUNT_UNITS,
  type CountUnit,
  type ExtraCost,
  getCounts,
  isLaterUnit,
  listCounted,
  UNIT_FIELDS,
} from './counts.ts';
import type { Selection } from './selection.ts';

/** Values outside these limits cause a warning but are accepted (spec §5, D18). The yearly discount
 * is a fraction. */
export const LIMITS = {
  users: { min: 1, max: 1000 },
  systems: { min: 1, max: 100 },
  landscapes: { min: 1, max: 50 },
  yearlyDiscount: { min: 0, max: 0.5 },
} as const;

export type SelectionWarning = { kind: 'too-few' | 'too-many'; unit: CountUnit; limit: number };

export type ConfigWarning =
  | { kind: 'negative-extra-cost' | 'zero-extra-cost'; field: ExtraCost }
  | { kind: 'negative-discount' }
  | { kind: 'discount-too-high'; limit: number };

/** Lists the warnings about a selection, in the order of the units (spec §5, D18). */
export function checkSelection(selection: Selection): SelectionWarning[] {
  return listCounted(getCounts(selection)).flatMap(({ unit, count }): SelectionWarning[] => {
    const { min, max } = LIMITS[unit];
    if (count < min) return [{ kind: 'too-few', unit, limit: min }];
    return count > max ? [{ kind: 'too-many', unit, limit: max }] : [];
  });
}

/** Lists the warnings about extra costs and the yearly discount (spec §5). */
export function checkConfig(config: PricingConfig): ConfigWarning[] {
  const { EXTRA_COSTS, YEARLY_DISCOUNT } = config;
  const { min, max } = LIMITS.yearlyDiscount;
  return [
    ...COUNT_UNITS.flatMap((unit): ConfigWarning[] => {
      const field = UNIT_FIELDS[unit].price;
      const price = EXTRA_COSTS[field];
      // A later unit without a price is not offered (D47).
      if (price > 0 || (price === 0 && isLaterUnit(unit))) return [];
      return [{ kind: price < 0 ? 'negative-extra-cost' : 'zero-extra-cost', field }];
    }),
    ...(YEARLY_DISCOUNT < min ? [{ kind: 'negative-discount' } as const] : []),
    ...(YEARLY_DISCOUNT > max ? [{ kind: 'discount-too-high', limit: max } as const] : []),
  ];
}
