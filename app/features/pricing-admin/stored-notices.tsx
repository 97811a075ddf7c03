import { useTranslation } from 'react-i18next';
import type { StoredPricing } from '#app/state/pricing-config';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { useEditor, useSession } from './editor-context';
import { IssueList } from './issue-list';

/** A stored value that does not parse is neither applied nor deleted; here is its text (D19). */
export function UnreadableNotice({ stored }: { stored: StoredPricing }) {
  const { t } = useTranslation('admin');
  if (stored.status !== 'unreadable') return null;
  return (
    <Notice tone="danger" title={t('unreadable.title')}>
      <p>{t('unreadable.text')}</p>
      <IssueList issues={stored.issues} />
      <details className={css({ marginBlockStart: '2' })}>
        <summary className={css({ cursor: 'pointer', width: 'fit' })}>
          {t('unreadable.raw')}
        </summary>
        <textarea
          readOnly
          dir="auto"
          aria-label={t('unreadable.raw')}
          rows={8}
          value={stored.raw}
          className={raw}
        />
      </details>
    </Notice>
  );
}

/** Another tab has saved while there are unsaved edits here; both survive. */
export function OvertakenNotice() {
  const { t } = useTranslation('admin');
  const { session } = useEditor();
  const isOvertaken = useSession((state) => state.isOvertaken);
  if (!isOvertaken) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('overtaken.title')}
      action={
        <Button visual="outline" size="sm" onClick={session.discard}>
          {t('overtaken.discard')}
        </Button>
      }
    >
      <p>{t('overtaken.text')}</p>
    </Notice>
  );
}

const raw = css({
  display: 'block',
  width: 'full',
  marginBlockStart: '2',
  padding: '2',
  border: 'strong',
  borderRadius: 'sm',
  backgroundColor: 'surface',
  color: 'ink',
  textStyle: 'code',
});
