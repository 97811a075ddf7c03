/** The key of the text of a page that is loaded again or left without scripts (D27). */
export const SAVED_TEXT = 'typed';
