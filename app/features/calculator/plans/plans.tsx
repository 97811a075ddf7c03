import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemLanguage } from '#app/catalog/item-language';
import { listIncluded } from '#app/catalog/list-included';
import { NetNote } from '#app/catalog/net-note';
import { PlanPrice } from '#app/catalog/plan-price';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import {
  choosePlan,
  type Selection,
  type SelectionWithoutCounts,
} from '#app/domain/pricing/selection';
import { DisclosedPart } from '#app/features/calculator/disclosed-part';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Badge } from '#app/ui/badge';
import { evenGrid } from '#app/ui/even-grid';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { card, planOption } from '#styled/recipes';
import { PlanLink } from './plan-link';

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

interface PlanOptionProps {
  config: PricingConfig;
  selection: SelectionWithoutCounts;
  change: ChangeSelection;
  plan: Plan;
}

/** A plan with name, price and included units; details open below. */
function PlanOption({ config, selection, change, plan }: PlanOptionProps) {
  const { t } = useTranslation(['calculator', 'catalog']);
  const { t: catalog } = useTranslation('catalog');
  const { list } = useFormats();
  const languageOf = useItemLanguage('plans');
  const isChosen = plan.id === selection.plan.id;
  return (
    <li className={cx(card({ variant: isChosen ? 'selected' : 'plain' }), classes.root)}>
      <div className={classes.head}>
        <h3 {...languageOf(plan, plan.title)}>{plan.title}</h3>
        {plan.highlighted && <Badge tone="accent">{catalog('plans.recommended')}</Badge>}
        <PlanPrice config={config} plan={plan} term={selection} isCompact />
      </div>
      <details className={classes.details}>
        <summary>
          {list(listIncluded(catalog, config, plan))} <u>{t('plans.details')}</u>
        </summary>
        <p {...languageOf(plan, plan.description)}>{plan.description}</p>
        <ul>
          {withKeys(plan.features, String).map(({ key, item: feature }) => (
            <li key={key} {...languageOf(plan, feature)}>
              {feature}
            </li>
          ))}
        </ul>
      </details>
      <PlanLink
        target={choosePlan(config, selection, plan.id)}
        isChosen={isChosen}
        choose={(current) => choosePlan(config, current, plan.id)}
        change={change}
      />
    </li>
  );
}

const classes = planOption();
