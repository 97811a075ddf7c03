/** Header with the number of records in an exported file. */
export const COUNT_HEADER = 'x-count';
