import { useTranslation } from 'react-i18next';
import { formatChange } from '#app/catalog/price-changes/format-change';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { Change } from '#app/domain/pricing/changes';
import { useEditor } from '#app/features/price-editor/editor-context';

/** Undo and redo, each saying what it changed. */
export function useUndo() {
  const { t } = useTranslation('admin');
  const { draftSession, announce } = useEditor();
  const formats = useExactFormats();
  const describe = ([change, ...others]: readonly Change[]) => {
    if (change === undefined) return undefined;
    const words = formatChange(t, formats, change);
    return others.length === 0 ? words : `${words}, ${t('changes.more', { count: others.length })}`;
  };
  return {
    undo: () => {
      const change = describe(draftSession.undo());
      if (change !== undefined) announce(t('bar.undone', { change }));
    },
    redo: () => {
      const change = describe(draftSession.redo());
      if (change !== undefined) announce(t('bar.redone', { change }));
    },
  };
}
