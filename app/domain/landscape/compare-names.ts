/** Orders names as people count them: DEV2 before DEV10. */
export const compareNames = new Intl.Collator('en', { numeric: true }).compare;
