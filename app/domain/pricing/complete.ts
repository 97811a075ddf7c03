/**
 * For the argument of a function that takes a table: where the table lists all that is wanted, this
 * adds nothing; else the compiler says that `missing` is missing, and names it.
 */
export type Complete<Wanted, Listed> = [Exclude<Wanted, Listed>] extends [never]
  ? unknown
  : { missing: Exclude<Wanted, Listed> };
