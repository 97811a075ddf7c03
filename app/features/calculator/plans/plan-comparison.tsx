import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { DisclosedPart } from '#app/features/calculator/disclosed-part';
import type { Namespace } from '#app/i18n/namespaces';

const TEXTS: readonly Namespace[] = ['comparison'];
const loadTable = async () => (await import('./plan-table')).PlanTable;

interface PlanComparisonProps {
  config: PricingConfig;
  selection: Selection;
}

/** Opens the table of all plans (D30). */
export function PlanComparison({ config, selection }: PlanComparisonProps) {
  const { t } = useTranslation('calculator');
  return (
    <DisclosedPart label={t('compare.open')} icon="columns-3" load={loadTable} texts={TEXTS}>
      {(PlanTable) => <PlanTable {...{ config, selection }} />}
    </DisclosedPart>
  );
}
