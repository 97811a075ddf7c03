import { notFound } from '@tanstack/react-router';
import { describeOffer } from '#app/features/calculator/offer/describe-offer';
import { fetchOffer } from '#app/features/calculator/offers.functions';
import type { PageContext } from '#app/features/shell/page-head';
import { createUnlistedMeta } from '#app/features/shell/unlisted-head';
import { referenceLanguage } from '#app/i18n/languages';
import type { Namespace } from '#app/i18n/namespaces';

/** Loads an offer and its metadata; an unknown number is a 404. */
export async function loadOffer(
  number: string,
  { language, translations }: PageContext,
  texts: readonly Namespace[],
) {
  const [found] = await Promise.all([
    fetchOffer({ data: number }),
    translations.load(language, texts),
  ]);
  if (found.status === 'unknown') throw notFound();
  const { hasPdf } = found;
  // Shows which texts of a published list are the built-in ones (D32).
  await translations.load(referenceLanguage, ['pricing']);
  const preview = await describeOffer(found, { language, translations });
  return { found, hasPdf, meta: createUnlistedMeta({ language }, preview) };
}
