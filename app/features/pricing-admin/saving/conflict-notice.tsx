import { useTranslation } from 'react-i18next';
import { useEditor, useSession } from '#app/features/pricing-admin/editor-context';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';

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
