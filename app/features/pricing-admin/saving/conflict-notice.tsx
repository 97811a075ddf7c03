import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/features/pricing-admin/changes/change-list';
import { changesOf } from '#app/features/pricing-admin/derived';
import { useEditor, useSession } from '#app/features/pricing-admin/editor-context';
import { Text } from '#app/i18n/text';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** Another tab has saved while there are unsaved edits here: what it changed, and what to do (D20). */
export function ConflictNotice() {
  const { t } = useTranslation('admin');
  const { session, announce } = useEditor();
  const conflict = useSession((state) => state.conflict);
  const base = useSession((state) => state.base);
  if (!conflict) return null;
  const keepBoth = () => {
    session.keepBoth();
    announce(t('conflict.kept'));
  };
  const discard = () => {
    session.discard();
    announce(t('conflict.discarded'));
  };
  return (
    <Notice tone="warning" role="status" title={<Text of="admin:conflict.title" />}>
      <p>
        <Text of="admin:conflict.text" />
      </p>
      <ChangeList changes={changesOf(conflict.before, base)} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '3' })}>
        <Button size="sm" onClick={keepBoth}>
          <Text of="admin:conflict.keepBoth" />
        </Button>
        <Button visual="outline" size="sm" onClick={discard}>
          <Text of="admin:conflict.discard" />
        </Button>
      </div>
    </Notice>
  );
}
