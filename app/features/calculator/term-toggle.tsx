import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import { ratePercent, yearlyRate } from '#app/domain/pricing/discounts';
import { chooseMonthly, chooseYearly, type Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';
import { Segmented } from '#app/ui/segmented';
import type { ChangeSelection } from './use-change-selection';

interface TermToggleProps {
  config: PricingConfig;
  selection: Selection;
  change: ChangeSelection;
  legendHidden?: boolean;
}

/** Monthly or yearly; the discount in the label is that of one year in force (spec §4, D7). */
export function TermToggle({ config, selection, change, legendHidden = false }: TermToggleProps) {
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const percent = number(ratePercent(yearlyRate(config, 1)));
  return (
    <Segmented
      legend={t('term.legend')}
      legendHidden={legendHidden}
      value={selection.isYearly ? 'yearly' : 'monthly'}
      options={[
        { value: 'monthly', label: t('term.monthly') },
        { value: 'yearly', label: t('term.yearly', { percent }) },
      ]}
      onValueChange={(term) =>
        change(term === 'yearly' ? chooseYearly(selection) : chooseMonthly(selection))
      }
    />
  );
}
