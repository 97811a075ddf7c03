import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { formatWarningWithItem } from '#app/catalog/price-changes/format-warning';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { Change } from '#app/domain/pricing/changes';
import { type DraftWarning, isBreaking } from '#app/domain/pricing/editing/draft-warnings';
import {
  getChanges,
  getWarnings,
  useDraftSession,
  useEditor,
} from '#app/features/price-editor/editor-context';
import type { StoredPricing } from '#app/state/pricing-config';
import { AskDialog } from '#app/ui/dialog';
import { css } from '#styled/css';

const MAX_SHOWN = 10;

/** The question before saving. */
interface SaveQuestionProps {
  warnings: readonly DraftWarning[];
  replacesUnreadable: boolean;
  /** Changes that another tab has saved and that saving would overwrite. */
  overwritten: readonly Change[];
  onBack: () => void;
  onSave: () => void;
}

/** Asks to confirm warnings before saving. */
function SaveQuestion(props: SaveQuestionProps) {
  const { warnings, replacesUnreadable, overwritten, onBack, onSave } = props;
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const formats = useExactFormats();
  const draft = draftSession.readDraft();
  const hidden = warnings.length - MAX_SHOWN;
  return (
    <AskDialog
      open
      title={t('confirmSave.title')}
      cancelLabel={t('confirmSave.back')}
      onCancel={onBack}
      confirmLabel={t('confirmSave.confirm')}
      onConfirm={onSave}
    >
      {overwritten.length > 0 && (
        <>
          <p>{t('confirmSave.conflict')}</p>
          <ChangeList changes={overwritten} />
        </>
      )}
      {replacesUnreadable && <p>{t('confirmSave.unreadable')}</p>}
      {warnings.length > 0 && (
        <>
          <p>{t('confirmSave.text')}</p>
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', color: 'ink' })}>
            {warnings.slice(0, MAX_SHOWN).map((warning) => {
              const words = formatWarningWithItem(t, formats, warning, draft);
              return (
                <li key={`${'key' in warning ? warning.key : ''}${words}`} dir="auto">
                  {words}
                </li>
              );
            })}
            {hidden > 0 && <li>{t('changes.more', { count: hidden })}</li>}
          </ul>
        </>
      )}
    </AskDialog>
  );
}

/**
 * Saving (spec §4). It is never refused, but asks before it breaks pages, replaces an unreadable
 * list or overwrites another tab's changes.
 */
export function useSaving(stored: StoredPricing['kind'], onSaved: (() => void) | undefined) {
  const { draftSession, announce } = useEditor();
  const { t } = useTranslation('editor');
  const [question, setQuestion] = useState<Omit<SaveQuestionProps, 'onBack' | 'onSave'>>();

  const save = () => {
    setQuestion(undefined);
    if (draftSession.save() !== 'saved') return;
    announce(t('bar.saved'));
    onSaved?.();
  };
  const ask = () => {
    const draft = draftSession.draftToSave();
    const warnings = getWarnings(draft).filter(isBreaking);
    const replacesUnreadable = stored === 'unreadable';
    const { conflict, inForce } = draftSession.store.state;
    const isSame = getChanges(inForce, draft).length === 0;
    const overwritten = conflict ? getChanges(conflict.before, inForce) : [];
    if (isSame && !replacesUnreadable) {
      // An untouched new plan is removed without a question.
      draftSession.edit(() => draft);
      announce(t('bar.clean'));
      onSaved?.();
    } else if (warnings.length > 0 || replacesUnreadable || overwritten.length > 0) {
      setQuestion({ warnings, replacesUnreadable, overwritten });
    } else {
      save();
    }
  };
  return {
    ask,
    question: question && (
      <SaveQuestion {...question} onBack={() => setQuestion(undefined)} onSave={save} />
    ),
  };
}

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
  const count = useDraftSession(({ inForce, draft }) => getChanges(inForce, draft).length);
  const blocker = useBlocker({
    shouldBlockFn: draftSession.hasEdits,
    enableBeforeUnload: draftSession.hasEdits,
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
