import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { CalculatorSearch } from '#app/domain/pricing/search';
import type { Selection } from '#app/domain/pricing/selection';
import { css } from '#styled/css';
import { PlanCard } from './plan-card';
import { sectionHead } from './section-head';
import { TermToggle } from './term-toggle';
import type { ChangeSelection } from './use-change-selection';

interface PlanSelectorProps {
  config: PricingConfig;
  selection: Selection;
  search: CalculatorSearch;
  change: ChangeSelection;
}

export function PlanSelector({ config, selection, search, change }: PlanSelectorProps) {
  const { t } = useTranslation('calculator');
  return (
    <section aria-labelledby="plans-title" className={css({ display: 'grid', gap: '6' })}>
      <div className={sectionHead}>
        <h2 id="plans-title" className={css({ textStyle: 'title' })}>
          {t('plans.title')}
        </h2>
        <TermToggle {...{ config, selection, change }} legendHidden />
      </div>
      <ul className={list}>
        {config.PRICING_PLANS.map((plan, index) => (
          // Ids may be duplicate in an edited configuration; places are not.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other stable key
          <PlanCard key={index} {...{ config, selection, search, plan }} />
        ))}
      </ul>
      <p className={css({ textStyle: 'small', color: 'muted' })}>{t('netNote')}</p>
    </section>
  );
}

const list = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { md: '[repeat(auto-fit, minmax(min(17rem, 100%), 1fr))]' },
});
