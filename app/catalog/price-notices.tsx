import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { definePart } from '#app/later/define-part';
import { LaterPart } from '#app/later/later-part';
import { readItem, SHOWN_VERSION_KEY, writeItem } from '#app/state/browser-storage';
import { resetPricing, useStoredPricing, waitForPricing } from '#app/state/pricing-config';
import { usePriceVersion } from '#app/state/shown-prices';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** Loaded only in a browser with own prices. */
const question = definePart({ load: () => import('#app/ui/dialog') });

/**
 * Says that this browser shows own prices and offers to remove it after a question, with undo
 * (D20). Reset and undo are one button, which keeps the focus.
 */
export function CustomPricesNotice() {
  const { t } = useTranslation('common');
  const stored = useStoredPricing();
  const [restore, setRestore] = useState<() => void>();
  // A staff preview has a separate bar.
  const isCustom = stored.kind === 'custom' && !stored.isPreview;
  const isRemoved = stored.kind === 'none' && restore !== undefined;
  if (stored.kind === 'unread') return <UnreadNotice />;
  if (!isCustom && !isRemoved) return null;

  const reset = () => {
    const undo = resetPricing();
    setRestore(() => undo);
  };
  return (
    <Notice
      tone={isCustom ? 'warning' : 'info'}
      role="status"
      {...(isCustom && { title: t('customPrices.active') })}
      className={css({ marginBlockEnd: '6', width: 'full' })}
      action={
        <LaterPart
          part={question}
          when="pressed"
          opener={(open) => (
            <Button visual="outline" size="sm" onClick={isCustom ? open : restore}>
              {isCustom ? t('customPrices.reset') : t('customPrices.undo')}
            </Button>
          )}
        >
          {({ AskDialog }, { isOpen, close }) => (
            <AskDialog
              open={isOpen}
              title={t('customPrices.question')}
              cancelLabel={t('customPrices.cancel')}
              onCancel={close}
              confirmLabel={t('customPrices.reset')}
              onConfirm={() => {
                close();
                reset();
              }}
            >
              <p>{t('customPrices.consequence')}</p>
            </AskDialog>
          )}
        </LaterPart>
      }
    >
      {isCustom ? (
        // A phone has room for the fact and the way back alone.
        <span className={css({ mdDown: { display: 'none' } })}>{t('customPrices.onlyHere')}</span>
      ) : (
        t('customPrices.removed')
      )}
    </Notice>
  );
}

/** Own prices whose reader could not be loaded; the published ones are shown meanwhile. */
function UnreadNotice() {
  const { t } = useTranslation('common');
  return (
    <Notice
      tone="warning"
      role="status"
      className={css({ marginBlockEnd: '6', width: 'full' })}
      action={
        <Button visual="outline" size="sm" onClick={() => waitForPricing().catch(() => undefined)}>
          {t('error.retry')}
        </Button>
      }
    >
      {t('customPrices.unread')}
    </Notice>
  );
}

/** Browser only; also works within one document if storage is blocked. */
let shown: string | null = null;

/**
 * Says that this tab showed another version of the published prices before; own prices hide it
 * (D38).
 */
export function PricesChangedNotice() {
  const { t } = useTranslation('common');
  const version = String(usePriceVersion());
  const { kind } = useStoredPricing();
  const [haveChanged, setHaveChanged] = useState(false);
  // Before the first paint after a client navigation; nothing is said while hydrating.
  useLayoutEffect(() => {
    const before = shown ?? readItem('sessionStorage', SHOWN_VERSION_KEY);
    shown = version;
    writeItem('sessionStorage', SHOWN_VERSION_KEY, version);
    if (before !== null && before !== version) setHaveChanged(true);
  }, [version]);
  if (!haveChanged || kind === 'custom') return null;
  return (
    <Notice role="status" className={css({ marginBlockEnd: '6', width: 'full' })}>
      {t('pricesChanged')}
    </Notice>
  );
}
