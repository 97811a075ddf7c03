import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import { getYearlyDiscountRate, rateToPercent } from '#app/domain/pricing/discounts';
import { useFormats } from '#app/i18n/language-context';
import { Segmented } from '#app/ui/fields/segmented';
import { css } from '#styled/css';

interface TermToggleProps {
  config: PricingConfig;
  isYearly: boolean;
  onChange: (isYearly: boolean) => void;
}

/** Monthly or yearly billing; the label shows the discount for one year (spec §4, D7). */
export function TermToggle({ config, isYearly, onChange }: TermToggleProps) {
  const { t } = useTranslation('catalog');
  const { number } = useFormats();
  const percent = number(rateToPercent(getYearlyDiscountRate(config, 1)));
  return (
    <Segmented
      legend={t('term.legend')}
      legendHidden
      className={css({ _noscript: { display: 'none' } })}
      value={isYearly ? 'yearly' : 'monthly'}
      options={[
        { value: 'monthly', label: t('term.monthly') },
        { value: 'yearly', label: t('term.yearly', { percent }) },
      ]}
      onValueChange={(term) => onChange(term === 'yearly')}
    />
  );
}
