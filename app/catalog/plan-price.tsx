import { useTranslation } from 'react-i18next';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { getIncludedCounts } from '#app/domain/pricing/counts';
import { quoteSelection } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { css, cx } from '#styled/css';
import { planCard } from '#styled/recipes';
import { usePeriod, usePrices } from './use-prices';

interface PlanPriceProps {
  config: PricingConfig;
  plan: Plan;
  term: Pick<Selection, 'isYearly' | 'commitmentYears'>;
  /** For a card of a few lines. */
  isCompact?: boolean;
}

/** Price of a plan at its included amounts; yearly prices also show the month (D10). */
export function PlanPrice({ config, plan, term, isCompact = false }: PlanPriceProps) {
  const { t } = useTranslation('catalog');
  const { show } = usePrices();
  const period = usePeriod(term);
  if (plan.salesOnly) {
    return <p className={isCompact ? onRequest : classes.onRequest}>{t('plans.onRequest')}</p>;
  }
  const quote = quoteSelection(config, {
    plan,
    ...getIncludedCounts(plan),
    isYearly: term.isYearly,
    commitmentYears: term.commitmentYears,
    selectedAddons: [],
  });
  return (
    <p className={isCompact ? undefined : tall}>
      <span className={isCompact ? compact : classes.price}>{show(quote.total)}</span>{' '}
      <span className={cx(unit, whole)}>{period}</span>
      {term.isYearly && (
        <span className={cx(unit, css({ display: 'block' }))}>
          {t('plans.perMonthEquivalent', { amount: show(quote.monthlyTotal) })}
        </span>
      )}
    </p>
  );
}

const tall = css({ minHeight: '14' });
const compact = css({ textStyle: 'figure', fontSize: 'lg', fontWeight: 'semibold' });
const onRequest = css({ fontWeight: 'medium' });
const unit = css({ textStyle: 'small', color: 'muted' });
const whole = css({ display: 'inline-block' });

const classes = planCard();
