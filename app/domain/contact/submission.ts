import * as z from 'zod/mini';
import { maxCharacters } from '#app/domain/max-length.ts';
import { dropClickIds } from './click-ids';
import { inquirySchema } from './inquiry';
import { MAX_PAGE_LENGTH } from './problems';

const contextSchema = z.object({
  /** Path and query, which is stored without click ids. */
  page: z
    .string()
    .check(maxCharacters(MAX_PAGE_LENGTH), z.regex(/^\/[\x21-\x7e]*$/), z.overwrite(dropClickIds)),
  language: z.string().check(z.regex(/^[\w-]{2,20}$/)),
  /** The version next to the consent text in `locales`. */
  consentVersion: z.string().check(z.regex(/^[\w.-]{1,20}$/)),
  /** Version of the price list that the page showed; pages of older builds do not send it. */
  priceList: z.optional(z.int().check(z.minimum(0))),
});

/** The request of the contact form: the inquiry and its context. */
export const submissionSchema = z.object({
  /** Identical for all attempts to send a form, so that it is accepted once. */
  requestId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** Honeypot: only bots see this field and fill it in. */
  comment: z.string().check(maxCharacters(0)),
  inquiry: inquirySchema,
  /** Page and wording of the consent; pages of older builds do not send it. */
  context: z.optional(contextSchema),
});

export type Submission = z.infer<typeof submissionSchema>;

export type SubmissionFailure = Omit<Outcome & { isSuccess: false }, 'isSuccess'>;

/** Response to a submission, also read by tabs of older builds; the HTTP status expresses the same. */
export type Outcome =
  | {
      isSuccess: true;
      /** Number of the inquiry for the visitor. */
      reference: string;
    }
  | {
      isSuccess: false;
      /** Set if a client sent too many requests. */
      retryAfterSeconds?: number;
      /** Set if the CAPTCHA token was refused, for example because it has expired. */
      isTokenRefused?: boolean;
      /** Set if the inquiry was saved anyway. */
      reference?: string;
      /** Delivery continues; counted in metrics, not shown to the visitor. */
      isPending?: boolean;
    };
