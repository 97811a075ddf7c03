import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import type { CalculatorSearch } from '#app/domain/pricing/search';
import { choosePlan, rewriteSearch, type Selection } from '#app/domain/pricing/selection';
import { Badge } from '#app/ui/badge';
import { css, cx } from '#styled/css';
import { button, card } from '#styled/recipes';
import { PlanPrice } from './plan-price';

interface PlanCardProps {
  config: PricingConfig;
  selection: Selection;
  search: CalculatorSearch;
  plan: Plan;
}

/** Choosing is a link: it works before any script and can be opened in a tab of its own. */
export function PlanCard({ config, selection, search, plan }: PlanCardProps) {
  const { t } = useTranslation('calculator');
  const isChosen = plan.id === selection.plan.id;
  return (
    <li className={cx(card({ variant: isChosen ? 'selected' : 'plain' }), layout)}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })}>
        <h3 className={css({ textStyle: 'title', marginInlineEnd: 'auto' })}>{plan.title}</h3>
        {plan.highlighted && <Badge tone="accent">{t('plans.recommended')}</Badge>}
      </div>
      <p className={css({ color: 'muted', textStyle: 'small' })}>{plan.description}</p>
      <PlanPrice {...{ config, selection, plan }} />
      <ul className={features}>
        {[...listIncluded(t, plan), ...plan.features].map((feature, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: features are plain text and may repeat
          <li key={index}>
            <Check aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <Link
        to="/{-$locale}/preiskalkulator/{-$planId}"
        params={(params) => ({ ...params, planId: plan.id })}
        search={rewriteSearch(search, choosePlan(config, selection, plan.id))}
        replace
        aria-current={isChosen ? 'true' : undefined}
        className={cx(button({ visual: isChosen ? 'solid' : 'outline' }), choice)}
      >
        {isChosen && <Check aria-hidden="true" />}
        {isChosen
          ? t('plans.chosenPlan', { plan: plan.title })
          : t('plans.choose', { plan: plan.title })}
      </Link>
    </li>
  );
}

function listIncluded(
  t: ReturnType<typeof useTranslation<'calculator'>>['t'],
  plan: Plan,
): string[] {
  return [
    t('plans.users', { count: plan.includedUsers }),
    t('plans.systems', { count: plan.includedSystems }),
    t('plans.landscapes', { count: plan.includedLandscapes }),
    ...(plan.freeAddonCount > 0 ? [t('plans.freeAddons', { count: plan.freeAddonCount })] : []),
  ];
}

const layout = css({ position: 'relative', display: 'flex', flexDirection: 'column', gap: '4' });

const choice = css({
  marginBlockStart: 'auto',
  // The whole card is the target.
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
});

const features = css({
  display: 'grid',
  gap: '2',
  paddingBlockStart: '4',
  borderBlockStart: 'line',
  textStyle: 'small',
  '& li': { display: 'flex', gap: '2.5' },
  '& svg': {
    flexShrink: '0',
    width: '4',
    height: '4',
    marginBlockStart: '[0.25em]',
    color: 'accent',
  },
});
