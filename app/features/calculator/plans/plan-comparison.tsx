import { Columns3 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#app/catalog/load-failed';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { Button } from '#app/ui/button';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';

const loadPlanTable = async () => (await import('./plan-table')).PlanTable;

interface PlanComparisonProps {
  config: PricingConfig;
  selection: Selection;
}

/** Opens the table of all plans, whose code is loaded with it (D30). */
export function PlanComparison({ config, selection }: PlanComparisonProps) {
  const { t } = useTranslation('calculator');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css({ display: 'grid', gap: '6', justifyItems: 'start' })}>
      <Button
        visual="outline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Columns3 aria-hidden="true" />
        {t('compare.open')}
      </Button>
      {isOpen && (
        <div id={id} className={css({ width: 'full', minHeight: '[20rem]' })}>
          <LazyPart load={loadPlanTable} whenFailed={(retry) => <LoadFailed onRetry={retry} />}>
            {(PlanTable) => <PlanTable {...{ config, selection }} />}
          </LazyPart>
        </div>
      )}
    </div>
  );
}
