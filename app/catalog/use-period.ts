import { useTranslation } from 'react-i18next';
import type { Selection } from '#app/domain/pricing/selection';

/** Period of the price beside it: a month, or a year with yearly billing (D10). */
export function usePeriod({ isYearly }: Pick<Selection, 'isYearly'>): string {
  const { t } = useTranslation('catalog');
  return isYearly ? t('plans.perYear') : t('plans.perMonth');
}
