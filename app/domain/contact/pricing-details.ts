import { toOneLine } from '#app/domain/plain-text';
import { getCounts } from '#app/domain/pricing/counts';
import type { Selection } from '#app/domain/pricing/selection';
import { MAX_DETAIL_LENGTH } from './fields';
import type { PricingDetails } from './pricing-details-schema';

/**
 * The summary of a selection, or plan and billing of a sales-only plan. Included and disabled
 * addons are omitted (D17).
 */
export function toPricingDetails({ plan, isYearly, ...selection }: Selection): PricingDetails {
  const title = shorten(plan.title);
  if (plan.salesOnly) return { plan: title, isYearly };
  return {
    plan: title,
    isYearly,
    ...getCounts(selection),
    addons: selection.selectedAddons
      .filter((id) => !plan.includedAddons.includes(id) && !plan.disabledAddons.includes(id))
      .map(shorten),
  };
}

/** The editor accepts any title and id; none of them may prevent an inquiry (D21). */
function shorten(text: string): string {
  return toOneLine(text).slice(0, MAX_DETAIL_LENGTH).toWellFormed();
}
