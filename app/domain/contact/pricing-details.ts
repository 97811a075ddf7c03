import * as z from 'zod/mini';
import { isOneLine, toOneLine } from '#app/domain/plain-text';
import { getCounts, mapUnits } from '#app/domain/pricing/counts';
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
  ...mapUnits(() => countSchema),
  /** Ids of what is charged or free, without what the plan includes (D17). */
  addons: z.array(textSchema).check(z.maxLength(MAX_ADDONS)),
});

/** Subject of a quote request: a plan alone, or the calculator's summary (spec §3). */
export const pricingDetailsSchema = z.union([summarySchema, planStepSchema]);

export type PricingDetails = z.infer<typeof pricingDetailsSchema>;

/**
 * Subject of the calculator's quote request: its summary, or plan and billing for a sales-only plan.
 * Addons that the plan includes or disables are not sent (D17).
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

/** The admin chooses titles and ids, and none may keep an inquiry from being sent (D21). */
function shorten(text: string): string {
  return toOneLine(text).slice(0, MAX_NAME_LENGTH).toWellFormed();
}

/** Reads the hidden input's text; anything that is not exactly pricingDetails is ignored (D28). */
export function parsePricingDetails(json: string): PricingDetails | undefined {
  try {
    return pricingDetailsSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
