import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#app/domain/pricing/config';
import { useTextLanguage } from '#app/i18n/text-language';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';

/** A sales-only plan shows no addons and no price, only the way to an offer (spec §4). */
export function SalesOnly({ plan, form }: { plan: Plan; form: ReactNode }) {
  const { t } = useTranslation('calculator');
  return (
    <section
      id="quote-form"
      aria-labelledby="sales-only-title"
      className={cx(card({ variant: 'muted' }), layout)}
      {...useTextLanguage('calculator', 'salesOnly')}
    >
      <h2 id="sales-only-title" className={css({ textStyle: 'title' })}>
        {t('salesOnly.title', { plan: plan.title })}
      </h2>
      <p className={css({ color: 'muted', maxWidth: 'text' })}>
        {t('salesOnly.text', { plan: plan.title })}
      </p>
      {form}
    </section>
  );
}

const layout = css({ display: 'grid', gap: '4' });
