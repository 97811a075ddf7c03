import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#app/catalog/load-failed';
import { Button } from '#app/ui/button';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';
import type { Offer } from './offer';
import { ShareButton } from './share-button';
import { useSharedAddress } from './use-shared-address';

const loadOfferSheet = async () => (await import('./offer-sheet')).OfferSheet;

/** What is printed, as it was when that was asked for. */
interface Print extends Offer {
  address: string;
  date: Date;
}

/** Ways to take the offer along (D30). */
export function ShareAndPrint(offer: Offer) {
  const { t } = useTranslation('calculator');
  const addressOf = useSharedAddress();
  const [print, setPrint] = useState<Print>();
  const startPrint = () => {
    setPrint({ ...offer, address: addressOf(offer), date: new Date() });
  };
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
      <Button visual="outline" onClick={startPrint} aria-busy={print !== undefined}>
        <Printer aria-hidden="true" />
        {t('sheet.button')}
      </Button>
      <ShareButton {...offer} />
      {print && (
        <LazyPart load={loadOfferSheet} whenFailed={(retry) => <LoadFailed onRetry={retry} />}>
          {(OfferSheet) => <OfferSheet {...print} onPrinted={() => setPrint(undefined)} />}
        </LazyPart>
      )}
    </div>
  );
}
