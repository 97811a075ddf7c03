import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TermToggle } from '#app/catalog/term-toggle';
import type { PricingConfig } from '#app/domain/pricing/config';
import { chooseMonthly, chooseYearly, type Selection } from '#app/domain/pricing/selection';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { Button } from '#app/ui/button';
import { summaryPart } from './summary-part';
import { TermTable } from './term-table';

interface TermChoiceProps {
  config: PricingConfig;
  selection: Selection;
  change: ChangeSelection;
}

/** Monthly or yearly and, when yearly, for how long (spec §4 "Billing"). */
export const TermChoice = memo(function TermChoice({ config, selection, change }: TermChoiceProps) {
  const { t } = useTranslation('calculator');
  const toggle = useRef<HTMLDivElement>(null);
  const goMonthly = () => {
    change(chooseMonthly);
    // The link that has the focus is about to go; the toggle says the same.
    toggle.current?.querySelector('input')?.focus();
  };
  return (
    <div className={summaryPart}>
      <h3>{t('summary.term')}</h3>
      <div ref={toggle}>
        <TermToggle
          config={config}
          isYearly={selection.isYearly}
          onChange={(isYearly) => change(isYearly ? chooseYearly : chooseMonthly)}
        />
      </div>
      <TermTable {...{ config, selection, change }} />
      {selection.isYearly && (
        <div>
          <Button visual="link" onClick={goMonthly}>
            {t('term.backToMonthly')}
          </Button>
        </div>
      )}
    </div>
  );
});
