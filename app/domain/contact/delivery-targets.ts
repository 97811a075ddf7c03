/**
 * The recipients of an inquiry; the confirmation goes to the visitor, all others to the company.
 */
export const DELIVERY_TARGETS = ['provider', 'webhook', 'mail', 'confirmation'] as const;

export type DeliveryTarget = (typeof DELIVERY_TARGETS)[number];
