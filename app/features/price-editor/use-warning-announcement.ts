import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWarningWithItem } from '#app/catalog/price-changes/format-warning';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import { getWarnings, useEditor } from './editor-context';

/** Announced after a pause, because typing passes through invalid values. */
const PAUSE_MS = 1000;
const MAX_TOLD = 3;

/** Announces new warnings to screen readers. */
export function useWarningAnnouncement(): void {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const formats = useExactFormats();
  const known = useRef<ReadonlySet<string>>(undefined);
  const tellNew = useEffectEvent(() => {
    const before = known.current;
    const draft = draftSession.readDraft();
    const warnings = getWarnings(draft).map((one) => formatWarningWithItem(t, formats, one, draft));
    known.current = new Set(warnings);
    const fresh = before ? warnings.filter((words) => !before.has(words)) : [];
    if (fresh.length === 0) return;
    const hidden = fresh.length - MAX_TOLD;
    const more = hidden > 0 ? [t('changes.more', { count: hidden })] : [];
    announce([...fresh.slice(0, MAX_TOLD), ...more].join(' '));
  });
  useEffect(() => {
    // Those of the first draft are only remembered.
    tellNew();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Subscribed, because with two hundred addons rendering would delay each keystroke.
    const { unsubscribe } = draftSession.store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => tellNew(), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [draftSession]);
}
