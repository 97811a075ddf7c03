import * as z from 'zod/mini';

/** As many faults as are reported. */
export const MAX_ISSUES = 20;

/**
 * One plan as stored (spec §3, D19). `basePrice` is in euros per month. Amounts and prices may be
 * odd (negative, fractional, huge): warnings never block (D18, D21), so only the shape is checked.
 */
const planSchema = z.object({
  id: z.string(),
  title: z.string(),
  basePrice: z.number(),
  includedUsers: z.number(),
  includedSystems: z.number(),
  includedLandscapes: z.number(),
  includedAddons: listOf(z.string()),
  disabledAddons: listOf(z.string()),
  freeAddonCount: z.number(),
  salesOnly: z.boolean(),
  highlighted: z.optional(z.boolean()),
  description: z.string(),
  features: listOf(z.string()),
});

/** One addon as stored (spec §3, D19). `price` is in euros per month. */
const addonSchema = z.object({
  id: z.string(),
  title: z.string(),
  icon: z.string(),
  price: z.number(),
  description: z.string(),
  longDescription: z.string(),
  features: listOf(z.string()),
  status: z.enum(['available', 'future']),
  statusText: z.string(),
  image: z.string(),
  highlighted: z.optional(z.boolean()),
});

/** The texts of a plan or addon in another language; a missing one falls back (D32). */
const itemTextsSchema = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  longDescription: z.optional(z.string()),
  features: z.optional(listOf(z.string())),
});
const textsByIdSchema = z._default(z.record(z.string(), itemTextsSchema), {});

/**
 * The whole pricing configuration under its stored names (spec §3, D19). `EXTRA_COSTS` are euros
 * per month and unit, `YEARLY_DISCOUNT` is a fraction (0.15 = 15 %). `read-config.ts` reads it.
 */
export const pricingConfigSchema = z.object({
  PRICING_PLANS: listOf(planSchema),
  ADDONS: listOf(addonSchema),
  EXTRA_COSTS: z.object({
    USER_PRICE: z.number(),
    SYSTEM_PRICE: z.number(),
    LANDSCAPE_PRICE: z.number(),
  }),
  YEARLY_DISCOUNT: z.number(),
  /** Texts in other languages, by language and id: an addition that older files need not have. */
  TEXTS: z.optional(
    z.record(z.string(), z.object({ plans: textsByIdSchema, addons: textsByIdSchema })),
  ),
});

export type ItemTexts = z.infer<typeof itemTextsSchema>;

export type Plan = z.infer<typeof planSchema>;
export type Addon = z.infer<typeof addonSchema>;
export type PricingConfig = z.infer<typeof pricingConfigSchema>;

/** One plan or addon; throws where it does not fit. For items made here, such as new ones. */
export const parsePlan = (raw: unknown): Plan => planSchema.parse(raw);
export const parseAddon = (raw: unknown): Addon => addonSchema.parse(raw);

/**
 * Like `z.array`, but it stops where enough is wrong: four megabytes of zeros are millions of wrong
 * entries, and a browser that reports each of them is out of memory before it has reported one.
 */
function listOf<Item>(entrySchema: z.ZodMiniType<Item>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries: unknown[], { issues }) => {
      const items: Item[] = [];
      for (const [index, entry] of entries.entries()) {
        const { success, data, error } = entrySchema.safeParse(entry, { reportInput: true });
        if (success) items.push(data);
        else issues.push(...error.issues.map((issue) => placeIn(index, issue)));
        // Stryker disable next-line EqualityOperator: how many are told is decided below.
        if (issues.length >= MAX_ISSUES) break;
      }
      return items;
    }),
  );
}

function placeIn(index: number, issue: z.core.$ZodIssue): z.core.$ZodRawIssue {
  const place = { input: issue.input, path: [index, ...issue.path] };
  // Stryker disable ConditionalExpression,StringLiteral: `readCode` tells only `invalid_value` apart.
  return issue.code === 'invalid_value'
    ? { ...place, code: issue.code, values: issue.values }
    : { ...place, code: 'custom' };
  // Stryker restore all
}
