import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#app/catalog/load-failed';
import type { NamedOffer, Offer } from '#app/domain/offers/offer';
import { KeepScenario } from '#app/features/calculator/scenarios/keep-scenario';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';
import { ShareButton } from './share-button';
import { useOfferKeeping } from './use-offer-keeping';

const loadOfferSheet = async () => (await import('./offer-sheet')).OfferSheet;

/** Ways to take the offer along (D30, D39). */
export function ShareAndPrint(offer: Offer) {
  const { t } = useTranslation('calculator');
  const saveOffer = useOfferKeeping();
  const [isKeeping, setKeeping] = useState(false);
  /** What is printed, as it was when that was asked for. */
  const [print, setPrint] = useState<NamedOffer>();
  const startPrint = async () => {
    setKeeping(true);
    setPrint(await saveOffer(offer));
    setKeeping(false);
  };
  const isBusy = isKeeping || print !== undefined;
  return (
    <div className={css({ display: 'grid', justifyItems: 'start', _print: { display: 'none' } })}>
      <Button visual="link" size="sm" onClick={isBusy ? undefined : startPrint} aria-busy={isBusy}>
        <Icon name="printer" />
        {t('sheet.button')}
      </Button>
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
