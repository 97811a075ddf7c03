import { useTranslation } from 'react-i18next';
import { useItemLanguage } from '#app/catalog/item-language';
import { listIncluded } from '#app/catalog/list-included';
import { PlanPrice } from '#app/catalog/plan-price';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { choosePlan, type SelectionWithoutCounts } from '#app/domain/pricing/selection';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Badge } from '#app/ui/badge';
import { withKeys } from '#app/ui/with-keys';
import { cx } from '#styled/css';
import { card, planOption } from '#styled/recipes';
import { PlanLink } from './plan-link';

interface PlanOptionProps {
  config: PricingConfig;
  selection: SelectionWithoutCounts;
  change: ChangeSelection;
  plan: Plan;
}

/** A plan with name, price and included units; details open below. */
export function PlanOption({ config, selection, change, plan }: PlanOptionProps) {
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
