import * as z from 'zod';
import { listAddons, listPlans } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { COUNT_UNITS, type CountUnit, listUnits, mapUnits } from '#app/domain/pricing/counts';
import { MAX_PRICED_COUNT } from '#app/domain/pricing/on-request';
import { DEFAULT_COUNTS } from '#app/domain/pricing/selection';

// Inputs and outputs of the API. The published JSON schema and the OpenAPI description are generated
// from these.

export type Schemas = ReturnType<typeof createSchemas>;

let kept: { key: string; schemas: Schemas } | undefined;

/** Schemas with the ids and units of a price list (D47); those of the last list are kept. */
export function getSchemas(config: PricingConfig): Schemas {
  const offered = {
    units: listUnits(config),
    planIds: listPlans(config).map((plan) => plan.id),
    addonIds: listAddons(config).map((addon) => addon.id),
  };
  const key = JSON.stringify(offered);
  if (kept?.key !== key) kept = { key, schemas: createSchemas(offered) };
  return kept.schemas;
}

/** Leaves out the bounds of safe integers, which tell a reader nothing. */
export function omitSafeBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

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

const addonSchema = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    features: z.array(z.string()),
    monthlyPrice: amount.optional().meta({ description: 'Missing where it is on request' }),
    status: z.enum(['available', 'future']),
    availableFrom: z
      .string()
      .optional()
      .meta({ description: 'Quarter that was announced (Q2/2025); the addon is not sold yet' }),
  })
  .meta({ id: 'Addon' });

const lineAmounts = { quantity: count, unitPrice: amount, monthly: amount };
export const problemSchema = z
  .object({
    type: z.url(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(z.object({ parameter: z.string(), detail: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457' });

interface Offered {
  units: CountUnit[];
  planIds: string[];
  addonIds: string[];
}

function createSchemas({ units, planIds, addonIds }: Offered) {
  const offered: { [unit in CountUnit]?: true } = Object.fromEntries(
    units.map((unit) => [unit, true]),
  );
  const counts = z.object(mapUnits(() => count)).pick(offered);
  const unitPrices = z.object(mapUnits(() => amount.optional())).pick(offered);
  // The calculator's parameters (D12) and the plan.
  const parameters = z
    .object({
      plan: oneOf(planIds).meta({ description: 'Id of a plan' }),
      ...mapUnits((unit) =>
        z.int({ error: 'is not an integer' }).optional().meta({
          description: 'Raised to what the plan includes',
          default: DEFAULT_COUNTS[unit],
        }),
      ),
      yearly: z
        .boolean({ error: 'is neither true nor false' })
        .optional()
        .meta({ description: 'Yearly billing', default: false }),
      commitment: z
        .int({ error: WRONG_COMMITMENT })
        .min(1, { error: WRONG_COMMITMENT })
        .max(3, { error: WRONG_COMMITMENT })
        .optional()
        .meta({ description: 'Years of yearly billing, 1 if left out; only with yearly=true' }),
      addons: z
        .array(oneOf(addonIds))
        .optional()
        .meta({ description: 'Ids of addons, with commas' }),
    })
    .pick({ plan: true, ...offered, yearly: true, commitment: true, addons: true });
  const plan = z
    .object({
      id,
      title: z.string(),
      description: z.string(),
      features: z.array(z.string()),
      salesOnly: z.boolean().meta({ description: 'Sold by individual quote: there is no price' }),
      monthlyPrice: amount.optional().meta({ description: 'Missing where it is on request' }),
      included: counts.extend({ addons: z.array(id) }),
      excludedAddons: z.array(id),
      freeAddons: count.meta({ description: 'So many addons, the dearest, cost nothing' }),
    })
    .meta({ id: 'Plan' });

  const priceList = z
    .object({
      $schema: z.url(),
      version,
      effectiveFrom: z.iso.datetime().nullable().meta({
        description: 'Since when it has been in force; null for the list the product came with',
      }),
      currency,
      valueAddedTaxIncluded: z.literal(false),
      plans: z.array(plan),
      addons: z.array(addonSchema),
      extraMonthlyPrices: unitPrices.meta({
        description: 'Of each unit beyond the included ones; one that is missing is on request',
      }),
      volumeDiscounts: z
        .array(z.object({ fromUsers: count, percent }))
        .meta({ description: 'On extra users, from this number of all users on' }),
      yearlyDiscounts: z
        .array(z.object({ years: count, percent }))
        .meta({ description: 'By years of commitment; above the last one it stays' }),
    })
    .meta({ id: 'PriceList', title: 'Price list', description: 'The price list in force, net' });

  const line = z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('base'), ...lineAmounts }),
      z.object({
        kind: z.literal('users'),
        quantity: count,
        unitPrice: amount,
        volumeDiscountPercent: percent,
        monthly: amount,
      }),
      z.object({
        kind: z.enum(COUNT_UNITS).extract(units.filter((unit) => unit !== 'users')),
        ...lineAmounts,
      }),
      z.object({
        kind: z.literal('addon'),
        addon: id,
        state: z.enum(['charged', 'free', 'included']),
        ...lineAmounts,
      }),
    ])
    .meta({ id: 'Line', description: 'Per month, before any discount for a commitment' });

  const warning = z
    .discriminatedUnion('code', [
      z.object({
        code: z.enum(['too-few', 'too-many']),
        parameter: z.enum(COUNT_UNITS).extract(units),
        limit: count,
      }),
      z.object({
        code: z.enum(['addon-not-available', 'addon-not-in-plan']),
        parameter: z.literal('addons'),
        addon: id,
      }),
    ])
    .meta({
      id: 'Warning',
      description: 'Nothing is blocked; what it names is not as it was asked',
    });

  const quote = z
    .object({
      version,
      currency,
      per: z.enum(['month', 'year']),
      plan: z.object({ id, title: z.string() }),
      counts,
      addons: z.array(id),
      commitmentYears: z.int().min(1).max(3).nullable(),
      valueAddedTaxIncluded: z.literal(false),
      onRequest: z.boolean().meta({
        description: `There is no list price, because a count is above ${MAX_PRICED_COUNT} or a sum above 10^12 euros: no lines, no sums, no totals`,
      }),
      lines: z.array(line),
      sums: z
        .object({ beforeDiscount: money, discount: money, afterDiscount: money })
        .nullable()
        .meta({ description: 'null where the price is on request' }),
      discountPercent: percent,
      total: money.nullable().meta({ description: 'The same as sums.afterDiscount' }),
      totalOverTerm: money.nullable().meta({
        description:
          'All years of the commitment; null where billing is monthly or the price on request',
      }),
      warnings: z.array(warning),
    })
    .meta({
      id: 'Quote',
      description: 'A configuration priced. Sums are per month or year, by `per`',
    });

  return {
    parameters,
    counts,
    unitPrices,
    line,
    priceList,
    quote,
    /** Components of the OpenAPI description; each has an id. */
    named: [money, plan, addonSchema, line, warning, priceList, quote, problemSchema],
  };
}

const WRONG_COMMITMENT = 'is none of 1, 2 and 3 years';

/** Refuses a term without yearly billing, which would be ignored. */
export const TERM_NEEDS_YEARLY = {
  path: ['commitment'],
  error: 'needs yearly=true, or leave it out for monthly billing',
};

export function hasUsedTerm({
  yearly,
  commitment,
}: {
  yearly?: boolean | undefined;
  commitment?: number | undefined;
}): boolean {
  return commitment === undefined || yearly === true;
}

/** One of the ids of a list, which may be empty. */
function oneOf(ids: string[]) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === '' ? 'is missing' : `${input} is not one of ${ids.join(', ')}`;
  return ids.length === 0 ? z.never({ error }) : z.enum(ids, { error });
}

export type PriceListAnswer = z.infer<Schemas['priceList']>;
export type QuoteAnswer = z.infer<Schemas['quote']>;
export type Problem = z.infer<typeof problemSchema>;
