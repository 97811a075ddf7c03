import * as z from 'zod/mini';

/** Filters for staff: unanswered, answered, undelivered, dead. */
export const INQUIRY_STATES = ['open', 'answered', 'undelivered', 'dead'] as const;

const MAX_SEARCH_LENGTH = 100;

const dateSchema = ignoring(z.iso.date());

/**
 * Search and filters of the list of inquiries, from the address. Invalid values are ignored, so that
 * every link shows a list.
 */
export const inquiryQuerySchema = z.object({
  /** Words that all occur in name, e-mail address, phone number or reference. */
  q: ignoring(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SEARCH_LENGTH))),
  state: ignoring(z.enum(INQUIRY_STATES)),
  /** The first and the last day, in Berlin. */
  from: dateSchema,
  until: dateSchema,
  /** The list goes on behind this one: when it came in, and its reference. */
  after: ignoring(z.string().check(z.regex(/^\d{1,15}_SM-[\w-]{1,20}$/))),
});

export type InquiryQuery = z.infer<typeof inquiryQuerySchema>;

/** Whether the query leaves any out. */
export function isFiltered({ q, state, from, until }: InquiryQuery): boolean {
  return [q, state, from, until].some((value) => value !== undefined);
}

function ignoring<Schema extends z.ZodMiniType<string>>(schema: Schema) {
  return z.optional(z.catch(z.optional(schema), undefined));
}
