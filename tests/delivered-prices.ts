/**
 * What the delivered price list costs (spec §9), for the tests that state it: a new delivered price
 * is entered here and in no other test file. `text` is the price as a German page shows it.
 */
export const DELIVERED_PLANS = {
  core: { basePrice: 499, text: '499 €' },
  pro: { basePrice: 1199, text: '1.199 €' },
  enterprise: { basePrice: 3499, text: '3.499 €' },
} as const;

export const DELIVERED_ADDONS = {
  sso: { price: 99, text: '99 €' },
  support: { price: 99, text: '99 €' },
  reporting: { price: 199, text: '199 €' },
  'transport-genius': { price: 599, text: '599 €' },
  'doku-genius': { price: 399, text: '399 €' },
  compliance: { price: 99, text: '99 €' },
  notifications: { price: 59, text: '59 €' },
} as const;

export const DELIVERED_EXTRA_COSTS = { USER_PRICE: 49, SYSTEM_PRICE: 129, LANDSCAPE_PRICE: 59 };
export const DELIVERED_YEARLY_DISCOUNT = 0.15;
