import * as z from 'zod/mini';
import { ignoring } from '#app/domain/ignoring.ts';

/**
 * States that staff filter by; `dead` inquiries have failed deliveries that are no longer retried.
 */
export const INQUIRY_STATES = ['open', 'answered', 'undelivered', 'dead'] as const;

const MAX_SEARCH_LENGTH = 100;

const dateSchema = ignoring(z.iso.date());

/**
 * The filter of the inquiry list in the address. Invalid values are ignored, so that every link
 * shows a list.
 */
export const inquiryQuerySchema = z.object({
  /** Words that must all occur in name, e-mail address, phone number or reference. */
  q: ignoring(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SEARCH_LENGTH))),
  state: ignoring(z.enum(INQUIRY_STATES)),
  /** First and last day, in Berlin's time. */
  from: dateSchema,
  until: dateSchema,
  /** Cursor of the next page: time of receipt and reference of the last inquiry. */
  after: ignoring(z.string().check(z.regex(/^\d{1,15}_SM-[\w-]{1,20}$/))),
});

export type InquiryQuery = z.infer<typeof inquiryQuerySchema>;

/** The number of filters that the query sets. */
export function countFilters({ q, state, from, until }: InquiryQuery): number {
  return [q, state, from, until].filter((value) => value !== undefined).length;
}

export function isFiltered(query: InquiryQuery): boolean {
  return countFilters(query) > 0;
}
