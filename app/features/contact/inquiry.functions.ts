import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import type { Outcome, Submission } from '#app/domain/contact/submission';
import { readCaptcha } from '#app/server/inquiries/captcha.server';
import { getInquiryService } from '#app/server/inquiries/receive.server';

/** Sends an inquiry. Resolves with the outcome, whatever the HTTP status. */
export const sendInquiry = createServerFn({ method: 'POST' })
  // The inquiry service validates the input: an error is an outcome, not an exception.
  .validator((submission: Submission): unknown => submission)
  .handler(async ({ data, context: { visit, staff } }): Promise<Outcome> => {
    const staffOrigin = staff?.origin;
    const { status, outcome } = await getInquiryService().receive(data, {
      ...visit,
      staffOrigin,
    });
    setResponseStatus(status);
    setResponseHeader('cache-control', 'no-store');
    if (!outcome.isSuccess && outcome.retryAfterSeconds !== undefined) {
      setResponseHeader('retry-after', String(outcome.retryAfterSeconds));
    }
    return outcome;
  });

/** Called when a visitor first touches the form (D26). */
export const fetchCaptcha = createServerFn().handler(readCaptcha);
