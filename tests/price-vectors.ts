import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Numerator and denominator. */
const fractionSchema = z.tuple([z.int(), z.int()]);
const vectorSchema = z.strictObject({
  input: z.strictObject({
    plan: z.string(),
    users: z.int(),
    systems: z.int(),
    landscapes: z.int(),
    addons: z.array(z.string()),
    yearly: z.boolean(),
    commitment: z.int().nullable(),
  }),
  expected: z.strictObject({
    extraUsersMonthly: fractionSchema,
    extraSystemsMonthly: z.int(),
    extraLandscapesMonthly: z.int(),
    addonsMonthly: z.int(),
    monthlyBeforeDiscount: fractionSchema,
    totalExact: fractionSchema,
    totalShown: z.int(),
  }),
});

export type PriceVector = z.infer<typeof vectorSchema>;

/** 400 configurations priced with exact fractions by `independent-price.ts`. */
export const PRICE_VECTORS: readonly PriceVector[] = readFileSync(
  'tests/fixtures/price.jsonl',
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => vectorSchema.parse(JSON.parse(line)));
