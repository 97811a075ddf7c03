import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemLanguage } from '#app/catalog/item-texts';
import { NetNote, usePeriod, usePrices } from '#app/catalog/use-prices';
import { findBestAdvice } from '#app/domain/pricing/advice/best-advice';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { Quote } from '#app/domain/pricing/quote';
import type { SelectionWithoutCounts } from '#app/domain/pricing/selection';
import { AddonSection } from '#app/features/calculator/addons/addon-section';
import { PriceBreakdown } from '#app/features/calculator/breakdown/price-breakdown';
import { DisclosedPart } from '#app/features/calculator/disclosed-part';
import { ShareAndPrint } from '#app/features/calculator/offer/share-and-print';
import type { ChoiceProps } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { isPlainClick } from '#app/ui/plain-click';
import { css, cx } from '#styled/css';
import { button, card } from '#styled/recipes';
import { goToPart } from './floating-summary';
import { ScopeSteppers, TermChoice } from './scope-and-term';
import { summaryPart } from './summary-part';
import { TotalPrice } from './total-price';

interface PriceSummaryProps extends ChoiceProps {
  withoutCounts: SelectionWithoutCounts;
  quote: Quote;
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
        <DisclosedPart label={t('curve.open')} icon="chart-column" load={loadPicture}>
          {(PricePicture) => <PricePicture config={config} selection={selection} />}
        </DisclosedPart>
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
  plan: css({ textStyle: 'small', color: 'muted' }),
  price: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    lg: {
      gridColumn: '2',
      gridRow: '1 / span 3',
      position: 'sticky',
      top: '[calc({sizes.header} + 1.5rem)]',
      maxHeight: '[calc(100dvh - {sizes.header} - 3rem)]',
      overflowY: 'auto',
      padding: '5',
    },
    _print: { position: 'static', maxHeight: '[none]' },
  }),
  // The lines scroll where they do not fit beside what has to stay in view, and fade at the lower
  // edge; the padding keeps the last line clear of it.
  lines: css({
    lg: {
      overflowY: 'auto',
      minHeight: '24',
      paddingBlockEnd: '7',
      maskImage: '[linear-gradient(#000 calc(100% - 1.75rem), transparent)]',
    },
    _print: { maskImage: '[none]' },
  }),
  request: css({ stack: '4', justifyItems: 'start', gridColumn: { lg: '1' } }),
  form: css({ stack: '4', width: 'full' }),
};

const loadPicture = async () =>
  (await import('#app/features/calculator/curve/price-picture')).PricePicture;

/** Offers the change that saves most (D30). */
const SavingHint = memo(function SavingHint(props: ChoiceProps & { quote: Quote }) {
  const { config, selection, quote, change } = props;
  const { t } = useTranslation('calculator');
  const { number, euros, list } = useFormats();
  const { show } = usePrices();
  const period = usePeriod(selection);
  const advice = findBestAdvice(config, selection);
  if (!advice) return null;

  const { kind, selection: next, savedEuros } = advice;
  const raisesUsers = kind === 'moreUsers';
  const text = raisesUsers && savedEuros === 0 ? 'advice.sameEuros' : (`advice.${kind}` as const);
  const label = raisesUsers
    ? 'advice.raiseUsers'
    : kind === 'salesPlan'
      ? 'advice.askForPlan'
      : 'advice.switchPlan';
  const values = {
    plan: next.plan.title,
    count: next.userCount,
    now: number(selection.userCount),
    addons: list(advice.droppedAddons.map((id) => getAddonTitle(config, id))),
    price: show(advice.quote.total),
    before: show(quote.total),
    amount: euros(savedEuros),
    period,
  };
  const follow = () => {
    change(() => next, { toTop: !raisesUsers });
    // The button disappears, so the focus moves to the heading of what it changed.
    const heading = raisesUsers ? 'price-summary-title' : 'plans-title';
    document.getElementById(heading)?.focus({ preventScroll: true });
  };
  return (
    <Notice
      title={t('advice.title')}
      action={
        <Button visual="outline" size="sm" onClick={follow}>
          {t(label, values)}
        </Button>
      }
    >
      <p>{t(text, values)}</p>
    </Notice>
  );
});
