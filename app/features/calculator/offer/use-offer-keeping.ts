import { useRouter } from '@tanstack/react-router';
import {
  BUILT_IN_LISTED_AT,
  formatOfferQuery,
  type NamedOffer,
  type Offer,
} from '#app/domain/offers/offer';
import { useLanguage } from '#app/i18n/language-context';
import { isLatin } from '#app/i18n/languages';
import { usePriceVersion, useShownPrices } from '#app/state/shown-prices';
import { useStoredPricing } from '#app/state/use-stored-pricing';

/** An offer that was stored, if that was possible. */
export interface KeptOffer extends NamedOffer {
  /** Address of its file; undefined if there is none. */
  pdf: string | undefined;
  /** Whether other prices are in force than those on the page, which then cannot draw the sheet. */
  hasNewPrices: boolean;
}

/** Longest wait for the store; after it the calculator's address is shared. */
const ANSWER_MS = 5000;

/**
 * Has an offer kept under a number (D39). Own prices of this browser are a preview, which is never
 * kept; its address, and that of an offer which cannot be kept, is the calculator's. Never rejects.
 */
export function useOfferKeeping(): (offer: Offer) => Promise<KeptOffer> {
  const router = useRouter();
  const language = useLanguage();
  const version = usePriceVersion();
  const shown = useShownPrices();
  const hasOwnPrices = useStoredPricing().kind === 'custom';

  const absolute = (href: string) => new URL(href, window.location.origin).href;
  const calculatorAddress = ({ selection }: Offer) => {
    const { href } = router.buildLocation({
      to: '/{-$locale}/preiskalkulator/{-$planId}',
      params: (params) => ({ ...params, planId: selection.plan.id }),
    });
    const address = new URL(absolute(href));
    // Without foreign parameters, because only the selection is shared.
    address.search = formatOfferQuery(selection);
    return address.href;
  };
  const offerAddress = (number: string) =>
    absolute(
      router.buildLocation({
        to: '/{-$locale}/angebot/$number',
        params: (params) => ({ ...params, number: number.toLowerCase() }),
      }).href,
    );

  return async (offer) => {
    const receipt = hasOwnPrices
      ? undefined
      : await keep(offer, { version, language: language.code });
    const today = Date.now();
    const unkept = {
      ...offer,
      number: undefined,
      version: hasOwnPrices ? undefined : version,
      listedAt: shown?.published ? undefined : BUILT_IN_LISTED_AT,
      createdAt: today,
      address: calculatorAddress(offer),
      announced: [],
      pdf: undefined,
      hasNewPrices: false,
    };
    if (!receipt?.isSaved) return unkept;
    const { number, createdAt, publishedAt = BUILT_IN_LISTED_AT, inForce } = receipt;
    const address = offerAddress(number);
    const pdf = receipt.hasPdf && isLatin(language) ? getPdfAddress(address) : undefined;
    return {
      ...unkept,
      number,
      version: receipt.version,
      createdAt,
      listedAt: publishedAt,
      address,
      pdf,
      hasNewPrices: inForce !== version,
    };
  };
}

/** Identifies the selection that was shared or printed. */
export function getOfferKey({ selection }: Offer): string {
  return selection.plan.id + formatOfferQuery(selection);
}

export function getPdfAddress(page: string): string {
  return `${page}.pdf`;
}

async function keep({ selection }: Offer, facts: { version: number; language: string }) {
  try {
    const { storeOffer } = await import('#app/features/calculator/offers.functions');
    const query = formatOfferQuery(selection);
    return await storeOffer({
      data: { planId: selection.plan.id, query, ...facts },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  } catch {
    return undefined;
  }
}
