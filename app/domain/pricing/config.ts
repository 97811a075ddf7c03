import * as z from 'zod/mini';

/** Maximum number of reported errors. */
export const MAX_ISSUES = 20;

/**
 * One plan as stored (spec §3, D19). `basePrice` is in euros per month. The schema checks types
 * only: unusual values, such as negative prices, cause warnings and are accepted (D18, D21).
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
 * The pricing configuration with its stored names (spec §3, D19). `EXTRA_COSTS` are euros per month
 * and unit, `YEARLY_DISCOUNT` is a fraction (0.15 = 15 %). Use `parsePricingConfig` to read one.
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
  /** Texts in other languages, by language and id; older files have none. */
  TEXTS: z.optional(
    z.record(z.string(), z.object({ plans: textsByIdSchema, addons: textsByIdSchema })),
  ),
});

export type ItemTexts = z.infer<typeof itemTextsSchema>;

export type Plan = z.infer<typeof planSchema>;
export type Addon = z.infer<typeof addonSchema>;
export type PricingConfig = z.infer<typeof pricingConfigSchema>;

/**
 * Makes the compiler check that a table lists every member of a union: intersect the type of the
 * table with this type, and the error names the missing member.
 */
export type Complete<Wanted, Listed> = [Exclude<Wanted, Listed>] extends [never]
  ? unknown
  : { missing: Exclude<Wanted, Listed> };

/** Parse an item that the program created; they throw for a wrong shape. */
export const parsePlan = (raw: unknown): Plan => planSchema.parse(raw);
export const parseAddon = (raw: unknown): Addon => addonSchema.parse(raw);

/**
 * Works like `z.array`, but stops after `MAX_ISSUES` errors: a 4 MB file of wrong entries would
 * otherwise exhaust the browser's memory.
 */
function listOf<Item>(entrySchema: z.ZodMiniType<Item>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries: unknown[], { issues }) => {
      const items: Item[] = [];
      for (const [index, entry] of entries.entries()) {
        const { success, data, error } = entrySchema.safeParse(entry, { reportInput: true });
        if (success) items.push(data);
        else issues.push(...error.issues.map((issue) => prefixPath(index, issue)));
        // Stryker disable next-line EqualityOperator: `parsePricingConfig` cuts the list.
        if (issues.length >= MAX_ISSUES) break;
      }
      return items;
    }),
  );
}

function prefixPath(index: number, issue: z.core.$ZodIssue): z.core.$ZodRawIssue {
  const located = { input: issue.input, path: [index, ...issue.path] };
  // Stryker disable ConditionalExpression,StringLiteral: `readCode` distinguishes only `invalid_value`.
  return issue.code === 'invalid_value'
    ? { ...located, code: issue.code, values: issue.values }
    : { ...located, code: 'custom' };
  // Stryker restore all
}
