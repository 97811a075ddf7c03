import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { NamedOffer } from '#app/domain/offers/offer';
import { NamespaceProvider } from '#app/i18n/namespace-provider';
import { site } from '#app/site';
import { css } from '#styled/css';
import { OfferDocument } from './offer-document';

interface OfferSheetProps extends NamedOffer {
  onPrinted: () => void;
}

/** The offer for print only: the page itself stays as it is (D30). */
export function OfferSheet({ onPrinted, ...offer }: OfferSheetProps) {
  return (
    <NamespaceProvider namespaces={['sheet']}>
      <PrintedSheet {...{ onPrinted, ...offer }} />
    </NamespaceProvider>
  );
}

function PrintedSheet({ onPrinted, ...offer }: OfferSheetProps) {
  const { t } = useTranslation('sheet');
  const { number, selection } = offer;
  const name = number ? t('page.title', { number }) : t('title', { plan: selection.plan.title });
  usePrint(`${name} · ${site.brand}`, onPrinted);
  return createPortal(
    <div data-printed="" className={css({ display: 'none', _print: { display: 'block' } })}>
      <OfferDocument {...offer} />
    </div>,
    document.body,
  );
}

/** Opens the print dialog once the sheet stands; browsers name the saved file by the page's title. */
function usePrint(title: string, onPrinted: () => void): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
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
