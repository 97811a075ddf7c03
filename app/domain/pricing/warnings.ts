import type { PricingConfig } from './config';
import {
  COUNT_UNITS,
  type CountUnit,
  EXTRA_COST_FIELDS,
  type ExtraCost,
  getCounts,
} from './counts';
import type { Selection } from './selection';

/** Values outside these limits cause a warning but are accepted (spec §5, D18). The yearly discount
 * is a fraction. */
export const LIMITS = {
  users: { min: 1, max: 1000 },
  systems: { min: 1, max: 100 },
  landscapes: { min: 1, max: 50 },
  yearlyDiscount: { min: 0, max: 0.5 },
} as const;

export type SelectionWarning =
  | { code: 'no-plan' }
  | { code: 'too-few' | 'too-many'; unit: CountUnit; limit: number };

export type ConfigWarning =
  | { code: 'negative-extra-cost' | 'zero-extra-cost'; field: ExtraCost }
  | { code: 'negative-discount' }
  | { code: 'discount-too-high'; limit: number };

/** Lists the warnings about a selection, in the order of the units (spec §5, D18). */
export function checkSelection(selection: Selection | undefined): SelectionWarning[] {
  if (selection === undefined) return [{ code: 'no-plan' }];
  const counts = getCounts(selection);
  return COUNT_UNITS.flatMap((unit): SelectionWarning[] => {
    const { min, max } = LIMITS[unit];
    if (counts[unit] < min) return [{ code: 'too-few', unit, limit: min }];
    return counts[unit] > max ? [{ code: 'too-many', unit, limit: max }] : [];
  });
}

/** Lists the warnings about extra costs and the yearly discount (spec §5). */
export function checkConfig(config: PricingConfig): ConfigWarning[] {
  const { EXTRA_COSTS, YEARLY_DISCOUNT } = config;
  const { min, max } = LIMITS.yearlyDiscount;
  return [
    ...EXTRA_COST_FIELDS.flatMap((field): ConfigWarning[] => {
      const price = EXTRA_COSTS[field];
      if (price > 0) return [];
      return [{ code: price < 0 ? 'negative-extra-cost' : 'zero-extra-cost', field }];
    }),
    ...(YEARLY_DISCOUNT < min ? [{ code: 'negative-discount' } as const] : []),
    ...(YEARLY_DISCOUNT > max ? [{ code: 'discount-too-high', limit: max } as const] : []),
  ];
}
