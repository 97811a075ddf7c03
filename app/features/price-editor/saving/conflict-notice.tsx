import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { getChanges } from '#app/features/price-editor/derived';
import { useDraftSession, useEditor } from '#app/features/price-editor/editor-context';
import { TranslatedText } from '#app/i18n/translated-text';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** Another tab has saved while there are unsaved edits here: what it changed, and what to do (D20). */
export function ConflictNotice() {
  const { t } = useTranslation('admin');
  const { draftSession, announce } = useEditor();
  const conflict = useDraftSession((state) => state.conflict);
  const base = useDraftSession((state) => state.base);
  if (!conflict) return null;
  const keepBoth = () => {
    draftSession.keepBoth();
    announce(t('conflict.kept'));
  };
  const discard = () => {
    draftSession.discard();
    announce(t('conflict.discarded'));
  };
  return (
    <Notice tone="warning" role="status" title={<TranslatedText i18nKey="admin:conflict.title" />}>
      <p>
        <TranslatedText i18nKey="admin:conflict.text" />
      </p>
      <ChangeList changes={getChanges(conflict.before, base)} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '3' })}>
        <Button size="sm" onClick={keepBoth}>
          <TranslatedText i18nKey="admin:conflict.keepBoth" />
        </Button>
        <Button visual="outline" size="sm" onClick={discard}>
          <TranslatedText i18nKey="admin:conflict.discard" />
        </Button>
      </div>
    </Notice>
  );
}
