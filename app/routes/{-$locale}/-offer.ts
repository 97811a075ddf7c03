import { notFound } from '@tanstack/react-router';
import { describeOffer } from '#app/features/calculator/link-preview';
import { fetchOffer } from '#app/features/calculator/offers.functions';
import type { PageContext } from '#app/features/shell/page-head';
import { createUnlistedMeta } from '#app/features/shell/page-head';
import { referenceLanguage } from '#app/i18n/languages';

/** Loads an offer and its metadata; an unknown number is a 404. */
export async function loadOffer(number: string, { language, texts }: PageContext) {
  const [fetched] = await Promise.all([
    fetchOffer({ data: number }),
    texts.load(language, ['calculator', 'catalog', 'contact', 'details']),
  ]);
  if (fetched.kind === 'refused' && fetched.refusal === 'unknown') throw notFound();
  const found = fetched.kind === 'ok' ? fetched.value : undefined;
  // Shows which texts of a published list are the built-in ones (D32).
  await texts.load(referenceLanguage, ['catalog']);
  const preview = await describeOffer(found, language);
  return { found, meta: createUnlistedMeta({ language }, preview) };
}
