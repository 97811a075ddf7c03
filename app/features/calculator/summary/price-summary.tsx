import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemLanguage } from '#app/catalog/item-language';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote } from '#app/domain/pricing/quote';
import type { Selection, SelectionWithoutCounts } from '#app/domain/pricing/selection';
import { ChosenAddons } from '#app/features/calculator/addons/chosen-addons';
import { AdviceNotes } from '#app/features/calculator/advice/advice-notes';
import { Alternatives } from '#app/features/calculator/advice/alternatives';
import { TermTable } from '#app/features/calculator/advice/term-table';
import { PriceBreakdown } from '#app/features/calculator/breakdown/price-breakdown';
import { PricePicture } from '#app/features/calculator/curve/price-picture';
import { ShareAndPrint } from '#app/features/calculator/offer/share-and-print';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { ScopeSteppers } from './scope-steppers';
import { SummaryPart } from './summary-part';
import { TermChoice } from './term-choice';

interface PriceSummaryProps {
  config: PricingConfig;
  selection: Selection;
  withoutCounts: SelectionWithoutCounts;
  quote: Quote;
  change: ChangeSelection;
  form: ReactNode;
}

/** What was chosen and what it costs (spec §2 "Ihr Angebot"). */
export function PriceSummary(props: PriceSummaryProps) {
  const { config, selection, withoutCounts, quote, change, form } = props;
  const { t, i18n } = useTranslation('calculator');
  const { plan } = selection;
  const languageOf = useItemLanguage('plans');
  return (
    <section id="price-summary" aria-labelledby="price-summary-title" className={layout}>
      <h2 id="price-summary-title" tabIndex={-1} className={css({ textStyle: 'heading' })}>
        {t('summary.title')}
      </h2>
      <div className={columns}>
        <div className={css({ display: 'grid', gap: '8', minWidth: '0' })}>
          <SummaryPart title={t('summary.plan')}>
            <p className={css({ fontWeight: 'semibold' })} {...languageOf(plan, plan.title)}>
              {plan.title}
            </p>
            <p
              className={css({ textStyle: 'small', color: 'muted' })}
              {...languageOf(plan, plan.description)}
            >
              {plan.description}
            </p>
          </SummaryPart>
          <SummaryPart title={t('summary.scope')}>
            <ScopeSteppers {...{ config, selection, change }} />
          </SummaryPart>
          <SummaryPart title={t('summary.chosenAddons')}>
            <ChosenAddons {...{ config, selection, quote, change }} />
          </SummaryPart>
          <SummaryPart title={t('summary.term')}>
            <TermChoice {...{ config, change }} selection={withoutCounts} />
            <TermTable {...{ config, selection, change }} />
          </SummaryPart>
        </div>
        <div className={cx(card(), offer)}>
          <PriceBreakdown {...{ config, selection, quote }} />
          <ShareAndPrint {...{ config, selection }} />
          <AdviceNotes {...{ config, selection, quote, change }} />
          <Alternatives {...{ config, selection, change }} />
        </div>
      </div>
      <PricePicture key={i18n.language} {...{ config, selection }} />
      <section id="quote-form" aria-labelledby="quote-form-title" className={cx(card(), request)}>
        <div className={css({ display: 'grid', gap: '2' })}>
          <h3 id="quote-form-title" className={css({ textStyle: 'title' })}>
            {t('summary.quote')}
          </h3>
          <p className={css({ textStyle: 'small', color: 'muted' })}>{t('summary.quoteIntro')}</p>
        </div>
        {form}
      </section>
    </section>
  );
}

const layout = css({ display: 'grid', gap: '6' });

const columns = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: { lg: '[minmax(0, 1fr) minmax(0, 28rem)]' },
});

const request = css({ display: 'grid', gap: '6', marginBlockStart: '2' });

const offer = css({
  display: 'grid',
  gap: '6',
  lg: { position: 'sticky', top: '[calc({sizes.header} + 1.5rem)]' },
});
