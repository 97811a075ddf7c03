import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemLanguage } from '#app/catalog/item-texts';
import { NetNote, usePeriod, usePrices } from '#app/catalog/use-prices';
import type { Quote } from '#app/domain/pricing/quote';
import { AddonSection } from '#app/features/calculator/addons/addon-section';
import { PriceBreakdown } from '#app/features/calculator/breakdown/price-breakdown';
import { DisclosedPart } from '#app/features/calculator/disclosed-part';
import { ShareAndPrint } from '#app/features/calculator/offer/share-and-print';
import {
  type ChoiceProps,
  useSelectionWithoutCounts,
} from '#app/features/calculator/use-selection';
import { definePart } from '#app/later/define-part';
import { isPlainClick } from '#app/ui/plain-click';
import { css, cx } from '#styled/css';
import { button, card } from '#styled/recipes';
import { goToPart } from './floating-summary';
import { SavingHint } from './saving-hint';
import { ScopeSteppers, TermChoice } from './scope-and-term';
import { summaryPart } from './summary-part';
import { TotalPrice } from './total-price';

interface PriceSummaryProps extends ChoiceProps {
  /** Undefined if the price is on request (D18). */
  quote: Quote | undefined;
  form: ReactNode;
}

const FORM = 'quote-form';
const FORM_TITLE = 'quote-title';

/** The selection and its price (spec §2 "Ihr Angebot"), side by side on wide screens. */
export function PriceSummary(props: PriceSummaryProps) {
  const { config, selection, quote, change, form } = props;
  const { t } = useTranslation('calculator');
  const { show } = usePrices();
  const period = usePeriod(selection);
  const { plan } = selection;
  const withoutCounts = useSelectionWithoutCounts(selection);
  const languageOf = useItemLanguage('plans');
  return (
    <section id="price-summary" aria-labelledby="price-summary-title" className={classes.root}>
      <h2 id="price-summary-title" tabIndex={-1} className={css({ textStyle: 'heading' })}>
        {t('summary.title')}
      </h2>
      <div className={classes.choices}>
        <div className={summaryPart}>
          <h3>{t('summary.scope')}</h3>
          <ScopeSteppers config={config} selection={selection} change={change} />
        </div>
        <AddonSection config={config} change={change} selection={withoutCounts} />
        <TermChoice config={config} selection={selection} change={change} />
      </div>
      <div className={classes.price}>
        <div className={cx(card(), classes.card)}>
          <TotalPrice selection={selection} quote={quote} />
          <FormLink />
          <ShareAndPrint config={config} selection={selection} />
        </div>
      </div>
      <div className={classes.request}>
        <SavingHint config={config} selection={selection} quote={quote} change={change} />
        {quote && <PriceBreakdown config={config} selection={selection} quote={quote} />}
        {quote && (
          <DisclosedPart label={t('curve.open')} icon="chart-column" part={picture}>
            {({ PricePicture }) => <PricePicture config={config} selection={selection} />}
          </DisclosedPart>
        )}
        <section id={FORM} aria-labelledby={FORM_TITLE} className={cx(card(), classes.form)}>
          <h3 id={FORM_TITLE} tabIndex={-1} className={css({ textStyle: 'title' })}>
            {t('summary.quote')}
          </h3>
          <p className={css({ textStyle: 'small', color: 'muted' })}>
            {t('summary.quoteIntro')} <span {...languageOf(plan, plan.title)}>{plan.title}</span>,{' '}
            {show(quote?.total)} {quote && period} <NetNote isShort />.
          </p>
          {form}
        </section>
      </div>
    </section>
  );
}

/** The panel that thanks for an inquiry. */
const SENT = '[data-tone=success]';

/** Leads to the form. Beside it, and once it is sent, the link is not needed. */
function FormLink() {
  const { t } = useTranslation('calculator');
  const [isNeedless, setNeedless] = useState(false);
  useEffect(() => {
    const form = document.getElementById(FORM);
    if (!form) return;
    const observer = new IntersectionObserver(
      // A busy browser reports several at once, the newest last.
      (entries) => setNeedless(entries.at(-1)?.isIntersecting || form.querySelector(SENT) !== null),
      { rootMargin: '0px 0px -30% 0px' },
    );
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return (
    // Works without scripts; the handler keeps the fragment out of the address that visitors share.
    <a
      href={`#${FORM_TITLE}`}
      data-needless={isNeedless ? '' : undefined}
      className={cx(button(), formLink)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        goToPart(FORM_TITLE);
      }}
    >
      {t('summary.quote')}
    </a>
  );
}

// In one column it moves what is below.
const formLink = css({ '&[data-needless]': { lg: { display: 'none' } } });

const classes = {
  root: css({
    stack: '6',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) minmax(0, min(24rem, 36%))',
    },
    columnGap: { lg: '10' },
    '& > h2': { gridColumn: { lg: '1' } },
    // Nothing answers them; the name of a line is shown without its button.
    '& button:not(th > *)': { _noscript: { display: 'none' } },
    // Its parts are as wide as there is room, not as their longest figure.
    '& > div, & > div > *': { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  choices: css({ stack: '6', gridColumn: { lg: '1' } }),
  // It sticks where all of it fits below the header.
  price: css({
    lg: {
      gridColumn: '2',
      gridRow: '1 / span 3',
      position: 'sticky',
      top: '[calc({sizes.header} + 1.5rem)]',
    },
    '@media (height < 35em)': { position: 'static' },
  }),
  card: css({ padding: '5', stack: '3' }),
  request: css({ stack: '4', justifyItems: 'start', gridColumn: { lg: '1' } }),
  form: css({ stack: '4', width: 'full' }),
};

const picture = definePart({
  load: () => import('#app/features/calculator/curve/price-picture'),
  area: 'details',
});
