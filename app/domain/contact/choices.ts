export const REASONS = ['quote', 'demo', 'info', 'support'] as const;
export const CONTACT_METHODS = ['email', 'phone'] as const;
