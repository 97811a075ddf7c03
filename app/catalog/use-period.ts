import { useTranslation } from 'react-i18next';
import type { Selection } from '#app/domain/pricing/selection';

/** What the figure beside it is the price of: a month, or a year when billing is yearly (D10). */
export function usePeriod({ isYearly }: Pick<Selection, 'isYearly'>): string {
  const { t } = useTranslation('catalog');
  return isYearly ? t('plans.perYear') : t('plans.perMonth');
}
