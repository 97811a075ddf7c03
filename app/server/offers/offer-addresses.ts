import { formatOfferQuery } from '#app/domain/offers/offer';
import { encodePlanId } from '#app/domain/pricing/search';
import type { Selection } from '#app/domain/pricing/selection';
import { getPagePath, type Language } from '#app/i18n/languages';
import { site } from '#app/site';

export function getCalculatorAddress(selection: Selection, language: Language): string {
  const planId = encodeURIComponent(encodePlanId(selection.plan.id));
  const path = `${getPagePath('calculator', language)}/${planId}`;
  return site.origin + path + formatOfferQuery(selection);
}

export function getOfferAddress(number: string, language: Language): string {
  return site.origin + getOfferPath(number, language);
}

/** Path of a stored offer; addresses are lower case. */
export function getOfferPath(number: string, language: Language): string {
  return `${getPagePath('offer', language)}/${number.toLowerCase()}`;
}
