import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { warningsOf } from './derived';
import { useDraft, useEditor } from './editor-context';
import { useFigures } from './use-figures';
import { describeWarningAway } from './warning-words';

/** Typing passes through values that would be warned about; only where it stops is told. */
const PAUSE_MS = 1000;
const MAX_TOLD = 3;

/** Says new warnings, which stand beside their fields, to those who do not see them. */
export function useWarningAnnouncement(): void {
  const { t } = useTranslation('admin');
  const { announce } = useEditor();
  const figures = useFigures();
  const warnings = useDraft(
    (draft) => warningsOf(draft).map((one) => describeWarningAway(t, figures, one, draft)),
    (before, after) => before.join('\n') === after.join('\n'),
  );
  const told = useRef<readonly string[]>(warnings);
  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = warnings.filter((words) => !told.current.includes(words));
      told.current = warnings;
      if (fresh.length === 0) return;
      const hidden = fresh.length - MAX_TOLD;
      const more = hidden > 0 ? [t('changes.more', { count: hidden })] : [];
      announce([...fresh.slice(0, MAX_TOLD), ...more].join(' '));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [warnings, announce, t]);
}
