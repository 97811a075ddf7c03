import type { FoundOffer } from '#app/domain/offers/offer';
import { floorToEuros } from '#app/domain/pricing/amount';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import { getCounts, listUnits } from '#app/domain/pricing/counts';
import { listPositions, quoteSelection } from '#app/domain/pricing/quote';
import {
  CALCULATOR_KEYS,
  type CalculatorSearch,
  calculatorSearchSchema,
  parseQueryString,
} from '#app/domain/pricing/search';
import { findPlanById, resolveSelection } from '#app/domain/pricing/selection';
import { getFormats } from '#app/i18n/formats';
import type { Language } from '#app/i18n/languages';
import { loadTranslatedList } from '#app/i18n/price-list';
import { getTexts, loadTexts } from '#app/i18n/texts';
import { site } from '#app/site';
import type { LinkPreview, ShownPrices } from '#app/state/shown-prices';

/** Adds what a chat shows of an address; made on the server because chats run no scripts. */
export async function previewLink(
  shown: ShownPrices | undefined,
  planId: string | undefined,
  { search: given, href }: { search: object; href: string },
  language: Language,
): Promise<ShownPrices | undefined> {
  const search = calculatorSearchSchema.parse(given);
  const preview = await describeLink(shown, planId, search, language);
  // Some chats fetch the canonical address again.
  return preview ? { ...shown, preview: { ...preview, url: site.origin + href } } : shown;
}

/**
 * Link preview of an address: plan, total and term. Undefined if the address selects nothing or a
 * plan that only a browser knows. Server only.
 */
async function describeLink(
  shown: ShownPrices | undefined,
  planId: string | undefined,
  search: CalculatorSearch,
  language: Language,
): Promise<LinkPreview | undefined> {
  const own = Object.entries(search).filter(([key]) => CALCULATOR_KEYS.includes(key));
  const isBare = planId === undefined && own.every(([, value]) => value === undefined);
  const config = await loadTranslatedList(shown?.published?.list, language);
  const isKnown = planId === undefined || findPlanById(config, planId) !== undefined;
  const selection = isBare || !isKnown ? undefined : resolveSelection(config, planId, search);
  if (!selection) return undefined;
  const texts = await loadTexts(language, ['details', 'catalog']);
  const t = texts.getFixedT(null, ['details', 'catalog']);
  const plan = selection.plan.title;
  if (selection.plan.salesOnly) {
    return { title: t('sheet.link.salesOnly', { plan }), description: selection.plan.description };
  }
  const quote = quoteSelection(config, selection);
  const { euros, list } = getFormats(language);
  const counts = getCounts(selection);
  const scope = list(
    listUnits(config).map((unit) => t(`catalog:plans.${unit}`, { count: counts[unit] })),
  );
  // Addons that the plan excludes have no line.
  const addons = listPositions(config, selection).flatMap((line) =>
    line.kind === 'addon' && selection.selectedAddons.includes(line.addonId)
      ? getAddonTitle(config, line.addonId)
      : [],
  );
  const totalOverTerm = quote?.totalOverTerm;
  const term = totalOverTerm
    ? t('sheet.link.yearly', {
        count: selection.commitmentYears ?? 1,
        total: euros(floorToEuros(totalOverTerm)),
      })
    : t('sheet.link.monthly');
  return {
    title: quote
      ? t('sheet.link.title', {
          plan,
          total: euros(quote.totalShown),
          period: t(selection.isYearly ? 'catalog:plans.perYear' : 'catalog:plans.perMonth'),
        })
      : t('sheet.link.onRequest', { plan }),
    description: [
      addons.length > 0
        ? t('sheet.link.addons', { scope, addons: list(addons) })
        : t('sheet.link.scope', { scope }),
      ...(quote ? [term] : []),
    ].join(' '),
  };
}

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
  const shown = list && { published: { version, list } };
  const search = calculatorSearchSchema.parse(parseQueryString(offer.query));
  const link = await describeLink(shown, offer.planId, search, language);
  const title = texts?.title.replace('{{number}}', offer.number) ?? offer.number;
  return {
    documentTitle: title,
    title: link ? `${link.title} · ${title}` : title,
    description: link?.description ?? '',
  };
}
