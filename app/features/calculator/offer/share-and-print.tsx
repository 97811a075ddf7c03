import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#app/catalog/load-failed';
import type { Offer } from '#app/domain/offers/offer';
import { KeepScenario } from '#app/features/calculator/scenarios/keep-scenario';
import { useLanguage } from '#app/i18n/language-context';
import { isLatin } from '#app/i18n/languages';
import { useStoredPricing } from '#app/state/use-stored-pricing';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';
import { ShareButton } from './share-button';
import { type KeptOffer, useOfferKeeping } from './use-offer-keeping';

const loadOfferSheet = async () => (await import('./offer-sheet')).OfferSheet;

/** Ways to take the offer along (D30, D39). */
export function ShareAndPrint(offer: Offer) {
  const { t } = useTranslation('calculator');
  const saveOffer = useOfferKeeping();
  const isPreview = useStoredPricing().status === 'custom';
  const hasFile = isLatin(useLanguage()) && !isPreview;
  const [isKeeping, setKeeping] = useState(false);
  /** The offer to print, as it was when the button was pressed. */
  const [print, setPrint] = useState<KeptOffer>();
  const take = async (isFile: boolean) => {
    setKeeping(true);
    const kept = await saveOffer(offer);
    // Without a file, the print dialog can save one.
    if (isFile && kept.pdf !== undefined) download(kept.pdf);
    else setPrint(kept);
    setKeeping(false);
  };
  const isBusy = isKeeping || print !== undefined;
  const printed = [
    { icon: 'printer', name: t('sheet.button'), isFile: false },
    ...(hasFile ? [{ icon: 'download', name: t('sheet.pdf'), isFile: true } as const] : []),
  ] as const;
  return (
    <div className={ways}>
      {printed.map(({ icon, name, isFile }) => (
        <Button
          key={icon}
          visual="link"
          size="sm"
          onClick={isBusy ? undefined : () => take(isFile)}
          aria-busy={isBusy}
        >
          <Icon name={icon} />
          {name}
        </Button>
      ))}
      <KeepScenario selection={offer.selection} />
      <ShareButton {...offer} />
      {print && (
        // The sheet waits for its texts; the page must not.
        <Suspense>
          <LazyPart load={loadOfferSheet} whenFailed={(retry) => <LoadFailed onRetry={retry} />}>
            {(OfferSheet) => <OfferSheet {...print} onPrinted={() => setPrint(undefined)} />}
          </LazyPart>
        </Suspense>
      )}
    </div>
  );
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

// Two in a row, since every row of them takes one from the lines of the price above.
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  _print: { display: 'none' },
});
