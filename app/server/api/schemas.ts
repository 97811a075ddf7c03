import * as z from 'zod';
import { COUNT_UNITS, mapUnits } from '#app/domain/pricing/counts';
import { DEFAULT_COUNTS } from '#app/domain/pricing/selection';

// Inputs and outputs of the API. The published JSON schema and the OpenAPI description are generated
// from these.

const amount = z
  .string()
  .regex(/^-?\d+\.\d{2,}$/)
  .meta({ description: 'Euros, net, exact and never rounded', examples: ['2635.75'] });

const money = z
  .object({
    exact: amount,
    shown: z.int().meta({ description: 'Whole euros, rounded down, as the site shows them' }),
  })
  .meta({ id: 'Money' });

const version = z
  .int()
  .min(0)
  .meta({ description: 'Number of the price list in force; 0 is the list the product came with' });
const currency = z.literal('EUR');
const id = z.string().meta({ examples: ['pro'] });
const count = z.int().min(0);
const percent = z.number().min(0).max(100);
const counts = z.object(mapUnits(() => count));

const planSchema = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    features: z.array(z.string()),
    salesOnly: z.boolean().meta({ description: 'Sold by individual offer: there is no price' }),
    monthlyPrice: amount.optional().meta({ description: 'Missing where the plan is sales-only' }),
    included: counts.extend({ addons: z.array(id) }),
    excludedAddons: z.array(id),
    freeAddons: count.meta({ description: 'So many addons, the dearest, cost nothing' }),
  })
  .meta({ id: 'Plan' });

const addonSchema = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    features: z.array(z.string()),
    monthlyPrice: amount,
    status: z.enum(['available', 'future']),
    availableFrom: z.string().optional().meta({ description: 'Announced quarter: Q2/2025' }),
  })
  .meta({ id: 'Addon' });

export const priceListSchema = z
  .object({
    $schema: z.url(),
    version,
    effectiveFrom: z.iso.datetime().nullable().meta({
      description: 'Since when it has been in force; null for the list the product came with',
    }),
    currency,
    valueAddedTaxIncluded: z.literal(false),
    plans: z.array(planSchema),
    addons: z.array(addonSchema),
    extraMonthlyPrices: z
      .object(mapUnits(() => amount))
      .meta({ description: 'Of each unit beyond the included ones' }),
    volumeDiscounts: z
      .array(z.object({ fromUsers: count, percent }))
      .meta({ description: 'On extra users, from this number of all users on' }),
    yearlyDiscounts: z
      .array(z.object({ years: count, percent }))
      .meta({ description: 'By years of commitment; above the last one it stays' }),
  })
  .meta({ id: 'PriceList', title: 'Price list', description: 'The price list in force, net' });

/** Parsed parameters: those of the calculator (D12) and the plan. */
export const quoteParametersSchema = z.object({
  plan: z
    .string({ error: 'is missing' })
    .min(1, 'is missing')
    .meta({ description: 'Id of a plan', examples: ['pro'] }),
  ...mapUnits((unit) => readInteger('Raised to what the plan includes', DEFAULT_COUNTS[unit])),
  yearly: z
    .boolean({ error: 'is neither true nor false' })
    .optional()
    .meta({ description: 'Yearly billing', default: false }),
  commitment: readInteger('Years of yearly billing; above three counts as three', 1),
  addons: z
    .array(z.string())
    .optional()
    .meta({ description: 'Ids of addons, with commas', examples: [['reporting']] }),
});

function readInteger(description: string, preset: number) {
  return z.int({ error: 'is not an integer' }).optional().meta({ description, default: preset });
}

const line = { quantity: count, unitPrice: amount, monthly: amount };
const lineSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('base'), ...line }),
    z.object({ kind: z.literal('users'), ...line, volumeDiscountPercent: percent }),
    z.object({ kind: z.enum(COUNT_UNITS).exclude(['users']), ...line }),
    z.object({
      kind: z.literal('addon'),
      addon: id,
      state: z.enum(['charged', 'free', 'included']),
      ...line,
    }),
  ])
  .meta({ id: 'Line', description: 'Per month, before any discount for a commitment' });

const warningSchema = z
  .discriminatedUnion('code', [
    z.object({
      code: z.enum(['too-few', 'too-many']),
      parameter: z.enum(COUNT_UNITS),
      limit: count,
    }),
    z.object({
      code: z.enum(['addon-not-available', 'addon-not-in-plan']),
      parameter: z.literal('addons'),
      addon: id,
    }),
  ])
  .meta({ id: 'Warning', description: 'Nothing is blocked; what it names is not as it was asked' });

export const quoteSchema = z
  .object({
    version,
    currency,
    per: z.enum(['month', 'year']),
    plan: z.object({ id, title: z.string() }),
    counts,
    addons: z.array(id),
    commitmentYears: z.int().min(1).max(3).nullable(),
    valueAddedTaxIncluded: z.literal(false),
    lines: z.array(lineSchema),
    sums: z.object({ beforeDiscount: money, discount: money, afterDiscount: money }),
    discountPercent: percent,
    total: money.meta({ description: 'The same as sums.afterDiscount' }),
    totalOverTerm: money
      .nullable()
      .meta({ description: 'All years of the commitment; null where billing is monthly' }),
    warnings: z.array(warningSchema),
  })
  .meta({
    id: 'Quote',
    description: 'A configuration priced. Sums are per month or year, by `per`',
  });

export const problemSchema = z
  .object({
    type: z.url(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(z.object({ parameter: z.string(), detail: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457' });

/** Components of the OpenAPI description; each has an id. */
export const NAMED_SCHEMAS = [
  money,
  planSchema,
  addonSchema,
  lineSchema,
  warningSchema,
  priceListSchema,
  quoteSchema,
  problemSchema,
] as const;

export type PriceListAnswer = z.infer<typeof priceListSchema>;
export type QuoteAnswer = z.infer<typeof quoteSchema>;
export type QuoteWarning = QuoteAnswer['warnings'][number];
export type Problem = z.infer<typeof problemSchema>;
