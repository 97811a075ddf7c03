/**
 * The tests' own prices, those of the specification (§9). What is delivered may cost something else
 * one day (`tests/delivered-prices.ts`); what the engine and the pages make of these figures stays.
 * Sites whose totals a test states show them: `tests/integration/support/test-prices.ts`.
 */
export const TEST_PRICES = {
  plans: { core: 499, pro: 1199, enterprise: 3499 },
  addons: {
    sso: 99,
    support: 99,
    reporting: 199,
    'transport-genius': 599,
    'doku-genius': 399,
    compliance: 99,
    notifications: 59,
  },
  extraCosts: { USER_PRICE: 49, SYSTEM_PRICE: 129, LANDSCAPE_PRICE: 59 },
  yearlyDiscount: 0.15,
} as const;
