import { toAmount } from '#app/domain/pricing/amount';
import { listAddons, listPlans } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { type CountUnit, includedCount, readCount, unitPrice } from '#app/domain/pricing/counts';
import { writeDecimal } from '#app/domain/pricing/decimal';
import {
  COMMITMENT_YEARS,
  ratePercent,
  VOLUME_DISCOUNTS,
  yearlyRate,
} from '#app/domain/pricing/discounts';
import { site } from '#app/site';
import type { PriceListAnswer } from './schemas';

export const PRICE_LIST_PATH = '/preise.json';
export const PRICE_LIST_SCHEMA_PATH = '/preise.schema.json';

interface Origin {
  version: number;
  /** Undefined for the list that the product came with. */
  from?: number | undefined;
}

/** A price list for programs: whatever the engine charges for, and no price of a sales-only plan. */
export function composePriceList(
  config: PricingConfig,
  { version, from }: Origin,
): PriceListAnswer {
  const priceOf = (unit: CountUnit) => write(unitPrice(config, unit));
  return {
    $schema: site.origin + PRICE_LIST_SCHEMA_PATH,
    version,
    effectiveFrom: from === undefined ? null : new Date(from).toISOString(),
    currency: 'EUR',
    valueAddedTaxIncluded: false,
    plans: listPlans(config).map((plan) => ({
      id: plan.id,
      title: plan.title,
      description: plan.description,
      features: plan.features,
      salesOnly: plan.salesOnly,
      ...(!plan.salesOnly && { monthlyPrice: write(plan.basePrice) }),
      included: {
        users: includedCount(plan, 'users'),
        systems: includedCount(plan, 'systems'),
        landscapes: includedCount(plan, 'landscapes'),
        addons: plan.includedAddons,
      },
      excludedAddons: plan.disabledAddons,
      freeAddons: readCount(plan.freeAddonCount),
    })),
    addons: listAddons(config).map((addon) => ({
      id: addon.id,
      title: addon.title,
      description: addon.description,
      features: addon.features,
      monthlyPrice: write(addon.price),
      status: addon.status,
      ...(addon.status === 'future' && { availableFrom: addon.statusText }),
    })),
    extraMonthlyPrices: {
      users: priceOf('users'),
      systems: priceOf('systems'),
      landscapes: priceOf('landscapes'),
    },
    volumeDiscounts: VOLUME_DISCOUNTS.map((discount) => ({ ...discount })),
    yearlyDiscounts: COMMITMENT_YEARS.map((years) => ({
      years,
      percent: ratePercent(yearlyRate(config, years)),
    })),
  };
}

/** As it is charged: a negative price, which only warns, charges nothing. */
function write(price: number): string {
  return writeDecimal(toAmount(Math.max(price, 0)));
}
