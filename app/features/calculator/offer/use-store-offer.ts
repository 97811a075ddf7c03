import { useRouter } from '@tanstack/react-router';
import {
  BUILT_IN_LISTED_AT,
  formatOfferQuery,
  type NamedOffer,
  type Offer,
} from '#app/domain/offers/offer';
import { useLanguage } from '#app/i18n/language-context';
import { isLatin } from '#app/i18n/languages';
import { useStoredPricing } from '#app/state/pricing-config';
import { usePriceVersion, useShownPrices } from '#app/state/shown-prices';

/** The stored offer, or the calculator's address where it could not be stored. */
export interface StoreOutcome extends NamedOffer {
  /** Address of its file; undefined if there is none. */
  pdf: string | undefined;
  /** Whether other prices are in force than those on the page, which then cannot draw the sheet. */
  hasNewPrices: boolean;
}

/** Longest wait for the store; after it the calculator's address is shared. */
const ANSWER_MS = 5000;

/**
 * Stores an offer under a number (D39). Own prices of this browser are a preview, which is never
 * stored; its address, and that of an offer which cannot be stored, is the calculator's. Never rejects.
 */
export function useStoreOffer() {
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

  const storeOffer = async (offer: Offer): Promise<StoreOutcome> => {
    const result = hasOwnPrices
      ? undefined
      : await store(offer, { version, language: language.code });
    const today = Date.now();
    const preview = {
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
    if (result?.kind !== 'ok') return preview;
    const { inForce, publishedAt = BUILT_IN_LISTED_AT, hasPdf, ...stored } = result.value;
    const address = offerAddress(stored.number);
    const pdf = hasPdf && isLatin(language) ? `${address}.pdf` : undefined;
    return {
      ...preview,
      ...stored,
      listedAt: publishedAt,
      address,
      pdf,
      hasNewPrices: inForce !== version,
    };
  };
  // The PDF's fonts have the Latin script only.
  return { storeOffer, hasOwnPrices, hasFile: isLatin(language) && !hasOwnPrices };
}

/** Identifies the selection that was shared or printed. */
export function getOfferKey({ selection }: Offer): string {
  return selection.plan.id + formatOfferQuery(selection);
}

async function store({ selection }: Offer, page: { version: number; language: string }) {
  try {
    const { storeOffer } = await import('#app/features/calculator/offers.functions');
    const query = formatOfferQuery(selection);
    return await storeOffer({
      data: { planId: selection.plan.id, query, ...page },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  } catch {
    return undefined;
  }
}
