import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatChange } from '#app/catalog/price-changes/format-change';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { Change } from '#app/domain/pricing/changes';
import { changeAndFocus } from '#app/features/price-editor/change-and-focus';
import {
  getChanges,
  getWarnings,
  useDraftSession,
  useEditor,
} from '#app/features/price-editor/editor-context';
import { IconButton } from '#app/features/price-editor/icon-button';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

interface SaveBarProps extends UndoActions {
  changesRef: RefObject<HTMLElement | null>;
  onSave: () => void;
  onCancel: () => void;
  /** Undefined for visitors. */
  onPublish: (() => void) | undefined;
}

/**
 * Undo, redo, changes, cancel and save. It sticks from the first edit on; before that it is at the
 * end of the page and covers nothing.
 */
export function SaveBar(props: SaveBarProps) {
  const { changesRef, undo, redo, onSave, onCancel, onPublish } = props;
  const { t } = useTranslation('editor');
  const saved = useDraftSession((state) => state.saved);
  const canUndo = useDraftSession(({ past }) => past.length > 0);
  const canRedo = useDraftSession(({ future }) => future.length > 0);
  const isEdited = canUndo || canRedo || saved !== undefined;
  const changeCount = useDraftSession(({ inForce, draft }) => getChanges(inForce, draft).length);
  const warningCount = useDraftSession(({ draft }) => getWarnings(draft).length);
  return (
    <section
      aria-label={t('bar.label')}
      className={bar}
      data-bottom-bar=""
      data-edited={isEdited ? '' : undefined}
    >
      {(saved === 'full' || saved === 'blocked') && (
        <Notice tone="danger" role="alert">
          {t(`bar.${saved}`)}
        </Notice>
      )}
      <div className={row}>
        <div className={history}>
          <IconButton label={t('bar.undo')} isDisabled={!canUndo} onClick={undo}>
            <Icon name="undo-2" />
          </IconButton>
          <IconButton label={t('bar.redo')} isDisabled={!canRedo} onClick={redo}>
            <Icon name="redo-2" />
          </IconButton>
        </div>
        <div className={state}>
          {changeCount > 0 ? (
            <Button visual="link" size="sm" onClick={() => changesRef.current?.focus()}>
              {t('bar.changes', { count: changeCount })}
            </Button>
          ) : (
            <span className={css({ color: saved === 'saved' ? 'aligned' : 'muted' })}>
              {saved === 'saved' ? t('bar.saved') : t('bar.clean')}
            </span>
          )}
          {warningCount > 0 && (
            <span className={warnings}>
              <Icon name="triangle-alert" />
              {t('list.warnings', { count: warningCount })}
            </span>
          )}
        </div>
        <div className={answers}>
          <Button visual="outline" onClick={onCancel}>
            {t('bar.cancel')}
          </Button>
          <Button {...(onPublish && { visual: 'outline' })} onClick={onSave}>
            {t('bar.save')}
          </Button>
          {onPublish && (
            <Button className={publish} aria-haspopup="dialog" onClick={onPublish}>
              {t('bar.publish')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

const bar = css({
  position: '[var(--editor-bar-position)]',
  zIndex: 'floating',
  insetBlockEnd: '[var(--editor-bar-inset)]',
  marginInline: '[calc(-1 * var(--editor-bar-overhang))]',
  marginBlockEnd: '[calc(-1 * var(--editor-bar-overhang))]',
  stack: '3',
  paddingBlock: '3',
  paddingInline: '[clamp(1rem, 4vw, 1.5rem)]',
  backgroundColor: 'surfaceRaised',
  border: 'line',
  borderRadius: '[var(--editor-bar-radius)]',
  '&[data-edited]': { position: 'sticky', boxShadow: 'float' },
});

const row = css({
  stack: '2',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  '@container (min-width: 42rem)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '4' },
});

const history = css({
  display: 'flex',
  // Mirrored in languages from right to left.
  '& svg': { _rtl: { scale: '[-1 1]' } },
});

const state = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  minHeight: '11',
  textStyle: 'small',
});

const warnings = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  '& > svg': { width: '4', height: '4' },
});

const answers = css({
  stack: '3',
  gridTemplateColumns: '1fr 1fr',
  gridColumn: '1 / -1',
  '@container (min-width: 42rem)': { gridColumn: 'auto', gridAutoFlow: 'column' },
});

const publish = css({
  gridColumn: '1 / -1',
  '@container (min-width: 42rem)': { gridColumn: 'auto' },
});

type UndoActions = ReturnType<typeof useUndo>;

/** Undo and redo, with an announcement of the change. */
export function useUndo() {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const formats = useExactFormats();
  const tell = (key: 'bar.undone' | 'bar.redone', restore: () => Change[]) => {
    const [change, ...others] = changeAndFocus(restore);
    if (change === undefined) return;
    const words = formatChange(t, formats, change);
    const more = others.length === 0 ? '' : `, ${t('changes.more', { count: others.length })}`;
    announce(t(key, { change: words + more }));
  };
  return {
    undo: () => tell('bar.undone', draftSession.undo),
    redo: () => tell('bar.redone', draftSession.redo),
  };
}

/** Replaces the browser's undo, which covers single fields but no moved or deleted items. */
export function undoByKey(event: KeyboardEvent, { undo, redo }: UndoActions): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  // React also sends events of dialogs above the editor.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  if (isRedo) redo();
  else undo();
}
