import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NetLine, usePeriod, usePrices } from '#app/catalog/use-prices';
import { computeShownSavings, type Quote } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { css, cx } from '#styled/css';

interface TotalPriceProps {
  selection: Selection;
  /** Undefined if the price is on request (D18). */
  quote: Quote | undefined;
}

/** The total for the chosen billing; `#total-price` holds just the figure (spec §2, D10). */
export function TotalPrice({ selection, quote }: TotalPriceProps) {
  const { t, i18n } = useTranslation(['calculator', 'catalog']);
  const { show, showSavings } = usePrices();
  const period = usePeriod(selection);
  return (
    <div className={css({ stack: '1' })}>
      <h3 id="total-title" tabIndex={-1} className={css({ fontWeight: 'semibold' })}>
        {t('summary.total')}
      </h3>
      <p
        className={css({
          wrap: '2',
          alignItems: 'baseline',
          rowGap: '0',
        })}
      >
        <RollingFigure id="total-price" className={figure} text={show(quote?.total)} />
        {quote && <span className={css({ color: 'muted' })}>{period}</span>}
      </p>
      <TotalAnnouncement
        // A change of language does not announce the same total again.
        key={i18n.language}
        text={t('summary.totalSaid', { amount: show(quote?.total), period: quote ? period : '' })}
      />
      {!quote && (
        <p className={css({ textStyle: 'small', color: 'muted' })}>{t('catalog:onRequestNote')}</p>
      )}
      {quote && selection.isYearly && (
        <p className={css({ textStyle: 'small', color: 'muted' })}>
          {t('catalog:plans.perMonthEquivalent', { amount: show(quote.monthlyTotal) })}
        </p>
      )}
      {quote && computeShownSavings(quote) > 0 && (
        <p className={css({ textStyle: 'small', color: 'aligned', fontWeight: 'medium' })}>
          {t('summary.savings', { amount: showSavings(quote) })}
        </p>
      )}
      <NetLine className={css({ textStyle: 'caption', color: 'muted' })} />
    </div>
  );
}

const figure = css({
  textStyle: 'figure',
  fontSize: 'xl',
  fontWeight: 'semibold',
  letterSpacing: 'tight',
  lineHeight: 'tight',
});

/** A held stepper is announced once. */
const PAUSE_MS = 1000;

/** Announces the total after it has stopped changing, but not when the page opens. */
function TotalAnnouncement({ text }: { text: string }) {
  const [opened] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === (said || opened)) return;
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, said, opened]);
  return (
    <p role="status" className={css({ srOnly: true })}>
      {said}
    </p>
  );
}

interface RollingFigureProps {
  text: string;
  id?: string;
  className: string;
}

/** A figure that rolls into place when it changes (D30). */
export function RollingFigure({ text, id, className }: RollingFigureProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate(ROLL_IN, { duration: ROLL_MS, easing: 'ease-out' });
  }, [text]);
  return (
    <span ref={element} id={id} className={cx(rolling, className)}>
      {text}
    </span>
  );
}

const ROLL_MS = 200;
const ROLL_IN = { translate: ['0 0.35em', '0 0'], opacity: [0.4, 1] };

// Moves only when painting, so that the layout does not shift.
const rolling = css({ display: 'inline-block' });
