import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#app/domain/offers/offer';
import { site } from '#app/site';
import { useStoredPricing } from '#app/state/use-stored-pricing';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { useOfferKeeping } from './use-offer-keeping';

interface Shared {
  /** `by-hand` where the browser lets no script copy: the address stands there to be marked. */
  how: 'working' | 'by-phone' | 'copied' | 'by-hand';
  address?: string;
  /** Without a number, though it should have one. */
  isUnkept?: boolean;
}

/** A later change makes what was copied an earlier offer. */
const STAY_MS = 15_000;

/**
 * Hands the offer's address on: the phone's own sheet, elsewhere the clipboard (D39). In a preview it
 * is the public one, and the button says so.
 */
export function ShareButton(offer: Offer) {
  const { t } = useTranslation('calculator');
  const saveOffer = useOfferKeeping();
  const isPreview = useStoredPricing().status === 'custom';
  const [shared, setShared] = useState<Shared>();
  useEffect(() => {
    const timer = shared && setTimeout(() => setShared(undefined), STAY_MS);
    return () => clearTimeout(timer);
  }, [shared]);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The price box may have to scroll to it.
    if (shared?.address !== undefined) said.current?.scrollIntoView({ block: 'nearest' });
  }, [shared]);
  const share = async () => {
    setShared({ how: 'working' });
    const { address, number, version } = await saveOffer(offer);
    const isUnkept = number === undefined && version !== undefined;
    const title = t('share.title', { brand: site.brand, plan: offer.selection.plan.title });
    const isByPhone = await shareOnPhone(address, title);
    const how = isByPhone ? 'by-phone' : (await copyText(address)) ? 'copied' : 'by-hand';
    setShared({ how, address, isUnkept });
  };
  return (
    <div className={row}>
      <Button
        visual="link"
        size="sm"
        onClick={shared?.how === 'working' ? undefined : share}
        aria-busy={shared?.how === 'working'}
      >
        <Icon name="link-2" />
        {t(isPreview ? 'share.publicButton' : 'share.button')}
      </Button>
      <div ref={said} role="status" className={status}>
        {shared?.how === 'working' && t('share.working')}
        {shared?.how === 'copied' && t('share.copied')}
        {shared?.how === 'by-hand' && (
          <>
            {t('share.byHand')} <span className={byHand}>{shared.address}</span>
          </>
        )}
        {shared?.isUnkept && <span className={note}>{t('share.notKept')}</span>}
        {isPreview && shared?.address !== undefined && (
          <span className={note}>{t('share.published')}</span>
        )}
      </div>
    </div>
  );
}

/** True if the phone took over, also where the visitor then thought better of it. */
async function shareOnPhone(url: string, title: string): Promise<boolean> {
  if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ url, title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

// Short words stand beside the button, so that what was pressed does not move.
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' });

const status = css({ textStyle: 'small' });

const note = css({ display: 'block' });

const byHand = css({ userSelect: 'all', overflowWrap: 'anywhere', textStyle: 'code' });
