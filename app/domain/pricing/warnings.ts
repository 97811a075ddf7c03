import { listAddons } from './catalog.ts';
import type { PricingConfig } from './config.ts';
import {
  COUNT_UNITS,
  type CountUnit,
  type ExtraCost,
  getCounts,
  isLaterUnit,
  listCounted,
  listUnits,
  UNIT_FIELDS,
} from './counts.ts';
import type { Position } from './quote.ts';
import type { Selection } from './selection.ts';

/** Values outside these limits cause a warning but are accepted (spec §5, D18). The yearly discount
 * is a fraction. */
export const LIMITS = {
  users: { min: 1, max: 1000 },
  systems: { min: 1, max: 100 },
  landscapes: { min: 1, max: 50 },
  yearlyDiscount: { min: 0, max: 0.5 },
} as const;

type CountWarning = { code: 'too-few' | 'too-many'; parameter: CountUnit; limit: number };

/** Named as programs get it. */
export type SelectionWarning =
  | CountWarning
  | { code: 'addon-not-in-plan' | 'addon-not-available'; parameter: 'addons'; addon: string };

export type ConfigWarning =
  | { kind: 'negative-extra-cost' | 'zero-extra-cost'; field: ExtraCost }
  | { kind: 'negative-discount' }
  | { kind: 'discount-too-high'; limit: number };

/**
 * Lists how a price differs from what was asked for: counts beyond the limits in the order of the
 * units, then addons that are no position of it (spec §5, D17, D18, D53).
 * @param wanted ids of addons, announced ones too
 */
export function checkSelection(
  config: Pick<PricingConfig, 'ADDONS' | 'EXTRA_COSTS'>,
  selection: Selection,
  positions: readonly Position[],
  wanted: readonly string[] = selection.selectedAddons,
): SelectionWarning[] {
  const units = listUnits(config);
  const priced = new Set(positions.flatMap((one) => (one.kind === 'addon' ? one.addonId : [])));
  const missing = listAddons(config).filter(({ id }) => wanted.includes(id) && !priced.has(id));
  return [
    ...checkCounts(selection).filter(({ parameter }) => units.includes(parameter)),
    ...missing.map(
      ({ id, status }): SelectionWarning => ({
        code: status === 'future' ? 'addon-not-available' : 'addon-not-in-plan',
        parameter: 'addons',
        addon: id,
      }),
    ),
  ];
}

/** Lists the warnings about the counts of a selection (spec §5, D18). */
export function checkCounts(selection: Selection): CountWarning[] {
  return listCounted(getCounts(selection)).flatMap(({ unit, count }): CountWarning[] => {
    const { min, max } = LIMITS[unit];
    if (count < min) return [{ code: 'too-few', parameter: unit, limit: min }];
    return count > max ? [{ code: 'too-many', parameter: unit, limit: max }] : [];
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
