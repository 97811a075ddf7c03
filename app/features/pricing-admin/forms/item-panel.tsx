import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemList } from '#app/domain/pricing/editing/draft';
import { moveItem } from '#app/domain/pricing/editing/draft-items';
import { useDraft, useEditor, useSession } from '#app/features/pricing-admin/editor-context';
import { IconButton } from '#app/features/pricing-admin/icon-button';
import { nameOf } from '#app/features/pricing-admin/names';
import { Panel } from '#app/features/pricing-admin/panel';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { Text } from '#app/i18n/text';
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

/** The opened plan or addon: its name, its place in the list, the way to delete it, its fields. */
export function ItemPanel({ list, itemKey, index, titleInput, children }: ItemPanelProps) {
  const { t } = useTranslation('admin');
  const { session, announce } = useEditor();
  const head = useRef<HTMLHeadingElement>(null);
  const title = useDraft((draft) => {
    const item = draft[list][index];
    return item ? nameOf(t, list, item) : '';
  });
  const context = useMemo(() => ({ list, key: itemKey }), [list, itemKey]);
  const count = useDraft((draft) => draft[list].length);
  useFocusRequests(head, titleInput);

  const move = (position: number) => {
    session.edit((draft) => moveItem(draft, list, itemKey, position));
    announce(t('list.moved', { title, position: position + 1, count }));
  };
  return (
    <ItemContext value={context}>
      <BackToOverview />
      <Panel
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
                session.remove(list, itemKey);
                announce(t('item.deleted', { title }));
              }}
            >
              <Icon name="trash-2" />
            </IconButton>
          </div>
        }
      >
        {children}
      </Panel>
    </ItemContext>
  );
}

/** Where there is room for one thing only, the way back to the lists. */
export function BackToOverview() {
  const { session } = useEditor();
  return (
    <Button
      visual="link"
      size="sm"
      className={css({
        justifySelf: 'start',
        '@container (min-width: 42rem)': { display: 'none' },
      })}
      onClick={() => session.showLists()}
    >
      <Icon name="arrow-left" className={css({ _rtl: { scale: '[-1 1]' } })} />
      <Text of="admin:item.back" />
    </Button>
  );
}

/** Where an element with the focus is removed, the browser gives it to the page. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

export function useFocusRequests(
  head: RefObject<HTMLElement | null>,
  titleInput?: RefObject<HTMLInputElement | null>,
): void {
  const { session } = useEditor();
  const request = useSession(({ focus }) => focus);
  useEffect(() => {
    if (request?.target === 'head' && session.takeFocus(request)) head.current?.focus();
    if (request?.target === 'title' && session.takeFocus(request)) titleInput?.current?.select();
    if (request?.target === 'lost' && session.takeFocus(request) && isFocusLost())
      head.current?.focus();
  }, [request, session, head, titleInput]);
}
