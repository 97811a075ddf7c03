/** Of a publication or its cancelling, in characters. */
export const LONGEST_REASON = 500;
