import type { OfferLookup } from '#app/domain/offers/offer';
import { calculatorSearchSchema, parseQueryString } from '#app/domain/pricing/search';
import { describeLink } from '#app/features/calculator/link-preview';
import type { Language } from '#app/i18n/languages';
import type { Translations } from '#app/i18n/translations';
import type { LinkPreview } from '#app/state/page-prices';

/** What the page of an offer, and a chat that shows a link to it, are headed by. */
export async function describeOffer(
  found: Exclude<OfferLookup, { status: 'unknown' }>,
  context: { language: Language; translations: Translations },
): Promise<LinkPreview> {
  const texts = context.translations.dictionariesFor(context.language).sheet?.page;
  if (found.status === 'unavailable') {
    return { title: texts?.unavailable ?? '', description: texts?.unavailableText ?? '' };
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
    title: link ? `${link.title} · ${title}` : title,
    description: link?.description ?? '',
  };
}
