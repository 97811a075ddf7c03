import { emptyValues, type FormValues } from './form-values';

/** Values of a form that was unmounted, for the next form (D27). Kept in this tab's memory only. */
let draft: FormValues | undefined;

export function recallDraft(asksForQuote: boolean): FormValues {
  const values = draft ?? emptyValues('');
  return asksForQuote ? { ...values, reason: 'quote' } : values;
}

/** Browser only, where there is one visitor. */
export function keepDraft(values: FormValues): void {
  draft = values;
}
