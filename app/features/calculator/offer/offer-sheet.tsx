import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { NamedOffer } from '#app/domain/offers/offer';
import { site } from '#app/site';
import { css } from '#styled/css';
import { Sheet } from './sheet';

interface OfferSheetProps extends NamedOffer {
  /** Called when the print dialog opens. */
  onPrint: () => void;
}

/** The offer, visible in print only (D30). */
export function OfferSheet({ onPrint, ...offer }: OfferSheetProps) {
  const { t } = useTranslation('details');
  const { number, selection } = offer;
  const name = number
    ? t('sheet.page.title', { number })
    : t('sheet.title', { plan: selection.plan.title });
  usePrint(`${name} · ${site.brand}`, onPrint);
  return createPortal(
    <div data-printed="" className={css({ display: 'none', _print: { display: 'block' } })}>
      <Sheet {...offer} />
    </div>,
    document.body,
  );
}

/** The next input replaces `afterprint` in browsers that do not send it. */
const DIALOG_CLOSED = ['afterprint', 'pointerdown', 'keydown'];

/** Opens the print dialog after rendering. Browsers name the saved file after the page's title. */
function usePrint(title: string, onPrint: () => void): void {
  const open = useEffectEvent(() => {
    onPrint();
    window.print();
  });
  useEffect(() => {
    const before = document.title;
    document.title = title;
    const restore = () => {
      if (document.title === title) document.title = before;
    };
    for (const event of DIALOG_CLOSED) window.addEventListener(event, restore);
    // Outside the effect, because the dialog blocks until it is closed.
    const timer = setTimeout(() => open());
    return () => {
      clearTimeout(timer);
      for (const event of DIALOG_CLOSED) window.removeEventListener(event, restore);
      restore();
    };
  }, [title]);
}
