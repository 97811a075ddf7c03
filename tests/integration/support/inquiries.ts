import * as z from 'zod';
import { callFunction, type Reachable } from './functions.ts';

const answerSchema = z.object({
  result: z.object({
    isSuccess: z.boolean(),
    reference: z.string().optional(),
    retryAfterSeconds: z.number().optional(),
    isPending: z.boolean().optional(),
  }),
});

/** An inquiry that is complete; `changes` go over its fields. */
export function submissionOf(requestId: string, changes: object = {}) {
  return {
    requestId: requestId.padStart(16, '0'),
    comment: '',
    inquiry: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      phone: '',
      countryCode: '+49',
      reason: 'info',
      consent: true,
      turnstileToken: '',
      ...changes,
    },
  };
}

/** Posts to the site's server, named by its origin or itself, as the page's own script does. */
export async function sendSubmission(
  server: string | Reachable,
  submission: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
) {
  const target = typeof server === 'string' ? { origin: server } : server;
  const { answer, ...response } = await callFunction(target, 'sendInquiry', submission, {
    headers: { origin: target.origin, ...headers },
    signal,
  });
  /** Undefined where the function was not reached. */
  const outcome = answerSchema.safeParse(answer).data?.result;
  return { ...response, outcome };
}
