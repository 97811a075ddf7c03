/** Rights of a staff member beyond signing in (D37). */
export const RIGHTS = ['prices', 'inquiries', 'staff'] as const;

export type Right = (typeof RIGHTS)[number];
