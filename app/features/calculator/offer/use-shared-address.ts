import { useRouter } from '@tanstack/react-router';
import { writeSharedSearch } from '#app/domain/pricing/share';
import type { Offer } from './offer';

/** Gives an offer's own address, whole, without anything foreign (D34). In the browser only. */
export function useSharedAddress(): (offer: Offer) => string {
  const router = useRouter();
  return ({ config, selection }) => {
    const { href } = router.buildLocation({
      to: '/{-$locale}/preiskalkulator/{-$planId}',
      params: (params) => ({ ...params, planId: selection.plan.id }),
      search: writeSharedSearch(config, selection),
    });
    return new URL(href, window.location.origin).href;
  };
}
