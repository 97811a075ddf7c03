import * as z from 'zod/mini';
import { DAY_RANGE, ignoring } from '#app/domain/list-query.ts';
import { maxCharacters } from '#app/domain/max-length.ts';
import { MAX_DETAIL_LENGTH, REASONS } from './fields.ts';

/** States that staff filter by; `dead` ones have failed deliveries that are no longer retried. */
export const INQUIRY_STATES = ['open', 'answered', 'undelivered', 'dead'] as const;

const MAX_SEARCH_LENGTH = 100;

/** The inquiry list's filter in the address; invalid values are ignored. */
export const inquiryQuerySchema = z.object({
  /** Words that must all occur in name, e-mail address, phone number or reference. */
  q: ignoring(z.string().check(z.trim(), z.minLength(1), maxCharacters(MAX_SEARCH_LENGTH))),
  state: ignoring(z.enum(INQUIRY_STATES)),
  reason: ignoring(z.enum(REASONS)),
  /** Title of the requested plan, as the visitor saw it. */
  plan: ignoring(z.string().check(z.minLength(1), maxCharacters(MAX_DETAIL_LENGTH))),
  /** Code of the page's language. */
  language: ignoring(z.string().check(z.regex(/^[\w-]{2,20}$/))),
  ...DAY_RANGE,
  /** Cursor of the next page: time of receipt and reference of the last inquiry. */
  after: ignoring(z.string().check(z.regex(/^\d{1,15}_SM-[\w-]{1,20}$/))),
});

export type InquiryQuery = z.infer<typeof inquiryQuerySchema>;
