import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listIncluded, useItemLanguage } from '#app/catalog/item-texts';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { withKeys } from '#app/ui/with-keys';
import { css } from '#styled/css';
import { card } from '#styled/recipes';

/** A sales-only plan shows its form at once (spec §4, D40). */
export function SalesOnly({ form }: { form: ReactNode }) {
  return (
    <section id="quote-form" aria-labelledby="calculator-title" className={card()}>
      {form}
    </section>
  );
}

export function PlanContents({ config, plan }: { config: PricingConfig; plan: Plan }) {
  const { t } = useTranslation('calculator');
  const { t: catalog } = useTranslation('catalog');
  const languageOf = useItemLanguage('plans');
  return (
    <div className={contents}>
      <p className={css({ fontWeight: 'semibold' })}>
        {t('salesOnly.included', { plan: plan.title })}
      </p>
      <ul>
        {listIncluded(catalog, config, plan).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {withKeys(plan.features, String).map(({ key, item: text }) => (
          <li key={key} {...languageOf(plan, text)}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

const contents = css({
  stack: '3',
  overflowWrap: 'anywhere',
  '& > ul': { stack: '1', paddingInlineStart: '5', listStyleType: 'disc' },
});
