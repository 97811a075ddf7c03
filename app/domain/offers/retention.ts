/** Calendar months after which a stored offer is deleted, as the privacy policy and its page say. */
export const OFFER_RETENTION_MONTHS = 13;
