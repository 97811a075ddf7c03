import { useRouter } from '@tanstack/react-router';
import {
  BUILT_IN_LISTED_AT,
  type NamedOffer,
  type Offer,
  type SaveOfferResult,
} from '#app/domain/offers/offer';
import { formatQueryString } from '#app/domain/pricing/search';
import { selectionToSearch } from '#app/domain/pricing/selection';
import { useLanguage } from '#app/i18n/language-context';
import { usePriceVersion, useShownPrices } from '#app/state/page-prices';
import { useStoredPricing } from '#app/state/use-stored-pricing';

/** Who presses the button waits no longer: without the store the plain address is handed on. */
const ANSWER_MS = 5000;

/**
 * Has an offer kept under a number (D39). Own prices of this browser are a preview, which is never
 * kept; its address, and that of an offer which cannot be kept, is the calculator's. Never rejects.
 */
export function useOfferKeeping(): (offer: Offer) => Promise<NamedOffer> {
  const router = useRouter();
  const { code } = useLanguage();
  const version = usePriceVersion();
  const shown = useShownPrices();
  const isPreview = useStoredPricing().status === 'custom';

  const absolute = (href: string) => new URL(href, window.location.origin).href;
  const calculatorAddress = ({ selection }: Offer) => {
    const { href } = router.buildLocation({
      to: '/{-$locale}/preiskalkulator/{-$planId}',
      params: (params) => ({ ...params, planId: selection.plan.id }),
    });
    const address = new URL(absolute(href));
    // Without the foreign parameters that a link keeps: what is shared is the selection.
    address.search = formatQueryString(selectionToSearch(selection));
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
    const receipt = isPreview ? undefined : await keep(offer, { version, language: code });
    const today = Date.now();
    const unkept = {
      ...offer,
      number: undefined,
      version: isPreview ? undefined : version,
      listedAt: shown?.published ? undefined : BUILT_IN_LISTED_AT,
      createdAt: today,
      address: calculatorAddress(offer),
    };
    if (!receipt?.isSaved) return unkept;
    const { number, createdAt, publishedAt = BUILT_IN_LISTED_AT } = receipt;
    return { ...unkept, number, createdAt, listedAt: publishedAt, address: offerAddress(number) };
  };
}

async function keep(
  { selection }: Offer,
  facts: { version: number; language: string },
): Promise<SaveOfferResult | undefined> {
  try {
    const { storeOffer } = await import('#app/features/calculator/offers.functions');
    const query = formatQueryString(selectionToSearch(selection));
    return await storeOffer({
      data: { planId: selection.plan.id, query, ...facts },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  } catch {
    return undefined;
  }
}
