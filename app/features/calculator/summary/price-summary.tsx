import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemLanguage } from '#app/catalog/item-language';
import { NetNote } from '#app/catalog/net-note';
import { usePeriod } from '#app/catalog/use-period';
import { usePrices } from '#app/catalog/use-prices';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote } from '#app/domain/pricing/quote';
import type { Selection, SelectionWithoutCounts } from '#app/domain/pricing/selection';
import { AddonSection } from '#app/features/calculator/addons/addon-section';
import { SavingHint } from '#app/features/calculator/advice/saving-hint';
import { PriceBreakdown } from '#app/features/calculator/breakdown/price-breakdown';
import { PriceDisclosure } from '#app/features/calculator/curve/price-disclosure';
import { goToPart } from '#app/features/calculator/go-to-part';
import { ShareAndPrint } from '#app/features/calculator/offer/share-and-print';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { isPlainClick } from '#app/ui/plain-click';
import { css, cx } from '#styled/css';
import { button, card, priceSummary } from '#styled/recipes';
import { ScopeSteppers } from './scope-steppers';
import { summaryPart } from './summary-part';
import { TermChoice } from './term-choice';
import { TotalPrice } from './total-price';

interface PriceSummaryProps {
  config: PricingConfig;
  selection: Selection;
  withoutCounts: SelectionWithoutCounts;
  quote: Quote;
  change: ChangeSelection;
  form: ReactNode;
  /** The offer to undo a change. */
  undo: ReactNode;
}

/** The selection and its price (spec §2 "Ihr Angebot"), side by side on wide screens. */
export function PriceSummary(props: PriceSummaryProps) {
  const { config, selection, withoutCounts, quote, change, form, undo } = props;
  const { t } = useTranslation('calculator');
  const { show } = usePrices();
  const period = usePeriod(selection);
  const { plan } = selection;
  const languageOf = useItemLanguage('plans');
  return (
    <section id="price-summary" aria-labelledby="price-summary-title" className={classes.root}>
      <h2 id="price-summary-title" tabIndex={-1} className={css({ textStyle: 'heading' })}>
        {t('summary.title')}
      </h2>
      <div className={classes.choices}>
        <p className={classes.plan}>
          <strong {...languageOf(plan, plan.title)}>
            {t('summary.plan', { plan: plan.title })}
          </strong>{' '}
          <span {...languageOf(plan, plan.description)}>{plan.description}</span>
        </p>
        <div className={summaryPart}>
          <h3>{t('summary.scope')}</h3>
          <ScopeSteppers config={config} selection={selection} change={change} />
        </div>
        <AddonSection config={config} change={change} selection={withoutCounts} />
        <TermChoice config={config} selection={selection} change={change} />
      </div>
      <div className={cx(card(), classes.price)}>
        <TotalPrice selection={selection} quote={quote} />
        {/* biome-ignore lint/a11y/useValidAnchor: a link without scripts; with them the shared address stays free of the hash */}
        <a
          href="#quote-title"
          className={button()}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            goToPart('quote-title');
          }}
        >
          {t('summary.quote')}
        </a>
        <SavingHint config={config} selection={selection} quote={quote} change={change} />
        <div className={classes.lines}>
          <PriceBreakdown config={config} selection={selection} quote={quote} />
        </div>
        <ShareAndPrint config={config} selection={selection} />
      </div>
      <div className={classes.request}>
        <PriceDisclosure config={config} selection={selection} />
        <section id="quote-form" aria-labelledby="quote-title" className={cx(card(), classes.form)}>
          <h3 id="quote-title" tabIndex={-1} className={css({ textStyle: 'title' })}>
            {t('summary.quote')}
          </h3>
          <p className={css({ textStyle: 'small', color: 'muted' })}>
            {t('summary.quoteIntro')} <span {...languageOf(plan, plan.title)}>{plan.title}</span>,{' '}
            {show(quote.total)} {period} <NetNote isShort />.
          </p>
          {form}
        </section>
      </div>
      {undo}
    </section>
  );
}

const classes = priceSummary();
