import * as z from 'zod/mini';
import { parseJson } from '#app/domain/parse-json';
import { isOneLine, toOneLine } from '#app/domain/plain-text';
import { getCounts, isLaterUnit, mapUnits } from '#app/domain/pricing/counts';
import type { Selection } from '#app/domain/pricing/selection';

const MAX_NAME_LENGTH = 200;
const MAX_ADDONS = 200;

const textSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH), z.refine(isOneLine));
const countSchema = z.int().check(z.minimum(0));

const planStepSchema = z.strictObject({ plan: textSchema, isYearly: z.boolean() });

const summarySchema = z.strictObject({
  plan: textSchema,
  isYearly: z.boolean(),
  // A page opened before a release does not know its new unit.
  ...mapUnits((unit) => (isLaterUnit(unit) ? z._default(countSchema, 0) : countSchema)),
  /** Ids of the charged and free addons, without the included ones (D17). */
  addons: z.array(textSchema).check(z.maxLength(MAX_ADDONS)),
});

/** The selection in an inquiry: the plan only, or the calculator's summary (spec §3). */
export const pricingDetailsSchema = z.union([summarySchema, planStepSchema]);

export type PricingDetails = z.infer<typeof pricingDetailsSchema>;

/**
 * Converts a selection to the details of an inquiry: the summary, or plan and billing of a
 * sales-only plan. Included and disabled addons are omitted (D17).
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
  return toOneLine(text).slice(0, MAX_NAME_LENGTH).toWellFormed();
}

/** Parses the text of the hidden input; anything invalid is ignored (D28). */
export function parsePricingDetails(json: string): PricingDetails | undefined {
  return pricingDetailsSchema.safeParse(parseJson(json)).data;
}
