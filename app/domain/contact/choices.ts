export const REASONS = ['quote', 'demo', 'info', 'support'] as const;
export const CONTACT_METHODS = ['email', 'phone'] as const;
export const OFFER_TERMS = ['monthly', 'yearly-1', 'yearly-2', 'yearly-3'] as const;
