import type { FoundOffer } from '#app/domain/offers/offer';
import { calculatorSearchSchema, parseQueryString } from '#app/domain/pricing/search';
import { describeLink } from '#app/features/calculator/link-preview';
import type { Language } from '#app/i18n/languages';
import { getTexts } from '#app/i18n/texts';
import type { LinkPreview } from '#app/state/shown-prices';

/** Titles of an offer's page and link preview; the former names a saved PDF. */
export async function describeOffer(
  found: FoundOffer | undefined,
  language: Language,
): Promise<LinkPreview & { documentTitle: string }> {
  const texts = getTexts(language).details?.sheet.page;
  if (!found) {
    const title = texts?.unavailable ?? '';
    return { title, documentTitle: title, description: texts?.unavailableText ?? '' };
  }
  const { offer, offered } = found;
  const { list, version } = offered;
  const link = await describeLink({
    language,
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
