import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '#app/i18n/language-context';
import { findPreferredLanguage, loadOfferTexts, type OfferTexts } from '#app/i18n/language-offer';
import { type Language, offeredLanguages } from '#app/i18n/languages';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { LanguageLink } from './language-menu';

/**
 * Offers the page in the language that the browser prefers, in the header's row until the visitor
 * scrolls. It never redirects, and the answer is kept for this visit only (D31).
 */
export function LanguageOffer() {
  const { offer, end } = useLanguageOffer(useLanguage());
  if (!offer) return null;
  const { language, texts } = offer;
  return (
    <LanguageLink language={language} keepsHash className={link} onClick={end}>
      {texts.read}
    </LanguageLink>
  );
}

const link = cx(
  button({ visual: 'link', size: 'sm' }),
  // A phone has room for two short lines.
  css({ minWidth: '0', fontSize: { smDown: 'xs' } }),
);

interface LanguageHint {
  language: Language;
  texts: OfferTexts;
}

/** Kept in memory for this visit, because every page mounts its own header. */
const visit: { arrivedIn?: string; isOver: boolean } = { isOver: false };

/** A visitor's ways to scroll; a browser and a page scroll as well, such as to an anchor. */
const SCROLL_SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The language to offer on a page, until it is taken, the visitor scrolls, or another one chosen. */
function useLanguageOffer(language: Language): {
  offer: LanguageHint | undefined;
  end: () => void;
} {
  const [offer, setOffer] = useState<LanguageHint>();
  useEffect(() => {
    visit.arrivedIn ??= language.code;
    if (visit.arrivedIn !== language.code) visit.isOver = true;
    const preferred = findPreferredLanguage(navigator.languages, offeredLanguages);
    if (visit.isOver || !preferred || preferred.code === language.code) {
      setOffer(undefined);
      return;
    }
    void loadOfferTexts(preferred).then((texts) => {
      if (texts && !visit.isOver) setOffer({ language: preferred, texts });
    });
  }, [language]);
  const end = useCallback(() => {
    visit.isOver = true;
    setOffer(undefined);
  }, []);
  useEffect(() => {
    if (!offer) return;
    const shown = new AbortController();
    const options = { passive: true, signal: shown.signal };
    const endWithScroll = (event: Event) => {
      // The way to the offer by keyboard, which may scroll to what it focuses.
      if (event instanceof KeyboardEvent && event.key === 'Tab') return;
      window.addEventListener('scroll', end, options);
    };
    for (const sign of SCROLL_SIGNS) window.addEventListener(sign, endWithScroll, options);
    return () => shown.abort();
  }, [offer, end]);
  return { offer, end };
}
