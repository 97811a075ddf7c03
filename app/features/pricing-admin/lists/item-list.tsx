import { Plus } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemList as List } from '#app/domain/pricing/editing/draft';
import { moveItem } from '#app/domain/pricing/editing/draft-items';
import { warningsOf } from '#app/features/pricing-admin/derived';
import { useDraft, useEditor, useSession } from '#app/features/pricing-admin/editor-context';
import { nameOf } from '#app/features/pricing-admin/names';
import { useTextLanguage } from '#app/i18n/text-language';
import { Button } from '#app/ui/button';
import { TextField } from '#app/ui/fields/text-field';
import { useRowDrag } from '#app/ui/use-row-drag';
import { css } from '#styled/css';
import { ItemListContext } from './item-list-context';
import { ItemRow } from './item-row';
import { useListFocus, useMoveBy } from './use-list-focus';

/** From so many entries on, there is a filter. */
const MANY = 12;

/** The plans or the addons in their order: opened, added, moved by mouse, finger and key. */
export function ItemList({ list }: { list: List }) {
  const { t } = useTranslation('admin');
  const { session, announce } = useEditor();
  const texts = list === 'PRICING_PLANS' ? 'plans' : 'addons';
  const items = useDraft((draft) => draft[list]);
  const openKey = useSession(({ place }) =>
    typeof place === 'object' && place.list === list ? place.key : undefined,
  );
  const warningCounts = useWarningCounts(list);
  const [filter, setFilter] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  const isFiltered = filter.trim() !== '' && items.length > MANY;
  const shown = isFiltered ? items.filter((item) => isMatch(item, filter)) : items;

  const move = useCallback(
    (key: number, to: number) => {
      session.edit((draft) => moveItem(draft, list, key, to));
      const moved = session.readDraft()[list];
      const position = moved.findIndex((item) => item.key === key);
      const item = moved[position];
      if (!item) return;
      const title = nameOf(t, list, item);
      announce(t('list.moved', { title, position: position + 1, count: moved.length }));
    },
    [session, announce, list, t],
  );
  const { drag, start } = useRowDrag(rows, (from, to) => {
    const item = items[from];
    if (item) move(item.key, to);
  });
  const startDrag = useLatest(start);
  const open = useCallback((key: number) => session.open({ list, key }, 'head'), [session, list]);
  const moveBy = useMoveBy(rows, items.length, move);
  useListFocus(openKey, rows, addButton);
  const hintId = `${id}-hint`;
  const shared = useMemo(
    () => ({ list, hintId, open, startDrag, moveBy }),
    [list, hintId, open, startDrag, moveBy],
  );

  return (
    <section
      aria-labelledby={`${id}-title`}
      className={section}
      {...useTextLanguage('admin', texts)}
    >
      <h2 id={`${id}-title`} className={heading}>
        {t(`${texts}.title`)} <span className={css({ color: 'muted' })}>{items.length}</span>
      </h2>
      {items.length > MANY && (
        <TextField
          label={
            <span className={css({ srOnly: true })}>
              {t('list.filter', { list: t(`${texts}.title`) })}
            </span>
          }
          value={filter}
          onValueChange={setFilter}
          className={css({ gap: '0' })}
        />
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
        <ol ref={rows} hidden={shown.length === 0} className={css({ listStyle: 'none' })}>
          {shown.map((item, index) => (
            <ItemRow
              key={item.key}
              {...{ item, index }}
              isOpen={item.key === openKey}
              isMovable={!isFiltered && items.length > 1}
              drag={dragOf(drag, index, shown.length)}
              warningCount={warningCounts.get(item.key) ?? 0}
            />
          ))}
        </ol>
      </ItemListContext>
      <Button
        ref={addButton}
        visual="ghost"
        size="sm"
        className={css({ justifySelf: 'start', color: 'accent' })}
        onClick={() => {
          setFilter('');
          if (list === 'PRICING_PLANS') session.addPlan();
          else session.addAddon();
        }}
      >
        <Plus aria-hidden="true" />
        {t(`${texts}.add`)}
      </Button>
    </section>
  );
}

function isMatch({ title, id }: { title: string; id: string }, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return title.toLowerCase().includes(wanted) || id.toLowerCase().includes(wanted);
}

/** What a drag makes of a row; `gap` is the place where the dragged one would be dropped. */
function dragOf(
  drag: { from: number; gap: number } | undefined,
  index: number,
  count: number,
): string | undefined {
  if (drag === undefined) return undefined;
  const isAtEnd = drag.gap === count && index === count - 1;
  const marks = [
    drag.from === index && 'dragged',
    drag.gap === index && 'drop-start',
    isAtEnd && 'drop-end',
  ];
  return marks.filter(Boolean).join(' ') || undefined;
}

/** How many warnings each item has, by key. */
function useWarningCounts(list: List): ReadonlyMap<number, number> {
  const keys = useDraft(
    (draft) =>
      warningsOf(draft).flatMap((one) => ('key' in one && one.list === list ? one.key : [])),
    // Every edit makes new warnings, seldom others; the other list need not be rendered for it.
    (before, after) => before.join() === after.join(),
  );
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  }, [keys]);
}

/** Always the same function, which calls the latest one: rows need not be rendered for it. */
function useLatest<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' });

const heading = css({
  textStyle: 'small',
  fontWeight: 'semibold',
  paddingInline: '3',
});
