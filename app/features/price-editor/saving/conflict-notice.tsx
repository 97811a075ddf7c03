import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { diffDrafts } from '#app/domain/price-lists/compare-lists';
import { useDraft, useDraftSession, useEditor } from '#app/features/price-editor/editor-context';
import { getChanges } from '#app/features/price-editor/warnings-and-changes';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/**
 * Shown if another tab has saved during unsaved edits (D20). Both changes can be kept unless they
 * concern the same field.
 */
export function ConflictNotice() {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const conflict = useDraftSession((state) => state.conflict);
  const inForce = useDraftSession((state) => state.inForce);
  const contested = useDraft((draft) => {
    if (!conflict) return [];
    const { conflicts } = diffDrafts({ before: conflict.before, theirs: inForce, mine: draft });
    return conflicts.flatMap(({ mine }) => mine);
  });
  if (!conflict) return null;
  const isMineKept = contested.length > 0;
  const keepBoth = () => {
    draftSession.keepBoth();
    announce(t(isMineKept ? 'conflict.keptMine' : 'conflict.kept'));
  };
  const discard = () => {
    draftSession.discard();
    announce(t('conflict.discarded'));
  };
  return (
    <Notice tone="warning" role="status" title={t('conflict.title')}>
      <p>{t('conflict.text')}</p>
      <ChangeList changes={getChanges(conflict.before, inForce)} />
      {isMineKept && (
        <>
          <p className={css({ marginBlockStart: '3' })}>{t('conflict.contested')}</p>
          <ChangeList changes={contested} />
        </>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '3' })}>
        <Button size="sm" onClick={keepBoth}>
          {t(isMineKept ? 'conflict.keepMine' : 'conflict.keepBoth')}
        </Button>
        <Button visual="outline" size="sm" onClick={discard}>
          {t('conflict.discard')}
        </Button>
      </div>
    </Notice>
  );
}
