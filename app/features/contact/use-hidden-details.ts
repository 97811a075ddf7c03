import { useEffect, useEffectEvent, useState } from 'react';
import { type PricingDetails, parsePricingDetails } from '#app/domain/contact/pricing-details';

/**
 * Reads pricing details from a hidden input, once, and removes the input, readable or not (D28). A
 * script may insert the input at any time.
 */
export function useHiddenDetails(onFound: () => void) {
  const [details, setDetails] = useState<PricingDetails>();
  const take = useEffectEvent((observer: MutationObserver) => {
    const input = document.querySelector<HTMLInputElement>(
      'input[type="hidden"][name="pricingDetails"]',
    );
    if (!input) return;
    input.remove();
    const found = parsePricingDetails(input.value);
    if (!found) return;
    observer.disconnect();
    setDetails(found);
    onFound();
  });
  useEffect(() => {
    const observer = new MutationObserver(() => take(observer));
    observer.observe(document.body, { childList: true, subtree: true });
    take(observer);
    return () => observer.disconnect();
  }, []);
  return { hiddenDetails: details, forgetHiddenDetails: () => setDetails(undefined) };
}
