import * as z from 'zod/mini';

/** A value in an address that is ignored if it is invalid, so that every link shows a page. */
export function ignoring<Schema extends z.ZodMiniType<string>>(schema: Schema) {
  return z.optional(z.catch(z.optional(schema), undefined));
}
