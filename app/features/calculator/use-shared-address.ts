import { useRouter } from '@tanstack/react-router';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { writeSharedSearch } from '#app/domain/pricing/share';

/** Gives the offer's own address, whole, without anything foreign (D34). In the browser only. */
export function useSharedAddress(config: PricingConfig, selection: Selection): () => string {
  const router = useRouter();
  return () => {
    const { href } = router.buildLocation({
      to: '/{-$locale}/preiskalkulator/{-$planId}',
      params: (params) => ({ ...params, planId: selection.plan.id }),
      search: writeSharedSearch(config, selection),
    });
    return new URL(href, window.location.origin).href;
  };
}
