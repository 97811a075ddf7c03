import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import { PlanCard, planLink } from '#app/catalog/plan-card';
import { TermToggle } from '#app/catalog/term-toggle';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import {
  chooseMonthly,
  choosePlan,
  chooseYearly,
  type SelectionWithoutCounts,
  selectionToSearch,
} from '#app/domain/pricing/selection';
import { sectionHead } from '#app/features/calculator/section-head';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { evenGrid } from '#app/ui/even-grid';
import { Icon } from '#app/ui/icon';
import { isPlainClick } from '#app/ui/plain-click';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';

interface PlanSelectorProps {
  config: PricingConfig;
  selection: SelectionWithoutCounts;
  change: ChangeSelection;
}

/** Knows nothing of the counts, so a stepper does not render it again. */
export const PlanSelector = memo(function PlanSelector(props: PlanSelectorProps) {
  const { config, selection, change } = props;
  const { t } = useTranslation(['calculator', 'catalog']);
  return (
    <section aria-labelledby="plans-title" className={css({ display: 'grid', gap: '6' })}>
      <div className={sectionHead}>
        <h2 id="plans-title" tabIndex={-1} className={css({ textStyle: 'title' })}>
          {t('plans.title')}
        </h2>
        <TermToggle
          config={config}
          isYearly={selection.isYearly}
          legend={t('plans.term')}
          onChange={(isYearly) => change(isYearly ? chooseYearly : chooseMonthly)}
        />
      </div>
      <ul className={cx(evenGrid(config.PRICING_PLANS.length), css({ gap: '4' }))}>
        {config.PRICING_PLANS.map((plan, index) => (
          <PlanCard
            // Ids may be duplicate in an edited configuration; places are not.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other stable key
            key={index}
            {...{ config, plan, term: selection }}
            isChosen={plan.id === selection.plan.id}
            action={<PlanLink {...{ config, selection, change, plan }} />}
          />
        ))}
      </ul>
      <p className={css({ textStyle: 'small', color: 'muted' })}>
        <NetNote />
      </p>
    </section>
  );
});

/** Choosing is a link: it works before any script and can be opened in a tab of its own. */
function PlanLink({ config, selection, change, plan }: PlanSelectorProps & { plan: Plan }) {
  const { t } = useTranslation('catalog');
  const isChosen = plan.id === selection.plan.id;
  return (
    <Link
      to="/{-$locale}/preiskalkulator/{-$planId}"
      params={(params) => ({ ...params, planId: plan.id })}
      search={selectionToSearch(choosePlan(config, selection, plan.id))}
      replace
      // A press from before the scripts waits for them (D13).
      data-replay=""
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        change((current) => choosePlan(config, current, plan.id), { toTop: true });
      }}
      aria-current={isChosen ? 'true' : undefined}
      className={cx(button({ visual: isChosen ? 'solid' : 'outline' }), planLink)}
    >
      {isChosen && <Icon name="check" />}
      {t(isChosen ? 'plans.chosen' : 'plans.choose', { plan: plan.title })}
    </Link>
  );
}
