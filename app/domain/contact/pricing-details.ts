import * as z from 'zod/mini';

const LONGEST_NAME = 200;
const MOST_ADDONS = 200;

const textSchema = z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME));
const countSchema = z.int().check(z.minimum(0));

const planStepSchema = z.strictObject({ plan: textSchema, isYearly: z.boolean() });

const summarySchema = z.strictObject({
  plan: textSchema,
  isYearly: z.boolean(),
  users: countSchema,
  systems: countSchema,
  landscapes: countSchema,
  /** Ids of what is charged or free, without what the plan includes (D17). */
  addons: z.array(textSchema).check(z.maxLength(MOST_ADDONS)),
});

/** What an offer is asked for: the plan alone, or all of the calculator's summary (spec §3). */
export const pricingDetailsSchema = z.union([summarySchema, planStepSchema]);

export type PricingDetails = z.infer<typeof pricingDetailsSchema>;

/** Reads the hidden input's text; anything that is not exactly pricingDetails is ignored (D28). */
export function readPricingDetails(json: string): PricingDetails | undefined {
  try {
    return pricingDetailsSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
