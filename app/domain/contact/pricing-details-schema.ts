import * as z from 'zod/mini';
import { maxCharacters } from '#app/domain/max-length.ts';
import { parseJson } from '#app/domain/parse-json';
import { isOneLine } from '#app/domain/plain-text';
import { isLaterUnit, mapUnits } from '#app/domain/pricing/counts';
import { MAX_DETAIL_LENGTH } from './fields';

const MAX_ADDONS = 200;

const textSchema = z
  .string()
  .check(z.minLength(1), maxCharacters(MAX_DETAIL_LENGTH), z.refine(isOneLine));
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

/** Parses the text of the hidden input; anything invalid is ignored (D28). */
export function parsePricingDetails(json: string): PricingDetails | undefined {
  return pricingDetailsSchema.safeParse(parseJson(json)).data;
}
