import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#app/domain/offers/offer';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { getOfferKey, type StoreOutcome, useStoreOffer } from './use-store-offer';

interface Shared {
  /** The selection that was shared. */
  key: string;
  /**
   * `ready`: the wait outlasted the press, and sharing needs another one. `by-hand`: the browser
   * blocks copying, so the address is shown for selection.
   */
  how: 'working' | 'ready' | 'by-phone' | 'copied' | 'by-hand';
  stored?: StoreOutcome;
}

const STAY_MS = 15_000;

/**
 * Shares the offer's address with the phone's share sheet, else copies it (D39). With own prices it
 * is the public address, and the button says so.
 */
export function ShareButton({ className, ...offer }: Offer & { className: string }) {
  const { t } = useTranslation('calculator');
  const { storeOffer, hasOwnPrices } = useStoreOffer();
  const key = getOfferKey(offer);
  const [latest, setShared] = useState<Shared>();
  /** Undefined after a change of the selection. */
  const shared = latest?.key === key ? latest : undefined;
  const { how, stored } = shared ?? {};
  useEffect(() => {
    if (!latest || latest.how === 'ready' || latest.stored?.hasNewPrices) return undefined;
    const timer = setTimeout(() => setShared(undefined), STAY_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  const share = async () => {
    const storing = stored ? Promise.resolve(stored) : storeOffer(offer);
    if (!stored) setShared({ key, how: 'working' });
    const title = t('share.title', { brand: site.brand, plan: offer.selection.plan.title });
    const how = sharesByPhone()
      ? await shareByPhone(stored?.address ?? (await storing).address, title)
      : (await copyText(storing.then(({ address }) => address)))
        ? 'copied'
        : 'by-hand';
    setShared({ key, how, stored: await storing });
  };
  const isUnstored = stored && stored.number === undefined && stored.version !== undefined;
  return (
    <>
      <Button
        visual="ghost"
        size="sm"
        className={className}
        onClick={how === 'working' ? undefined : share}
        aria-busy={how === 'working'}
      >
        <Icon name="link-2" />
        {t(hasOwnPrices ? 'share.publicButton' : 'share.button')}
      </Button>
      <div role="status" className={status}>
        {how === 'working' && t('share.working')}
        {how === 'ready' && t('share.ready')}
        {how === 'copied' && t('share.copied')}
        {how === 'by-hand' && (
          <>
            {t('share.byHand')} <span className={byHand}>{stored?.address}</span>
          </>
        )}
        {stored?.hasNewPrices && <NewPrices {...stored} />}
        {isUnstored && <span className={note}>{t('share.notKept')}</span>}
        {hasOwnPrices && stored && <span className={note}>{t('share.published')}</span>}
      </div>
    </>
  );
}

function sharesByPhone(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

async function shareByPhone(url: string, title: string): Promise<Shared['how']> {
  try {
    await navigator.share({ url, title });
    return 'by-phone';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    // The visitor cancelled.
    if (name === 'AbortError') return 'by-phone';
    if (name === 'NotAllowedError') return 'ready';
    return (await copyText(url)) ? 'copied' : 'by-hand';
  }
}

// Below the row of buttons, so that none moves.
const status = css({ textStyle: 'small' });

const note = css({ display: 'block' });

const byHand = css({ userSelect: 'all', overflowWrap: 'anywhere', textStyle: 'code' });

/** Says that other prices are in force than those on the page; the stored sheet shows them (D39). */
export function NewPrices({ number, address }: Pick<StoreOutcome, 'number' | 'address'>) {
  const { t } = useTranslation('calculator');
  return (
    <p className={css({ textStyle: 'small' })}>
      {t('share.newPrices')}{' '}
      <a href={address} className={button({ visual: 'link', size: 'sm' })}>
        {t('share.openSheet', { number })}
      </a>
    </p>
  );
}
