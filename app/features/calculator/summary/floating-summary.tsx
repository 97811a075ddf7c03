import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriod, usePrices } from '#app/catalog/use-prices';
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

/**
 * Shows the price while the total is out of view (spec §2 "floating summary card"): on phones a bar,
 * else a card where it covers nothing (D41).
 */
export function FloatingSummary({ selection, quote }: FloatingSummaryProps) {
  const { t } = useTranslation('calculator');
  const { show } = usePrices();
  const period = usePeriod(selection);
  const card = useRef<HTMLElement>(null);
  const isTotalInView = useTotalInView();
  const isFree = useFreePlace(card);
  useClearOfFocus(card);
  const isHidden = isTotalInView === true || !isFree;
  return (
    <aside
      ref={card}
      aria-label={t('floating.label')}
      className={floating}
      data-state={isTotalInView === undefined ? 'unmeasured' : isHidden ? 'hidden' : 'shown'}
      inert={isTotalInView !== undefined && isHidden}
    >
      <p className={css({ minWidth: '0', flexGrow: '1', lineHeight: 'snug' })}>
        <RollingFigure
          className={css({ textStyle: 'figure', fontWeight: 'semibold', fontSize: 'lg' })}
          text={show(quote?.total)}
        />
        <small className={css({ display: 'block', textStyle: 'caption', color: 'muted' })}>
          {quote && `${period} `}
          {t('floating.net')}
        </small>
      </p>
      <Button visual="outline" size="sm" onClick={goOn}>
        {t('floating.button')}
        <Icon name="arrow-down" />
      </Button>
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
        (entries) => setInView(entries.at(-1)?.isIntersecting),
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

/** Elements that the card must not cover: controls, headings and figures. */
const UNCOVERED = `:is(a, button, label, input, select, textarea, summary, h1, h2, h3, h4, td, th, .${css({ textStyle: 'figure' })})`;
const REST_MS = 300;
const AIR_PX = 8;

/**
 * Whether the page is at rest and nothing that must be seen lies under the card; always on phones,
 * where it is a bar. The observer's root is the card's own place.
 */
function useFreePlace(card: RefObject<HTMLElement | null>): boolean {
  const [isFree, setFree] = useState(true);
  useEffect(() => {
    const phone = window.matchMedia('(width < 48rem)');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let observer: IntersectionObserver | undefined;
    const look = () => {
      if (!card.current) return;
      const { offsetWidth, offsetHeight } = card.current;
      const { right, bottom } = getComputedStyle(card.current);
      const { clientWidth, clientHeight } = document.documentElement;
      const [toRight, toBottom] = [Number.parseFloat(right), Number.parseFloat(bottom)];
      const margins = [
        clientHeight - toBottom - offsetHeight,
        toRight,
        toBottom,
        clientWidth - toRight - offsetWidth,
      ];
      const covered = new Set<Element>();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) covered.add(target);
            else covered.delete(target);
          }
          setFree(covered.size === 0);
        },
        { rootMargin: margins.map((margin) => `${AIR_PX - margin}px`).join(' ') },
      );
      for (const element of document.querySelectorAll(`main ${UNCOVERED}`)) {
        if (!card.current.contains(element)) observer.observe(element);
      }
    };
    const lookAtRest = () => {
      observer?.disconnect();
      clearTimeout(timer);
      // Focus inside is not lost.
      if (!card.current?.contains(document.activeElement)) {
        // Nor does the bar cover the comparison of plans.
        setFree(phone.matches && !document.querySelector('[aria-labelledby=plans-title] table'));
      }
      if (!phone.matches) timer = setTimeout(look, REST_MS);
    };
    // Parts that open or come later change the page's height.
    const growth = new ResizeObserver(lookAtRest);
    growth.observe(document.body);
    window.addEventListener('scroll', lookAtRest, { passive: true });
    window.addEventListener('resize', lookAtRest);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
      growth.disconnect();
      window.removeEventListener('scroll', lookAtRest);
      window.removeEventListener('resize', lookAtRest);
    };
  }, [card]);
  return isFree;
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

const floating = css({
  position: 'fixed',
  zIndex: 'floating',
  insetInlineEnd: { base: '0', md: '6' },
  insetBlockEnd: { base: '0', md: '6' },
  width: { base: 'full', md: '[300px]' },
  hstack: '2',
  minHeight: '14',
  paddingInline: '3',
  paddingBlock: '1',
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
  // Its place is not judged yet.
  '&[data-state=unmeasured]': { md: { visibility: 'hidden' } },
  '& button > svg': { transition: '[translate 200ms]' },
  '& button:hover > svg': { translate: '[0 0.2em]' },
  // In large letters it would cover the page; the summary shows the same.
  _fewLetters: { display: 'none' },
  _low: { display: 'none' },
  _print: { display: 'none' },
  _noscript: { display: 'none' },
});
