import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomPricesNotice } from '#app/catalog/custom-prices-notice';
import { NetNote } from '#app/catalog/net-note';
import { PlanCard, planLink } from '#app/catalog/plan-card';
import { PricesChangedNotice } from '#app/catalog/prices-changed-notice';
import { TermToggle } from '#app/catalog/term-toggle';
import { getPlanSearch } from '#app/domain/pricing/selection';
import { usePricingConfig } from '#app/state/use-pricing-config';
import { evenGrid } from '#app/ui/even-grid';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { Section } from './section';

/**
 * The plans of the configuration in force; choosing one opens the calculator at its price (D15).
 * All their differences are in `comparison`.
 */
export function Plans({ comparison }: { comparison: ReactNode }) {
  const { t } = useTranslation(['landing', 'catalog']);
  const config = usePricingConfig();
  const [isYearly, setYearly] = useState(false);
  const term = { isYearly, commitmentYears: isYearly ? (1 as const) : undefined };
  return (
    <Section
      id="pricing"
      name="plans"
      title={t('plans.title')}
      text={t('plans.text')}
      aside={
        <div className={css({ _print: { display: 'none' } })} data-figures="">
          <TermToggle config={config} isYearly={isYearly} onChange={setYearly} />
        </div>
      }
    >
      <div data-figures="" className={css({ stack: '6', justifyItems: 'start' })}>
        <CustomPricesNotice />
        <PricesChangedNotice />
        <ul className={cx(evenGrid(config.PRICING_PLANS.length), css({ gap: '4', width: 'full' }))}>
          {withKeys(config.PRICING_PLANS, ({ id }) => id).map(({ key, item: plan }) => (
            <PlanCard
              key={key}
              config={config}
              plan={plan}
              term={term}
              hasNetNote
              action={
                <Link
                  to="/{-$locale}/preiskalkulator/{-$planId}"
                  params={(params) => ({ ...params, planId: plan.id })}
                  search={getPlanSearch(plan, isYearly)}
                  className={cx(
                    button({ visual: plan.highlighted ? 'solid' : 'outline' }),
                    planLink,
                  )}
                >
                  {plan.salesOnly
                    ? t('plans.request')
                    : t('catalog:plans.choose', { plan: plan.title })}
                </Link>
              }
            />
          ))}
        </ul>
        <p className={css({ textStyle: 'small', color: 'muted' })}>
          <NetNote />
        </p>
      </div>
      {comparison}
    </Section>
  );
}
