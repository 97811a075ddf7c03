import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';
import { useSharedAddress } from './use-shared-address';

interface ShareButtonProps {
  config: PricingConfig;
  selection: Selection;
}

/** `by-hand` where the browser lets no script copy: then the address stands there to be marked. */
type Shared = { how: 'copied' | 'by-hand'; address: string };

/** Hands the offer's address on: the phone's own sheet, elsewhere the clipboard (D34). */
export function ShareButton({ config, selection }: ShareButtonProps) {
  const { t } = useTranslation('calculator');
  const readAddress = useSharedAddress(config, selection);
  const [shared, setShared] = useState<Shared>();
  const share = async () => {
    const address = readAddress();
    if (
      await shareOnPhone(
        address,
        t('share.title', { brand: site.brand, plan: selection.plan.title }),
      )
    )
      return;
    setShared({ how: (await copy(address)) ? 'copied' : 'by-hand', address });
  };
  // What was copied is an earlier offer once something was changed.
  const isCurrent = shared !== undefined && shared.address === readAddress();
  return (
    <>
      <Button visual="outline" onClick={share}>
        <Link2 aria-hidden="true" />
        {t('share.button')}
      </Button>
      <div
        role="status"
        className={css({ textStyle: 'small', width: 'full', _empty: { display: 'none' } })}
      >
        {isCurrent && shared.how === 'copied' && t('share.copied')}
        {isCurrent && shared.how === 'by-hand' && (
          <>
            {t('share.byHand')} <span className={byHand}>{shared.address}</span>
          </>
        )}
      </div>
    </>
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

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const byHand = css({ userSelect: 'all', overflowWrap: 'anywhere', textStyle: 'code' });
