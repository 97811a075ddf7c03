import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TermToggle } from '#app/catalog/term-toggle';
import type { PricingConfig } from '#app/domain/pricing/config';
import {
  COMMITMENT_YEARS,
  getYearlyDiscountRate,
  rateToPercent,
} from '#app/domain/pricing/discounts';
import {
  chooseCommitment,
  chooseMonthly,
  chooseYearly,
  type SelectionWithoutCounts,
} from '#app/domain/pricing/selection';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { RadioCards } from '#app/ui/fields/radio-cards';
import { css } from '#styled/css';

interface TermChoiceProps {
  config: PricingConfig;
  selection: SelectionWithoutCounts;
  change: ChangeSelection;
}

/** Monthly or yearly and, when yearly, for how long (spec §4 "Billing"). */
export const TermChoice = memo(function TermChoice({ config, selection, change }: TermChoiceProps) {
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const toggle = useRef<HTMLDivElement>(null);
  const goMonthly = () => {
    change(chooseMonthly);
    // The link that has the focus is about to go; the toggle says the same.
    toggle.current?.querySelector('input')?.focus();
  };
  return (
    <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
      <div ref={toggle}>
        <TermToggle
          config={config}
          isYearly={selection.isYearly}
          onChange={(isYearly) => change(isYearly ? chooseYearly : chooseMonthly)}
        />
      </div>
      {selection.isYearly && (
        <>
          <RadioCards
            legend={t('term.commitment')}
            layout="inline"
            value={String(selection.commitmentYears ?? 1)}
            options={COMMITMENT_YEARS.map((years) => ({
              value: String(years),
              label: t('term.years', { count: years }),
              badge: t('term.discount', {
                percent: number(rateToPercent(getYearlyDiscountRate(config, years))),
              }),
            }))}
            onValueChange={(years) => change((current) => chooseCommitment(current, Number(years)))}
            className={css({ width: 'full' })}
          />
          <Button visual="link" onClick={goMonthly}>
            {t('term.backToMonthly')}
          </Button>
        </>
      )}
    </div>
  );
});
