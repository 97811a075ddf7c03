import { useTranslation } from 'react-i18next';
import { summarizeAddonOffer } from '#app/domain/pricing/compare';
import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';
import { useFormats } from '#app/i18n/language-context';
import { usePrices } from './use-prices';

/** Formats the price of an addon and the plans that include it or have it for free. */
export function useAddonOffer(config: PricingConfig): (addon: Addon) => string[] {
  const { t } = useTranslation('catalog');
  const { list } = useFormats();
  const { showPrice } = usePrices();
  const nameAll = (plans: Plan[]) => list(plans.map(({ title }) => title));
  return (addon) => {
    const { isPriced, includedIn, freeIn } = summarizeAddonOffer(config, addon);
    return [
      ...(isPriced ? [`${showPrice(addon.price)} ${t('plans.perMonth')}`] : []),
      ...(includedIn.length > 0 ? [t('includedIn', { plans: nameAll(includedIn) })] : []),
      ...(freeIn.length > 0 ? [t('freeIn', { plans: nameAll(freeIn) })] : []),
    ];
  };
}
