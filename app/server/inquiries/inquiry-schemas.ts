import * as z from 'zod';
import { inquiryQuerySchema } from '#app/domain/contact/inquiry-query';
import { maxCharacters } from '#app/domain/max-length';

export const listSchema = z.looseObject({}).pipe(inquiryQuerySchema);

/** A reference number as people type it. */
export const referenceSchema = z
  .string()
  .check(maxCharacters(30))
  .transform((text) => text.trim().toUpperCase());

/** One inquiry, and the list that it was opened from. */
export const oneSchema = z.object({ reference: referenceSchema, query: listSchema });

export const answeringSchema = z.object({ reference: referenceSchema, isAnswered: z.boolean() });

export const emailSchema = z.string().trim().min(3).check(maxCharacters(254)).includes('@');

export const exportSchema = z.object({
  query: listSchema,
  format: z.enum(['csv', 'json']),
  /** Language of headings and words. */
  language: z.string().check(maxCharacters(20)),
});
