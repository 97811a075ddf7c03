import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemLanguage } from '#app/catalog/item-texts';
import { NetNote, usePeriod, usePrices } from '#app/catalog/use-prices';
import type { Quote } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { useClearOfFocus } from '#app/ui/use-clear-of-focus';
import { css } from '#styled/css';
import { RollingFigure } from './total-price';

interface FloatingSummaryProps {
  selection: Selection;
  /** Undefined if the price is on request (D18). */
  quote: Quote | undefined;
}

/** Shows the price while the total is out of view (spec §2 "floating summary card"). */
export function FloatingSummary({ selection, quote }: FloatingSummaryProps) {
  const { t } = useTranslation('calculator');
  const { show } = usePrices();
  const period = usePeriod(selection);
  const { plan } = selection;
  const languageOf = useItemLanguage('plans');
  const isTotalInView = useTotalInView();
  const card = useRef<HTMLElement>(null);
  useClearOfFocus(card);
  return (
    <aside
      ref={card}
      aria-label={t('floating.label')}
      className={floating}
      data-state={isTotalInView === undefined ? 'unmeasured' : isTotalInView ? 'hidden' : 'shown'}
      inert={isTotalInView === true}
    >
      <p className={css({ minWidth: '0', flexGrow: '1', lineHeight: 'snug' })}>
        <span className={planName} {...languageOf(plan, plan.title)}>
          {plan.title}
        </span>
        <RollingFigure
          className={css({ textStyle: 'figure', fontWeight: 'semibold', fontSize: 'lg' })}
          text={show(quote?.total)}
        />{' '}
        <span className={css({ textStyle: 'caption', color: 'muted', whiteSpace: 'nowrap' })}>
          {quote && period}
        </span>
        <small
          className={css({
            display: 'block',
            textStyle: 'caption',
            color: 'muted',
            md: { display: 'none' },
          })}
        >
          {t('floating.net')}
        </small>
      </p>
      <Button visual="outline" onClick={goOn} className={css({ width: { md: 'full' } })}>
        {t('floating.button')}
        <Icon name="arrow-down" />
      </Button>
      <p className={css({ textStyle: 'caption', color: 'muted', mdDown: { display: 'none' } })}>
        <NetNote isShort />
      </p>
    </aside>
  );
}

/**
 * True once the total is above 80 % of the viewport's height; in two columns, where the card would
 * cover it, once it is visible.
 * @returns undefined before it is measured
 */
function useTotalInView(): boolean | undefined {
  const [isInView, setInView] = useState<boolean>();
  useEffect(() => {
    const total = document.getElementById('total-price');
    if (!total) return;
    const twoColumns = window.matchMedia('(min-width: 64em)');
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        ([entry]) => entry && setInView(entry.isIntersecting),
        // Includes what has left the screen at its top.
        { rootMargin: `1000000px 0px ${twoColumns.matches ? '0px' : '-20%'} 0px` },
      );
      observer.observe(total);
    };
    observe();
    // A tablet may be turned.
    twoColumns.addEventListener('change', observe);
    return () => {
      twoColumns.removeEventListener('change', observe);
      observer?.disconnect();
    };
  }, []);
  return isInView;
}

/** Leads from above to the summary, and within the summary to the total. */
function goOn(): void {
  const top = document.getElementById('price-summary')?.getBoundingClientRect().top ?? 0;
  if (top > window.innerHeight / 2) goToPart('price-summary', 'price-summary-title');
  else goToPart('total-title');
}

/** Scrolls to a part of the page and moves the focus to its heading. */
export function goToPart(id: string, headingId = id): void {
  // Scripted scrolling ignores the visitor's preference by default.
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById(headingId)?.focus({ preventScroll: true });
}

const planName = css({
  display: { base: 'none', md: 'block' },
  textStyle: 'caption',
  color: 'muted',
  overflowWrap: 'anywhere',
});

const floating = css({
  position: 'fixed',
  zIndex: 'floating',
  insetInlineEnd: { base: '0', md: '6' },
  insetBlockEnd: { base: '0', md: '6' },
  insetInlineStart: { base: '0', md: '[auto]' },
  width: { md: '[300px]' },
  display: 'flex',
  flexDirection: { md: 'column' },
  alignItems: { base: 'center', md: 'stretch' },
  gap: '3',
  minHeight: '14',
  paddingInline: '4',
  paddingBlock: { base: '1', md: '4' },
  backgroundColor: 'surfaceRaised',
  border: 'line',
  borderRadius: { md: 'lg' },
  boxShadow: 'float',
  transition: '[translate 300ms, opacity 300ms, visibility 300ms]',
  '&[data-state=hidden]': {
    visibility: 'hidden',
    opacity: '0',
    translate: { base: '[0 100%]', md: '[calc(100% + 1.5rem) 0]' },
  },
  // In two columns the total is in view at first, and the card would cover it.
  '&[data-state=unmeasured]': { lg: { visibility: 'hidden' } },
  // It never covers the comparison of plans (D41).
  'body:has([aria-labelledby=plans-title] table) &': { visibility: 'hidden' },
  '& button > svg': { transition: '[translate 200ms]' },
  '& button:hover > svg': { translate: '[0 0.2em]' },
  // In large letters it would cover the page; the summary shows the same.
  _fewLetters: { display: 'none' },
  _low: { display: 'none' },
  _print: { display: 'none' },
  _noscript: { display: 'none' },
});
