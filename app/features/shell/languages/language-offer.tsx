import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/language-context';
import { findPreferredLanguage, loadOfferTexts, type OfferTexts } from '#app/i18n/language-offer';
import { type Language, offeredLanguages } from '#app/i18n/languages';
import { Icon } from '#app/ui/icon';
import { useClearOfFocus } from '#app/ui/use-clear-of-focus';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { LanguageLink } from './language-menu';

/**
 * Offers the page in the language that the browser prefers. It never redirects, and the answer is
 * kept for this visit only (D31).
 */
export function LanguageOffer() {
  const { offer, end } = useLanguageOffer(useLanguage());
  return offer ? <OfferNote offer={offer} onEnd={end} /> : null;
}

function OfferNote({ offer, onEnd }: { offer: LanguageHint; onEnd: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useClearOfFocus(note);
  const { language, texts } = offer;
  const decline = () => {
    onEnd();
    // The button disappears, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div ref={note} className={floating} lang={language.code} dir={language.direction}>
      <Icon name="globe" className={sign} />
      <LanguageLink language={language} keepsHash className={link} onClick={onEnd}>
        {texts.read}
      </LanguageLink>
      <button type="button" className={dismiss} aria-label={texts.dismiss} onClick={decline}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** Hangs from the header without moving the page. */
const floating = css({
  position: 'absolute',
  insetBlockStart: '[100%]',
  insetInline: '0',
  hstack: '2',
  width: 'fit',
  maxWidth: '[calc(100% - 2 * {spacing.gutter})]',
  marginInline: 'auto',
  paddingInlineStart: '3',
  backgroundColor: 'surfaceRaised',
  border: 'line',
  borderBlockStart: '[none]',
  borderBottomRadius: 'md',
  boxShadow: 'float',
  fontSize: 'sm',
  // An open menu, the bar of a preview and the way back to scenarios take its place.
  'header:has([open]) &, body:has([data-preview-bar], [data-scenarios-link]) &': {
    display: 'none',
  },
  _print: { display: 'none' },
});

const sign = css({ flexShrink: '0', width: '4', height: '4', color: 'muted' });

const link = cx(
  button({ visual: 'link', size: 'sm' }),
  css({ textAlign: 'start', _coarse: { minHeight: '11' } }),
);

const dismiss = cx(
  button({ visual: 'ghost', size: 'sm' }),
  css({ paddingInline: '2.5', _coarse: { minHeight: '11', minWidth: '11' } }),
);

interface LanguageHint {
  language: Language;
  texts: OfferTexts;
}

/** Kept in memory for this visit, because every page mounts its own header. */
const visit: { arrivedIn?: string; isOver: boolean } = { isOver: false };

/** The language to offer on a page, until it is taken, declined, or any other language is chosen. */
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
  const end = () => {
    visit.isOver = true;
    setOffer(undefined);
  };
  return { offer, end };
}
