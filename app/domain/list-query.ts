import * as z from 'zod/mini';

/** A value in an address that is ignored if it is invalid, so that every link shows a page. */
export function ignoring<Schema extends z.ZodMiniType<string>>(schema: Schema) {
  return z.optional(z.catch(z.optional(schema), undefined));
}

/** First and last day, in Berlin's time. */
export const DAY_RANGE = { from: ignoring(z.iso.date()), until: ignoring(z.iso.date()) };

/** The number of filters that a query sets; `after` is the cursor of a page. */
export function countFilters(query: object): number {
  const set = Object.entries(query).filter(([, value]) => value !== undefined);
  return set.filter(([name]) => name !== 'after').length;
}

export function isFiltered(query: object): boolean {
  return countFilters(query) > 0;
}
