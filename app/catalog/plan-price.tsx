import { useTranslation } from 'react-i18next';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { getIncludedCounts } from '#app/domain/pricing/counts';
import { getYearlyDiscountRate, rateToPercent } from '#app/domain/pricing/discounts';
import { quoteSelection } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';
import { Segmented } from '#app/ui/fields/segmented';
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
    <p className={isCompact ? twoLines : tall}>
      <span className={isCompact ? compact : classes.price}>{show(quote?.total)}</span>{' '}
      {quote && <span className={cx(unit, whole)}>{period}</span>}
      {quote && term.isYearly && (
        <span className={cx(unit, css({ display: 'block' }))}>
          {isCompact
            ? `${show(quote.monthlyTotal)} ${t('plans.perMonth')}`
            : t('plans.perMonthEquivalent', { amount: show(quote.monthlyTotal) })}
        </span>
      )}
    </p>
  );
}

const tall = css({ minHeight: '14' });
// Beside other cards the monthly equivalent has its place while billing is monthly, too.
const twoLines = css({ minHeight: { md: '[2lh]' } });
const compact = css({ textStyle: 'figure', fontSize: 'lg', fontWeight: 'semibold' });
const onRequest = css({ fontWeight: 'medium' });
const unit = css({ textStyle: 'small', color: 'muted' });
const whole = css({ display: 'inline-block' });

const classes = planCard();

interface TermToggleProps {
  config: PricingConfig;
  isYearly: boolean;
  onChange: (isYearly: boolean) => void;
}

/** Monthly or yearly billing; the label shows the discount for one year (spec §4, D7). */
export function TermToggle({ config, isYearly, onChange }: TermToggleProps) {
  const { t } = useTranslation('catalog');
  const { number } = useFormats();
  const percent = number(rateToPercent(getYearlyDiscountRate(config, 1)));
  return (
    <Segmented
      legend={t('term.legend')}
      legendHidden
      className={css({ _noscript: { display: 'none' } })}
      value={isYearly ? 'yearly' : 'monthly'}
      options={[
        { value: 'monthly', label: t('term.monthly') },
        { value: 'yearly', label: t('term.yearly', { percent }) },
      ]}
      onValueChange={(term) => onChange(term === 'yearly')}
    />
  );
}
