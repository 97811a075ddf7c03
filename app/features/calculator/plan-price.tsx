import { useTranslation } from 'react-i18next';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { quoteSelection } from '#app/domain/pricing/quote';
import { choosePlan, type Selection } from '#app/domain/pricing/selection';
import { css, cx } from '#styled/css';
import { usePrices } from './use-prices';

interface PlanPriceProps {
  config: PricingConfig;
  selection: Selection;
  plan: Plan;
}

/** The plan alone in the chosen term: per year first, its month beside it, small (D10). */
export function PlanPrice({ config, selection, plan }: PlanPriceProps) {
  const { t } = useTranslation('calculator');
  const { show } = usePrices();
  if (plan.salesOnly) {
    return <p className={css({ textStyle: 'title', minHeight: '14' })}>{t('plans.onRequest')}</p>;
  }
  const bare = choosePlan(config, { ...selection, selectedAddons: [] }, plan.id);
  const quote = quoteSelection(config, { ...bare, plan });
  return (
    <p className={css({ minHeight: '14' })}>
      <span className={figure}>{show(quote.total)}</span>{' '}
      <span className={unit}>{selection.isYearly ? t('plans.perYear') : t('plans.perMonth')}</span>
      {selection.isYearly && (
        <span className={cx(unit, css({ display: 'block' }))}>
          {t('plans.perMonthEquivalent', { amount: show(quote.monthlyTotal) })}
        </span>
      )}
    </p>
  );
}

const figure = css({ textStyle: 'figure', fontSize: 'xl', fontWeight: 'semibold' });
const unit = css({ textStyle: 'small', color: 'muted' });
