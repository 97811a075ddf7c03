import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatItemName } from '#app/catalog/price-changes/format-change';
import type { ItemList } from '#app/domain/pricing/editing/draft';
import { moveItem } from '#app/domain/pricing/editing/draft-items';
import { useDraft, useDraftSession, useEditor } from '#app/features/price-editor/editor-context';
import { EditorPanel } from '#app/features/price-editor/editor-panel';
import { IconButton } from '#app/features/price-editor/icon-button';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { ItemContext } from './item-fields';

interface ItemPanelProps {
  list: ItemList;
  itemKey: number;
  index: number;
  titleInput: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/** The open plan or addon: buttons to move and delete it, and its fields. */
export function ItemPanel({ list, itemKey, index, titleInput, children }: ItemPanelProps) {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const head = useRef<HTMLHeadingElement>(null);
  const title = useDraft((draft) => {
    const item = draft[list][index];
    return item ? formatItemName(t, list, item) : '';
  });
  const context = useMemo(() => ({ list, key: itemKey }), [list, itemKey]);
  const count = useDraft((draft) => draft[list].length);
  useFocusRequests(head, titleInput);

  const move = (position: number) => {
    draftSession.edit((draft) => moveItem(draft, list, itemKey, position));
    announce(t('list.moved', { title, position: position + 1, count }));
  };
  return (
    <ItemContext value={context}>
      <BackToOverview />
      <EditorPanel
        title={<span lang={REFERENCE_LANGUAGE}>{title}</span>}
        headRef={head}
        actions={
          <div className={css({ display: 'flex', flexShrink: '0' })}>
            <IconButton
              label={t('item.moveUp')}
              isDisabled={index === 0}
              onClick={() => move(index - 1)}
            >
              <Icon name="arrow-up" />
            </IconButton>
            <IconButton
              label={t('item.moveDown')}
              isDisabled={index === count - 1}
              onClick={() => move(index + 1)}
            >
              <Icon name="arrow-down" />
            </IconButton>
            <IconButton
              label={t('item.delete')}
              onClick={() => {
                draftSession.remove(list, itemKey);
                announce(t('item.deleted', { title }));
              }}
            >
              <Icon name="trash-2" />
            </IconButton>
          </div>
        }
      >
        {children}
      </EditorPanel>
    </ItemContext>
  );
}

/** Returns to the lists on a narrow screen. */
export function BackToOverview() {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  return (
    <Button
      visual="link"
      size="sm"
      className={css({
        justifySelf: 'start',
        '@container (min-width: 42rem)': { display: 'none' },
      })}
      onClick={() => draftSession.showLists()}
    >
      <Icon name="arrow-left" className={css({ _rtl: { scale: '[-1 1]' } })} />
      {t('item.back')}
    </Button>
  );
}

/** Removing the focused element moves the focus to the page. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

export function useFocusRequests(
  head: RefObject<HTMLElement | null>,
  titleInput?: RefObject<HTMLInputElement | null>,
): void {
  const { draftSession } = useEditor();
  const request = useDraftSession(({ focus }) => focus);
  useEffect(() => {
    if (request?.target === 'head' && draftSession.takeFocus(request)) head.current?.focus();
    if (request?.target === 'title' && draftSession.takeFocus(request))
      titleInput?.current?.select();
    if (request?.target === 'lost' && draftSession.takeFocus(request) && isFocusLost())
      head.current?.focus();
  }, [request, draftSession, head, titleInput]);
}
