import { toAmount } from '#app/domain/pricing/amount';
import { listAddons, listPlans } from '#app/domain/pricing/catalog';
import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';
import {
  getIncludedCount,
  getUnitPrice,
  mapUnits,
  normalizeCount,
} from '#app/domain/pricing/counts';
import { toDecimalString } from '#app/domain/pricing/decimal';
import {
  COMMITMENT_YEARS,
  getYearlyDiscountRate,
  rateToPercent,
  VOLUME_DISCOUNTS,
} from '#app/domain/pricing/discounts';
import { isOnRequest } from '#app/domain/pricing/on-request';
import type { PricesInForce } from '#app/server/prices/prices-in-force';
import { site } from '#app/site';
import { getSchemas, type PriceListAnswer, type Schemas } from './schemas';

export const PRICE_LIST_PATH = '/preise.json';
export const PRICE_LIST_SCHEMA_PATH = '/preise.schema.json';

export type Origin = Pick<PricesInForce, 'version' | 'from'>;

/** The public price list; what is on request has no price. */
export function composePriceList(
  config: PricingConfig,
  { version, from }: Origin,
): PriceListAnswer {
  const schemas = getSchemas(config);
  return {
    $schema: site.origin + PRICE_LIST_SCHEMA_PATH,
    version,
    effectiveFrom: from === undefined ? null : new Date(from).toISOString(),
    currency: 'EUR',
    valueAddedTaxIncluded: false,
    plans: listPlans(config).map((plan) => composePlan(plan, schemas)),
    addons: listAddons(config).map(composeAddon),
    extraMonthlyPrices: schemas.unitPrices.parse(
      mapUnits((unit) => write(getUnitPrice(config, unit))),
    ),
    volumeDiscounts: VOLUME_DISCOUNTS.map((discount) => ({ ...discount })),
    yearlyDiscounts: COMMITMENT_YEARS.map((years) => ({
      years,
      percent: rateToPercent(getYearlyDiscountRate(config, years)),
    })),
  };
}

/** Makes the compiler ask whether a new field of a plan or addon is published. */
type Nothing = Record<string, never>;

function composePlan(plan: Plan, { counts: offered }: Schemas): PriceListAnswer['plans'][number] {
  const { id, title, description, features, salesOnly, basePrice, ...counts } = plan;
  const { includedUsers, includedSystems, includedLandscapes, freeAddonCount, ...others } = counts;
  const { includedAddons, disabledAddons, highlighted, ...rest } = others;
  rest satisfies Nothing;
  return {
    id,
    title,
    description,
    features,
    salesOnly,
    monthlyPrice: salesOnly ? undefined : write(basePrice),
    included: {
      ...offered.parse(mapUnits((unit) => getIncludedCount(plan, unit))),
      addons: includedAddons,
    },
    excludedAddons: disabledAddons,
    freeAddons: normalizeCount(freeAddonCount),
  };
}

function composeAddon(addon: Addon): PriceListAnswer['addons'][number] {
  const { id, title, description, features, price, status, statusText, ...shown } = addon;
  const { icon, image, longDescription, highlighted, ...rest } = shown;
  rest satisfies Nothing;
  return {
    id,
    title,
    description,
    features,
    monthlyPrice: write(price),
    status,
    ...(status === 'future' && { availableFrom: statusText }),
  };
}

/** A price as charged; negative prices count as 0. Undefined if the price is on request (D18). */
function write(price: number): string | undefined {
  const amount = toAmount(Math.max(price, 0));
  return isOnRequest(amount) ? undefined : toDecimalString(amount);
}
