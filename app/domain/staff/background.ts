/** Header of a call that a page makes by itself, which does not keep a session open. */
export const BACKGROUND_HEADER = 'x-background';

export const IN_BACKGROUND = { headers: { [BACKGROUND_HEADER]: '1' } };
