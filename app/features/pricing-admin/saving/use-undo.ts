import { useTranslation } from 'react-i18next';
import type { Change } from '#app/domain/pricing/changes';
import { describeChange } from '#app/features/pricing-admin/changes/change-words';
import { useEditor } from '#app/features/pricing-admin/editor-context';
import { useFigures } from '#app/features/pricing-admin/use-figures';

/** Undo and redo, each saying what it changed. */
export function useUndo() {
  const { t } = useTranslation('admin');
  const { session, announce } = useEditor();
  const figures = useFigures();
  const describe = ([change, ...others]: readonly Change[]) => {
    if (change === undefined) return undefined;
    const words = describeChange(t, figures, change);
    return others.length === 0 ? words : `${words}, ${t('changes.more', { count: others.length })}`;
  };
  return {
    undo: () => {
      const change = describe(session.undo());
      if (change !== undefined) announce(t('bar.undone', { change }));
    },
    redo: () => {
      const change = describe(session.redo());
      if (change !== undefined) announce(t('bar.redone', { change }));
    },
  };
}
