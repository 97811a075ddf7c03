import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#app/domain/fold-text';
import type { DraftAddon, DraftPlan, ItemList as List } from '#app/domain/pricing/editing/draft';
import { useDraft, useDraftSession, useEditor } from '#app/features/price-editor/editor-context';
import { Button } from '#app/ui/button';
import { TextField } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { ItemListContext } from './item-list-context';
import { ItemRows } from './item-rows';
import { useItemMoves } from './move-buttons';

/** The plans or the addons in their order: opened, added, moved by button and key. */
export function ItemList({ list }: { list: List }) {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const texts = list === 'PRICING_PLANS' ? 'plans' : 'addons';
  const items = useDraft((draft) => draft[list]);
  const openKey = useDraftSession(({ openedItem }) =>
    typeof openedItem === 'object' && openedItem.list === list ? openedItem.key : undefined,
  );
  const { isLong, isFiltered, shown, filter, setFilter } = useItemFilter(items);
  const rows = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  const moveBy = useItemMoves(list, items.length);
  const open = useCallback(
    (key: number) => draftSession.open({ list, key }, 'head'),
    [draftSession, list],
  );
  useListFocus(openKey, rows, addButton);
  const hintId = `${id}-hint`;
  const shared = useMemo(() => ({ list, hintId, open, moveBy }), [list, hintId, open, moveBy]);

  return (
    <section aria-labelledby={`${id}-title`} className={section}>
      <h2 id={`${id}-title`} className={heading}>
        {t(`${texts}.title`)} <span className={css({ color: 'muted' })}>{items.length}</span>
      </h2>
      {isLong && (
        <ItemFilter title={t(`${texts}.title`)} value={filter} onValueChange={setFilter} />
      )}
      <p id={hintId} hidden>
        {t('list.moveHint')}
      </p>
      {shown.length === 0 && (
        <p className={css({ color: 'muted', textStyle: 'small', paddingInline: '3' })}>
          {isFiltered ? t('list.noMatch') : t(`${texts}.none`)}
        </p>
      )}
      <ItemListContext value={shared}>
        <ItemRows
          ref={rows}
          items={shown}
          isMovable={!isFiltered && items.length > 1}
          openKey={openKey}
        />
      </ItemListContext>
      <Button
        ref={addButton}
        visual="ghost"
        size="sm"
        className={css({ justifySelf: 'start', color: 'accent' })}
        onClick={() => {
          setFilter('');
          if (list === 'PRICING_PLANS') draftSession.addPlan();
          else draftSession.addAddon();
        }}
      >
        <Icon name="plus" />
        {t(`${texts}.add`)}
      </Button>
    </section>
  );
}

const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' });

const heading = css({
  textStyle: 'small',
  fontWeight: 'semibold',
  paddingInline: '3',
});

/** After deleting, the focus goes to the neighbour that is opened then. */
function useListFocus(
  openKey: number | undefined,
  rows: { current: HTMLElement | null },
  addButton: { current: HTMLElement | null },
): void {
  const { draftSession } = useEditor();
  const request = useDraftSession(({ focus }) => focus);
  const openedItem = useDraftSession((state) => state.openedItem);
  useEffect(() => {
    if (request?.target !== 'list') return;
    if (openKey === undefined && openedItem !== 'none') return;
    if (!draftSession.takeFocus(request)) return;
    const opener = rows.current?.querySelector<HTMLElement>('[aria-current]');
    (opener ?? addButton.current)?.focus();
  }, [request, openedItem, openKey, draftSession, rows, addButton]);
}

type Item = DraftPlan | DraftAddon;

/** Longer lists have a filter. */
const MAX_WITHOUT_FILTER = 12;

function useItemFilter(items: readonly Item[]) {
  const [filter, setFilter] = useState('');
  const isLong = items.length > MAX_WITHOUT_FILTER;
  const isFiltered = filter.trim() !== '' && isLong;
  const shown: readonly Item[] = isFiltered ? items.filter((item) => isMatch(item, filter)) : items;
  return { isLong, isFiltered, shown, filter, setFilter };
}

interface ItemFilterProps {
  /** Title of the list. */
  title: string;
  value: string;
  onValueChange: (value: string) => void;
}

function ItemFilter({ title, value, onValueChange }: ItemFilterProps) {
  const { t } = useTranslation('editor');
  return (
    <TextField
      label={<span className={css({ srOnly: true })}>{t('list.filter', { list: title })}</span>}
      value={value}
      onValueChange={onValueChange}
      className={css({ gap: '0' })}
    />
  );
}

function isMatch({ title, id }: Item, filter: string): boolean {
  const wanted = foldText(filter);
  return foldText(title).includes(wanted) || foldText(id).includes(wanted);
}
