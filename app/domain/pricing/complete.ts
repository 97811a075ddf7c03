/**
 * Makes the compiler check that a table lists every member of a union: intersect the type of the
 * table with this type, and the error names the missing member.
 */
export type Complete<Wanted, Listed> = [Exclude<Wanted, Listed>] extends [never]
  ? unknown
  : { missing: Exclude<Wanted, Listed> };
