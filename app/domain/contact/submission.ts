import * as z from 'zod/mini';
import { type InquiryProblem, inquirySchema } from './inquiry';

/** An address may be longer; then it is not told. */
export const MAX_PAGE_LENGTH = 2000;

const contextSchema = z.object({
  /** Path and query. */
  page: z.string().check(z.regex(/^\/[\x21-\x7e]*$/), z.maxLength(MAX_PAGE_LENGTH)),
  language: z.string().check(z.regex(/^[\w-]{2,20}$/)),
  /** Named beside the tick's text in `locales`. */
  consentVersion: z.string().check(z.regex(/^[\w.-]{1,20}$/)),
  /** The version of the price list that the page showed; pages of the build before did not say. */
  priceList: z.optional(z.int().check(z.minimum(0))),
});

export type SubmissionContext = z.infer<typeof contextSchema>;

/** The inquiry as the browser sends it, with the data of its delivery. */
export const submissionSchema = z.object({
  /** The same for every attempt to send one filled-in form, so that it arrives once. */
  requestId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** Empty: only programs see this field and fill it in. */
  comment: z.string().check(z.maxLength(0)),
  inquiry: inquirySchema,
  /** Page and wording of the consent; pages of the previous build do not send them. */
  context: z.optional(contextSchema),
});

/** Error if a program such as a password manager filled the honeypot. */
export const HONEYPOT_ERROR: InquiryProblem = 'mustBeEmpty';

export type Submission = z.infer<typeof submissionSchema>;

/** The browser learns no more than this; the HTTP status says the same to machines. */
export type Outcome =
  | {
      isSuccess: true;
      /** Reference number for the visitor. */
      reference: string;
    }
  | {
      isSuccess: false;
      /** Set when too many requests came from one address: when the next one may come. */
      retryAfterSeconds?: number;
      /** Set when the inquiry is kept all the same. */
      reference?: string;
      /** It goes on being delivered; counted, and not told to the visitor. */
      isPending?: boolean;
    };
