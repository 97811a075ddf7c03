import { useTranslation } from 'react-i18next';
import type { Selection } from '#app/domain/pricing/selection';

/** Formats the period of a price: per year if billing is yearly, else per month (D10). */
export function usePeriod({ isYearly }: Pick<Selection, 'isYearly'>): string {
  const { t } = useTranslation('catalog');
  return isYearly ? t('plans.perYear') : t('plans.perMonth');
}
