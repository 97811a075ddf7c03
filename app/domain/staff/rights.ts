/** Rights of a staff member beyond signing in (D37). */
export const RIGHTS = ['prices', 'inquiries', 'staff'] as const;

export type Right = (typeof RIGHTS)[number];

/** Longest name of an invited person, in characters. */
export const MAX_NAME_LENGTH = 100;
