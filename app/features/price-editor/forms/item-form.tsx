import { useTranslation } from 'react-i18next';
import { formatItemName } from '#app/catalog/price-changes/format-change';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import { findItem, type ItemList } from '#app/domain/pricing/editing/draft';
import { FIELD_SECTIONS, ITEM_FIELDS, type ItemField } from '#app/domain/pricing/fields';
import { changeAndFocus } from '#app/features/price-editor/change-and-focus';
import { useDraftSession, useEditor } from '#app/features/price-editor/editor-context';
import { EditorPanel, FieldGroup } from '#app/features/price-editor/editor-panel';
import { IconButton } from '#app/features/price-editor/icon-button';
import { REFERENCE_LANGUAGE, translatedCodes } from '#app/i18n/languages';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { ItemInput } from './item-input';

interface ItemFormProps {
  list: ItemList;
  itemKey: number;
}

const TRANSLATED: readonly ItemField['kind'][] = ['title', 'long-text', 'features'];

/** All fields of one plan or addon (spec §3), and its texts in other languages. */
export function ItemForm({ list, itemKey }: ItemFormProps) {
  const { t } = useTranslation('editor');
  const formats = useExactFormats();
  const title = useDraftSession(({ draft }) => {
    const item = findItem(draft, list, itemKey);
    return item && formatItemName(t, list, item);
  });
  if (title === undefined) return null;
  const rows = ITEM_FIELDS[list];
  const sections = FIELD_SECTIONS.filter((one) => rows.some(({ section }) => section === one));
  const nameOf = (section: (typeof FIELD_SECTIONS)[number]) =>
    section === 'price' && list === 'ADDONS' ? 'addonPrice' : section;
  const item = { list, itemKey };
  return (
    <EditorPanel
      title={<span lang={REFERENCE_LANGUAGE}>{title}</span>}
      actions={<DeleteButton {...item} title={title} />}
    >
      {sections.map((section) => (
        <FieldGroup key={section} title={t(`sections.${nameOf(section)}`)}>
          {rows
            .filter((row) => row.section === section)
            .map((row) => (
              <ItemInput key={row.field} {...item} row={row} />
            ))}
        </FieldGroup>
      ))}
      {translatedCodes.map((language) => (
        <details
          key={language}
          className={css({ borderBlockStart: 'line', paddingBlockStart: '3' })}
        >
          <summary className={summary}>
            {t('ownTexts.title', { language: formats.language(language) })}
          </summary>
          <FieldGroup title={t('ownTexts.hint')}>
            {rows
              .filter(({ kind }) => TRANSLATED.includes(kind))
              .map((row) => (
                <ItemInput key={row.field} {...item} row={row} language={language} />
              ))}
          </FieldGroup>
        </details>
      ))}
    </EditorPanel>
  );
}

const summary = css({
  width: 'fit',
  paddingBlock: '1',
  textStyle: 'small',
  fontWeight: 'semibold',
  color: 'muted',
});

function DeleteButton({ list, itemKey, title }: ItemFormProps & { title: string }) {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  return (
    <IconButton
      label={t('item.delete')}
      onClick={() => {
        changeAndFocus(() => draftSession.remove(list, itemKey), 'row');
        announce(t('item.deleted', { title }));
      }}
    >
      <Icon name="trash-2" />
    </IconButton>
  );
}
