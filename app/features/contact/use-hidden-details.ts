import { useEffect, useEffectEvent, useState } from 'react';
import { type PricingDetails, readPricingDetails } from '#app/domain/contact/pricing-details';

/**
 * Pricing details that a hidden input brings into the page: read once, and the input removed,
 * readable or not (D28).
 */
export function useHiddenDetails(onFound: () => void) {
  const [details, setDetails] = useState<PricingDetails>();
  const take = useEffectEvent(() => {
    const input = document.querySelector<HTMLInputElement>(
      'input[type="hidden"][name="pricingDetails"]',
    );
    if (!input) return;
    input.remove();
    const found = readPricingDetails(input.value);
    if (!found) return;
    setDetails(found);
    onFound();
  });
  useEffect(() => take(), []);
  return { hiddenDetails: details, forgetHiddenDetails: () => setDetails(undefined) };
}
