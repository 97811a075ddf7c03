import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PricingDetails, parsePricingDetails } from '#app/domain/contact/pricing-details';
import { listCounted } from '#app/domain/pricing/counts';
import { useFormats } from '#app/i18n/language-context';
import { Notice } from '#app/ui/notice';
import { wholeRow } from './form-parts';

/** The requested selection, on pages that do not show it. */
export function DetailsNote({ details }: { details: PricingDetails }) {
  const { t } = useTranslation('contact');
  const { list } = useFormats();
  const parts = [t(details.isYearly ? 'details.yearly' : 'details.monthly')];
  if ('users' in details) {
    parts.push(
      ...listCounted(details).map(({ unit, count }) => t(`details.${unit}`, { count })),
      t('details.addons', { count: details.addons.length }),
    );
  }
  return (
    <Notice title={t('details.plan', { plan: details.plan })} className={wholeRow}>
      <p>{list(parts)}</p>
    </Notice>
  );
}

/**
 * Reads pricing details from a hidden input once and removes it (D28). A script may insert the
 * input at any time.
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
