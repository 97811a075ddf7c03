import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTextLanguage } from '#app/i18n/text-language';
import { Texts } from '#app/i18n/texts';
import { css } from '#styled/css';
import type { NamedOffer } from './offer';
import { OfferDocument } from './offer-document';

interface OfferSheetProps extends NamedOffer {
  onPrinted: () => void;
}

/** The offer for print only: the page itself stays as it is (D30). */
export function OfferSheet({ onPrinted, ...offer }: OfferSheetProps) {
  return (
    <Texts namespaces={['sheet']}>
      <PrintedSheet {...{ onPrinted, ...offer }} />
    </Texts>
  );
}

function PrintedSheet({ onPrinted, ...offer }: OfferSheetProps) {
  const language = useTextLanguage('sheet');
  usePrint(onPrinted);
  return createPortal(
    <div
      data-printed-offer=""
      className={css({ display: 'none', _print: { display: 'block' } })}
      {...language}
    >
      <OfferDocument {...offer} />
    </div>,
    document.body,
  );
}

/** Opens the print dialog once the sheet stands. */
function usePrint(onPrinted: () => void): void {
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    const onAfterPrint = () => done();
    window.addEventListener('afterprint', onAfterPrint);
    // Not within the effect: the dialog holds everything up for as long as it is open.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onAfterPrint);
    };
  }, []);
}
