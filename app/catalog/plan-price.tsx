import { useTranslation } from 'react-i18next';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { includedCounts } from '#app/domain/pricing/counts';
import { quoteSelection } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { useTextLanguage } from '#app/i18n/text-language';
import { css, cx } from '#styled/css';
import { usePeriod } from './use-period';
import { usePrices } from './use-prices';

export type Term = Pick<Selection, 'isYearly' | 'commitmentYears'>;

interface PlanPriceProps {
  config: PricingConfig;
  plan: Plan;
  term: Term;
}

/** The plan alone in a term: per year first, its month beside it, small (D10). */
export function PlanPrice({ config, plan, term }: PlanPriceProps) {
  const { t } = useTranslation('catalog');
  const { show } = usePrices();
  const period = usePeriod(term);
  const language = useTextLanguage('catalog');
  if (plan.salesOnly) {
    return (
      <p
        className={css({
          textStyle: 'title',
          display: 'flex',
          alignItems: 'center',
          minHeight: '14',
        })}
        {...language}
      >
        {t('plans.onRequest')}
      </p>
    );
  }
  const quote = quoteSelection(config, {
    plan,
    ...includedCounts(plan),
    isYearly: term.isYearly,
    commitmentYears: term.commitmentYears,
    selectedAddons: [],
  });
  return (
    <p className={css({ minHeight: '14' })} {...language}>
      <span className={figure}>{show(quote.total)}</span>{' '}
      <span className={cx(unit, whole)}>{period}</span>
      {term.isYearly && (
        <span className={cx(unit, css({ display: 'block' }))}>
          {t('plans.perMonthEquivalent', { amount: show(quote.monthlyTotal) })}
        </span>
      )}
    </p>
  );
}

const figure = css({
  textStyle: 'figure',
  // Three plans beside each other on a tablet: the period fits beside its price.
  fontSize: { base: 'xl', mdToLg: '[clamp(1.625rem, 3.2vw, 2.05rem)]' },
  fontWeight: 'semibold',
});
const unit = css({ textStyle: 'small', color: 'muted' });
const whole = css({ display: 'inline-block' });
