import fc from 'fast-check';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { createAddon, select, withPlan, withUserPrice } from './price-list';

/** Any number that the schema accepts, the ordinary ones more often than the extreme ones. */
const number = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -3, max: 1500 }) },
  fc.constantFrom(0.1, 19.99, 2.5, -0, -0.5, 1e-7, 5e-324, 2 ** 53, 1e21, 1e308, -1e308),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Few ids, so that they meet (repeated, included and disabled at once, unknown), odd ones too. */
const id = fc.constantFrom('core', 'pro', 'sso', 'a-b', 'ä ö', '&=%+#', '__proto__', 'constructor');
const ids = fc.array(id, { maxLength: 3 });

const plan = fc
  .record({
    id,
    basePrice: number,
    includedUsers: number,
    includedSystems: number,
    includedLandscapes: number,
    includedAddons: ids,
    disabledAddons: ids,
    freeAddonCount: number,
  })
  .map((part): Plan => ({ ...part, title: '', salesOnly: false, description: '', features: [] }));

const addon = fc
  .record({ id, price: number, isFuture: fc.boolean() })
  .map((part) => createAddon(part.id, part.price, part.isFuture ? { status: 'future' } : {}));

export const anyConfig: fc.Arbitrary<PricingConfig> = fc.record({
  PRICING_PLANS: fc.array(plan, { minLength: 1, maxLength: 3 }),
  ADDONS: fc.array(addon, { maxLength: 4 }),
  EXTRA_COSTS: fc.record({ USER_PRICE: number, SYSTEM_PRICE: number, LANDSCAPE_PRICE: number }),
  YEARLY_DISCOUNT: fc.oneof(fc.double({ min: -0.2, max: 1.2, noNaN: true }), number),
});

const integer = fc.oneof(fc.integer({ min: -5, max: 1500 }), fc.maxSafeInteger());

/** A search as the schema gives it. */
export const anySearch = fc.record(
  {
    yearly: fc.boolean(),
    users: integer,
    systems: integer,
    landscapes: integer,
    commitment: integer,
    addons: fc.array(id, { maxLength: 6 }),
  },
  { requiredKeys: [] },
);

export const anyPlanId = fc.option(id, { nil: undefined });

/** A selection as the calculator makes it, with its configuration. */
export const resolved = fc
  .tuple(anyConfig, anyPlanId, anySearch)
  .map(([config, planId, search]) => ({ config, selection: select(planId, search, config) }));

/** Any value that the engine's types accept, also impossible selections. */
export const anyInput = fc
  .record({
    config: anyConfig,
    planIndex: fc.nat(2),
    selection: fc.record({
      isYearly: fc.boolean(),
      commitmentYears: fc.option(fc.oneof(fc.integer({ min: -1, max: 5 }), fc.double()), {
        nil: undefined,
      }),
      userCount: fc.oneof(number, fc.double()),
      systemCount: fc.oneof(number, fc.double()),
      landscapeCount: fc.oneof(number, fc.double()),
      selectedAddons: ids,
    }),
  })
  .map(({ config, planIndex, selection }) => {
    const plan = config.PRICING_PLANS[planIndex] ?? select(undefined, {}, config).plan;
    return { config, selection: { ...selection, plan } };
  });

/** Sums around 10^12 €, and counts around a million. */
export const largeInput = fc
  .record({
    basePrice: fc.oneof(
      fc.double({ min: 0, max: 1e14, noNaN: true }),
      fc.constantFrom(1e21, 1e308),
    ),
    userPrice: fc.double({ min: 0, max: 1e8, noNaN: true }),
    users: fc.oneof(fc.nat(1_100_000), fc.maxSafeInteger()),
    years: fc.constantFrom(undefined, 1, 2, 3),
  })
  .map(({ basePrice, userPrice, users, years }) => {
    const config = withUserPrice(userPrice, withPlan('core', { basePrice }));
    const search = { users, ...(years !== undefined && { yearly: true, commitment: years }) };
    return { config, selection: select('core', search, config) };
  });
