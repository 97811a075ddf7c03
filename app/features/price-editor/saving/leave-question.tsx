import { useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft, useDraftSession, useEditor } from '#app/features/price-editor/editor-context';
import { getChanges } from '#app/features/price-editor/warnings-and-changes';
import { AskDialog } from '#app/ui/dialog';

interface LeaveQuestionProps {
  /** The dialog around the editor is about to close. */
  isClosing: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved edits are lost by closing, by a link or with the tab. */
export function LeaveQuestion({ isClosing, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const inForce = useDraftSession((state) => state.inForce);
  const count = useDraft((draft) => getChanges(inForce, draft).length);
  const hasChanges = useCallback(
    () => getChanges(draftSession.store.state.inForce, draftSession.readDraft()).length > 0,
    [draftSession],
  );
  const blocker = useBlocker({
    shouldBlockFn: hasChanges,
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  return (
    <AskDialog
      open={isClosing || blocker.status === 'blocked'}
      title={t('leave.title')}
      cancelLabel={t('leave.stay')}
      onCancel={() => {
        blocker.reset?.();
        onStay();
      }}
      confirmLabel={t('leave.leave')}
      confirmVisual="danger"
      onConfirm={() => {
        if (blocker.status === 'blocked') blocker.proceed();
        else onLeave();
      }}
    >
      <p>{t('leave.text', { count })}</p>
    </AskDialog>
  );
}
