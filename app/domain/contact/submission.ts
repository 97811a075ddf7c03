import * as z from 'zod/mini';
import { type InquiryProblem, inquirySchema } from './inquiry';

/** What the browser hands to the site's server: the inquiry and what goes with sending it. */
export const submissionSchema = z.object({
  /** The same for every attempt to send one filled-in form, so that it arrives once. */
  requestId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** Empty: only programs see this field and fill it in. */
  comment: z.string().check(z.maxLength(0)),
  inquiry: inquirySchema,
});

/** What the visitor is told where a program of theirs, such as a password manager, did so. */
export const FILLED_BY_PROGRAM: InquiryProblem = 'mustBeEmpty';

export type Submission = z.infer<typeof submissionSchema>;

/** The browser learns no more than this; the HTTP status says the same to machines. */
export type Outcome =
  | { isSuccess: true }
  | {
      isSuccess: false;
      /** Set when too many requests came from one address: when the next one may come. */
      retryAfterSeconds?: number;
    };
