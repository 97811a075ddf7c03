import { createClientOnlyFn, createIsomorphicFn } from '@tanstack/react-start';
import type { ComponentType } from 'react';
import type { Language } from '#app/i18n/languages';
import { findOpenPage, type PricedPage } from '#app/state/shown-prices';
import { InquiryForm, type InquiryFormProps } from './inquiry-form';

type Form = ComponentType<InquiryFormProps>;

/** The build keeps the form's code out of the browser's first scripts. */
const findServed = createIsomorphicFn().server((): Form => InquiryForm);
const importForm = createClientOnlyFn(async () => (await import('./inquiry-form')).InquiryForm);

let form = findServed?.();
let announce = (_: Form) => {};

/** Resolves in the browser when the form's code is there. */
export const formLoaded = new Promise<Form>((resolve) => {
  announce = resolve;
});

export async function loadForm(): Promise<void> {
  form ??= await importForm();
  announce(form);
}

export function findForm(): Form | undefined {
  return form;
}

/**
 * Loads the form for a page that the browser draws, or draws anew in another language. If loading
 * fails, its place offers a retry.
 */
export async function prepareForm({ code }: Language, page?: PricedPage): Promise<void> {
  if (import.meta.env.SSR) return;
  const isShown = page && findOpenPage(page) && document.documentElement.lang === code;
  if (!isShown) await loadForm().catch(() => undefined);
}
