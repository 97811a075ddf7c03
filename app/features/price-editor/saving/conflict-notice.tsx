import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { ConflictView } from '#app/catalog/price-changes/conflict-view';
import { diffDrafts } from '#app/domain/price-lists/compare-lists';
import { changeAndFocus } from '#app/features/price-editor/change-and-focus';
import { getChanges, useDraftSession, useEditor } from '#app/features/price-editor/editor-context';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** Shown if another tab has saved during unsaved edits (D20). */
export function ConflictNotice() {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const conflict = useDraftSession((state) => state.conflict);
  const theirs = useDraftSession((state) => state.inForce);
  const mine = useDraftSession((state) => state.draft);
  if (!conflict) return null;
  const { before } = conflict;
  return (
    <Notice tone="warning" role="status" title={t('conflict.title')}>
      <p>{t('conflict.text')}</p>
      <ChangeList changes={getChanges(before, theirs)} />
      <ConflictView
        difference={diffDrafts({ before, theirs, mine })}
        theirs={t('conflict.theirs')}
        preferred="mine"
        onMerge={(both) => {
          changeAndFocus(() => draftSession.takeMerged(both));
          announce(t('conflict.kept'));
        }}
      >
        {({ label, onClick }) => (
          <div className={css({ wrap: '3', marginBlockStart: '3' })}>
            <Button size="sm" onClick={onClick}>
              {label}
            </Button>
            <Button
              visual="outline"
              size="sm"
              onClick={() => {
                changeAndFocus(draftSession.discard);
                announce(t('conflict.discarded'));
              }}
            >
              {t('conflict.discard')}
            </Button>
          </div>
        )}
      </ConflictView>
    </Notice>
  );
}
