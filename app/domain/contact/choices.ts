/** What the form lets a visitor choose from. */
export const REASONS = ['quote', 'demo', 'info', 'support'] as const;
export const CONTACT_WAYS = ['email', 'phone'] as const;
