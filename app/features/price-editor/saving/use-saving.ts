import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '#app/domain/pricing/changes';
import { type DraftWarning, isBreaking } from '#app/domain/pricing/editing/draft-warnings';
import { changesOf, warningsOf } from '#app/features/price-editor/derived';
import { useEditor } from '#app/features/price-editor/editor-context';
import type { StoredPricing } from '#app/state/pricing-config';

/** What is asked before saving. */
export interface SaveQuestion {
  warnings: readonly DraftWarning[];
  replacesUnreadable: boolean;
  /** What another tab has saved since the edits began, and saving would replace. */
  replaced: readonly Change[];
}

/**
 * Saving (spec §4). It is never refused; what would break the pages, or replace a text that
 * could not be read or what another tab has saved, is asked about once more.
 */
export function useSaving(status: StoredPricing['status'], onSaved: (() => void) | undefined) {
  const { draftSession, announce } = useEditor();
  const { t } = useTranslation('admin');
  const [question, setQuestion] = useState<SaveQuestion>();

  const save = () => {
    setQuestion(undefined);
    if (draftSession.save() !== 'saved') return;
    announce(t('bar.saved'));
    onSaved?.();
  };
  const ask = () => {
    const draft = draftSession.draftToSave();
    const warnings = warningsOf(draft).filter(isBreaking);
    const replacesUnreadable = status === 'unreadable';
    const isSame = changesOf(draftSession.store.state.base, draft).length === 0;
    const { conflict, base } = draftSession.store.state;
    const replaced = conflict ? changesOf(conflict.before, base) : [];
    if (isSame && !replacesUnreadable) {
      // A new plan that was left untouched goes without a word.
      draftSession.edit(() => draft);
      announce(t('bar.clean'));
      onSaved?.();
    } else if (warnings.length > 0 || replacesUnreadable || replaced.length > 0) {
      setQuestion({ warnings, replacesUnreadable, replaced });
    } else {
      save();
    }
  };
  return { ask, save, question, withdraw: () => setQuestion(undefined) };
}
