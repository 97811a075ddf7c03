import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetPricing } from '#app/state/pricing-config';
import { useStoredPricing } from '#app/state/use-stored-pricing';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** Loaded only by browsers with own prices. */
const ResetQuestion = lazy(() =>
  import('./reset-question').then((module) => ({ default: module.ResetQuestion })),
);

/**
 * Says that this browser shows own prices and offers to remove it after a question, with undo
 * (D20). Reset and undo are one button, which keeps the focus.
 */
export function CustomPricesNotice() {
  const { t } = useTranslation('common');
  const stored = useStoredPricing();
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const [restore, setRestore] = useState<() => void>();
  // A staff preview has a separate bar.
  const isCustom = stored.kind === 'custom' && !stored.isPreview;
  const isRemoved = stored.kind === 'none' && restore !== undefined;
  if (!isCustom && !isRemoved) return null;

  const ask = () => {
    setWasAsked(true);
    setAsking(true);
  };
  const reset = () => {
    setAsking(false);
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
        <>
          <Button visual="outline" size="sm" onClick={isCustom ? ask : restore}>
            {isCustom ? t('customPrices.reset') : t('customPrices.undo')}
          </Button>
          {wasAsked && (
            <Suspense>
              <ResetQuestion open={isAsking} onCancel={() => setAsking(false)} onConfirm={reset} />
            </Suspense>
          )}
        </>
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
