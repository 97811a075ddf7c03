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
  const describeAll = () => {
    const draft = draftSession.readDraft();
    return getWarnings(draft).map((one) => formatWarningWithItem(t, formats, one, draft));
  };
  const known = useRef<ReadonlySet<string>>(undefined);
  const remember = useEffectEvent(() => {
    known.current = new Set(describeAll());
  });
  const tellNew = useEffectEvent(() => {
    const warnings = describeAll();
    const fresh = warnings.filter((words) => !known.current?.has(words));
    known.current = new Set(warnings);
    if (fresh.length === 0) return;
    const hidden = fresh.length - MAX_TOLD;
    const more = hidden > 0 ? [t('changes.more', { count: hidden })] : [];
    announce([...fresh.slice(0, MAX_TOLD), ...more].join(' '));
  });
  useEffect(() => {
    remember();
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
