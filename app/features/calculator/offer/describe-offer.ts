import type { OfferLookup } from '#app/domain/offers/offer';
import { calculatorSearchSchema, parseQueryString } from '#app/domain/pricing/search';
import { describeLink } from '#app/features/calculator/link-preview';
import type { Language } from '#app/i18n/languages';
import type { Translations } from '#app/i18n/translations';
import type { LinkPreview } from '#app/state/page-prices';

/** The titles of an offer's page and of its preview in a chat; a saved PDF is named by the former. */
export async function describeOffer(
  found: Exclude<OfferLookup, { status: 'unknown' }>,
  context: { language: Language; translations: Translations },
): Promise<LinkPreview & { documentTitle: string }> {
  const texts = context.translations.dictionariesFor(context.language).sheet?.page;
  if (found.status === 'unavailable') {
    const title = texts?.unavailable ?? '';
    return { title, documentTitle: title, description: texts?.unavailableText ?? '' };
  }
  const { offer, offered } = found;
  const { list, version } = offered;
  const link = await describeLink({
    ...context,
    planId: offer.planId,
    search: calculatorSearchSchema.parse(parseQueryString(offer.query)),
    shown: list && { published: { version, list } },
  });
  const title = texts?.title.replace('{{number}}', offer.number) ?? offer.number;
  return {
    documentTitle: title,
    title: link ? `${link.title} · ${title}` : title,
    description: link?.description ?? '',
  };
}
