import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import { NetLine } from '#app/catalog/use-prices';
import { foldText } from '#app/domain/fold-text';
import type { DraftItem, ItemList as List } from '#app/domain/pricing/editing/draft';
import { changeAndFocus } from '#app/features/price-editor/change-and-focus';
import { getWarnings, useDraftSession, useEditor } from '#app/features/price-editor/editor-context';
import { Button } from '#app/ui/button';
import { TextField } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { figure, ItemRow, opener, row, title, WarningSign } from './item-row';

/** Lists of the plans and addons, and the row for extra costs and discount. */
export function Navigation() {
  const { t } = useTranslation('editor');
  return (
    <nav aria-label={t('navigation')} className={css({ stack: '3' })} data-editor-lists="">
      <ItemList list="PRICING_PLANS" />
      <CostsRow />
      <ItemList list="ADDONS" />
      <NetLine isShort className={note} />
    </nav>
  );
}

function CostsRow() {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const isOpen = useDraftSession(({ openedItem }) => openedItem === 'costs');
  const discount = useDraftSession(({ draft }) => draft.YEARLY_DISCOUNT);
  const formats = useExactFormats();
  const warningCount = useDraftSession(
    ({ draft }) => getWarnings(draft).filter((warning) => !('key' in warning)).length,
  );
  return (
    <div className={row} data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className={opener}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => changeAndFocus(() => draftSession.open('costs'), 'heading')}
      >
        <span className={title}>{t('costs.title')}</span>
        <span className={figure}>
          <WarningSign count={warningCount} />
          {formats.percent(discount)}
        </span>
      </button>
    </div>
  );
}

/** Longer lists have a filter. */
const MAX_WITHOUT_FILTER = 12;

/** The plans or the addons in their order: opened, added, moved by button and key. */
function ItemList({ list }: { list: List }) {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const [filter, setFilter] = useState('');
  const items: readonly DraftItem[] = useDraftSession(({ draft }) => draft[list]);
  const openKey = useDraftSession(({ openedItem }) =>
    typeof openedItem === 'object' && openedItem.list === list ? openedItem.key : undefined,
  );
  const id = useId();
  const texts = list === 'PRICING_PLANS' ? 'plans' : 'addons';
  const isLong = items.length > MAX_WITHOUT_FILTER;
  const isFiltered = filter.trim() !== '' && isLong;
  const wanted = isFiltered ? foldText(filter) : '';
  const shown = items.filter(({ title, id }) =>
    [title, id].some((text) => foldText(text).includes(wanted)),
  );
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={section}
      data-open={openKey === undefined ? undefined : ''}
    >
      <div className={head}>
        <h2 id={`${id}-title`} className={css({ textStyle: 'small', fontWeight: 'semibold' })}>
          {t(`${texts}.title`)} <span className={css({ color: 'muted' })}>{items.length}</span>
        </h2>
        <Button
          visual="ghost"
          size="sm"
          className={css({ color: 'accent' })}
          onClick={() => {
            setFilter('');
            changeAndFocus(() => draftSession.add(list), 'title');
          }}
        >
          <Icon name="plus" />
          {t(`${texts}.add`)}
        </Button>
      </div>
      {isLong && (
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
      <p id={`${id}-hint`} hidden>
        {t('list.moveHint')}
      </p>
      {shown.length === 0 && (
        <p className={quiet}>{isFiltered ? t('list.noMatch') : t(`${texts}.none`)}</p>
      )}
      <ol hidden={shown.length === 0} className={css({ listStyle: 'none' })}>
        {shown.map((item, index) => (
          <ItemRow
            key={item.key}
            list={list}
            item={item}
            index={index}
            count={shown.length}
            isOpen={item.key === openKey}
            isMovable={!isFiltered && items.length > 1}
            hintId={`${id}-hint`}
          />
        ))}
      </ol>
    </section>
  );
}

const quiet = css({ color: 'muted', textStyle: 'caption', paddingInline: '3' });

// Beside the samples, which have the same note, the lists need none.
const note = cx(quiet, css({ '@container (min-width: 66rem)': { display: 'none' } }));

const section = css({ stack: '1', gridTemplateColumns: 'minmax(0, 1fr)' });

const head = css({
  wrap: '1',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: '3',
});
