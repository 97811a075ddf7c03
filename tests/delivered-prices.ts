/**
 * Prices of the delivered list (spec §9). A new delivered price is entered here and in no other test
 * file. `typed` and `text` are the price in a German field and on a German page.
 */
export const DELIVERED_PLANS = {
  core: { basePrice: 499, typed: '499', text: '499 €' },
  pro: { basePrice: 1199, typed: '1199', text: '1.199 €' },
  enterprise: { basePrice: 3499, typed: '3499', text: '3.499 €' },
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

/** Prices of the editor's three sample customers: a month, a year, a year. */
export const DELIVERED_SAMPLES = {
  // 499; three users, two systems and a landscape are included.
  small: '499 €',
  // (499 + 7 × 49 + 2 × 129 + 59 + 199) × 12 × 0.85 = 13851.6
  medium: '13.851 €',
  // (1199 + 110 × 36.75 + 9 × 129 + 4 × 59) × 12 × 0.75 = 59746.5
  large: '59.746 €',
} as const;
