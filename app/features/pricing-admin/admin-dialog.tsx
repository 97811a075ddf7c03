import { useSelector } from '@tanstack/react-store';
import { useTranslation } from 'react-i18next';
import { pricingStore, resetPricing } from '#app/state/pricing-config';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

interface AdminDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The frame of the price editor: which configuration is in force, and what is wrong with it. */
export function AdminDialog({ open, onOpenChange }: AdminDialogProps) {
  const { t } = useTranslation('admin');
  const stored = useSelector(pricingStore);
  const inForce = stored.status === 'custom' ? t('custom') : t('builtIn');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('description')}
      closeLabel={t('close')}
    >
      <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
        <p>{t('inForce', { which: inForce })}</p>
        {stored.status === 'unreadable' && <UnreadableNotice raw={stored.raw} />}
        {stored.status !== 'none' && (
          <Button visual="outline" onClick={resetPricing}>
            {t('reset')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** A stored value that does not parse is neither applied nor deleted; here is its text (D19). */
function UnreadableNotice({ raw }: { raw: string }) {
  const { t } = useTranslation('admin');
  return (
    <Notice tone="danger" title={t('invalidTitle')} className={css({ width: 'full' })}>
      <p>{t('invalidText')}</p>
      <details>
        <summary className={css({ cursor: 'pointer' })}>{t('invalidRaw')}</summary>
        <textarea
          readOnly
          aria-label={t('invalidRaw')}
          rows={8}
          value={raw}
          className={css({
            width: 'full',
            marginBlockStart: '2',
            padding: '2',
            border: 'strong',
            borderRadius: 'sm',
            textStyle: 'code',
          })}
        />
      </details>
    </Notice>
  );
}
