import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection, SelectionWithoutCounts } from '#app/domain/pricing/selection';
import { DisclosedPart } from '#app/features/calculator/disclosed-part';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { evenGrid } from '#app/ui/even-grid';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { PlanOption } from './plan-option';

interface PlansProps {
  config: PricingConfig;
  selection: Selection;
  withoutCounts: SelectionWithoutCounts;
  change: ChangeSelection;
}

export function Plans({ config, selection, withoutCounts, change }: PlansProps) {
  const { t } = useTranslation('calculator');
  return (
    <section aria-labelledby="plans-title" className={css({ display: 'grid', gap: '3' })}>
      <h2 id="plans-title" tabIndex={-1} className={css({ textStyle: 'title' })}>
        {t('plans.title')}
      </h2>
      <PlanOptions config={config} change={change} selection={withoutCounts} />
      <div className={foot}>
        <p className={css({ textStyle: 'caption', color: 'muted' })}>
          <NetNote />
        </p>
        <PlanTableDisclosure config={config} selection={selection} change={change} />
      </div>
    </section>
  );
}

interface PlanOptionsProps {
  config: PricingConfig;
  selection: SelectionWithoutCounts;
  change: ChangeSelection;
}

/** Independent of the counts, so that steppers do not render it again. */
const PlanOptions = memo(function PlanOptions({ config, selection, change }: PlanOptionsProps) {
  return (
    <ul className={cx(evenGrid(config.PRICING_PLANS.length), css({ gap: '3' }))}>
      {withKeys(config.PRICING_PLANS, ({ id }) => id).map(({ key, item: plan }) => (
        <PlanOption key={key} config={config} selection={selection} change={change} plan={plan} />
      ))}
    </ul>
  );
});

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
});

const loadTable = async () => (await import('./plan-table')).PlanTable;

interface PlanTableDisclosureProps {
  config: PricingConfig;
  selection: Selection;
  change: ChangeSelection;
}

/** Opens the table of all plans (D30). */
function PlanTableDisclosure({ config, selection, change }: PlanTableDisclosureProps) {
  const { t } = useTranslation('calculator');
  return (
    <DisclosedPart label={t('compare.open')} icon="columns-3" load={loadTable}>
      {(PlanTable) => <PlanTable config={config} selection={selection} change={change} />}
    </DisclosedPart>
  );
}
