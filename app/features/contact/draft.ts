import { emptyValues, type FormValues } from './form-values';

/**
 * What stood in a form that left the page, for the next one: a sales-only plan and the landing page
 * have forms of their own, and nothing typed is lost (D27). It is in this tab's memory alone.
 */
let draft: FormValues | undefined;

/** What a form begins with. */
export function recallDraft(asksForQuote: boolean): FormValues {
  const values = draft ?? emptyValues('');
  return asksForQuote ? { ...values, reason: 'quote' } : values;
}

/** Called in the browser alone, where there is one visitor. */
export function keepDraft(values: FormValues): void {
  draft = values;
}
