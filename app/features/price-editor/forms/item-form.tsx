import { type ReactElement, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemList } from '#app/domain/pricing/editing/draft';
import {
  ADDON_FIELDS,
  FIELD_SECTIONS,
  type ItemField,
  PLAN_FIELDS,
} from '#app/domain/pricing/fields';
import { useDraft, useEditor } from '#app/features/price-editor/editor-context';
import { FieldGroup, wholeRow } from '#app/features/price-editor/editor-panel';
import { CustomTexts } from './custom-texts';
import { FeatureInputs } from './feature-inputs';
import {
  AddonListInput,
  FlagInput,
  IconInput,
  LongTextInput,
  NumberInput,
  StatusInput,
  TextInput,
} from './item-fields';
import { ItemPanel } from './item-panel';

const HINTS = {
  PRICING_PLANS: {
    id: 'hints.id',
    includedAddons: 'hints.addonList',
    disabledAddons: 'hints.addonList',
    freeAddonCount: 'hints.freeAddonCount',
    salesOnly: 'hints.salesOnly',
    highlighted: 'hints.planHighlighted',
  },
  ADDONS: {
    id: 'hints.addonId',
    statusText: 'hints.statusText',
    icon: 'hints.icon',
    highlighted: 'hints.addonHighlighted',
  },
} as const satisfies Record<ItemList, { [field in ItemField['field']]?: string }>;
type Hint = { [list in ItemList]: (typeof HINTS)[list][keyof (typeof HINTS)[list]] }[ItemList];
const hints: Record<ItemList, { [field in ItemField['field']]?: Hint }> = HINTS;

interface ItemFormProps {
  list: ItemList;
  itemKey: number;
}

/** All fields of one plan or addon (spec §3). */
export function ItemForm({ list, itemKey }: ItemFormProps) {
  const { t } = useTranslation('editor');
  const index = useDraft((draft) => {
    const items: readonly { key: number }[] = draft[list];
    return items.findIndex(({ key }) => key === itemKey);
  });
  const titleInput = useRef<HTMLInputElement>(null);
  if (index < 0) return null;
  const fields: readonly ItemField[] = list === 'PRICING_PLANS' ? PLAN_FIELDS : ADDON_FIELDS;
  const sections = FIELD_SECTIONS.filter((one) => fields.some(({ section }) => section === one));
  const nameOf = (section: (typeof FIELD_SECTIONS)[number]) =>
    section === 'price' && list === 'ADDONS' ? 'addonPrice' : section;
  const props = { list, itemKey, index, titleInput };
  return (
    <ItemPanel {...props}>
      {sections.map((section) => (
        <FieldGroup key={section} title={t(`sections.${nameOf(section)}`)}>
          {fields
            .filter((row) => row.section === section)
            .map((row) => (
              <ItemInput key={row.field} {...props} row={row} />
            ))}
        </FieldGroup>
      ))}
      <CustomTexts list={list} itemKey={itemKey} />
    </ItemPanel>
  );
}

interface ItemInputProps extends ItemFormProps {
  index: number;
  row: ItemField;
  titleInput: RefObject<HTMLInputElement | null>;
}

function ItemInput({ list, itemKey, index, row, titleInput }: ItemInputProps): ReactElement {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const item = `${list}[${index}]` as const;
  const plan = `PRICING_PLANS[${index}]` as const;
  const addon = `ADDONS[${index}]` as const;
  const hintKey = hints[list][row.field];
  const hint = hintKey && t(hintKey);
  switch (row.kind) {
    case 'title':
      return <TextInput name={`${item}.${row.field}`} field={row.field} inputRef={titleInput} />;
    case 'id':
      return (
        <TextInput
          name={`${item}.${row.field}`}
          field={row.field}
          hint={hint}
          isCode
          // Lists of plans (D21) and texts in other languages refer to the id.
          onValueChange={(id) => draftSession.renameItem(list, itemKey, id)}
        />
      );
    case 'text':
      return <TextInput name={`${addon}.${row.field}`} field={row.field} hint={hint} />;
    case 'code':
      return <TextInput name={`${addon}.${row.field}`} field={row.field} isCode />;
    case 'icon':
      return <IconInput name={`${addon}.${row.field}`} field={row.field} hint={hint} />;
    case 'long-text': {
      const isLong = row.field === 'longDescription';
      return (
        <LongTextInput
          name={isLong ? `${addon}.longDescription` : `${item}.description`}
          field={row.field}
          rows={isLong ? 4 : 2}
          className={wholeRow}
        />
      );
    }
    case 'main-price': {
      const name =
        row.field === 'price' ? (`${addon}.price` as const) : (`${plan}.basePrice` as const);
      return <NumberInput name={name} field={row.field} unit="€" />;
    }
    case 'count':
      return <NumberInput name={`${plan}.${row.field}`} field={row.field} hint={hint} />;
    case 'addon-ids':
      return <AddonListInput name={`${plan}.${row.field}`} field={row.field} hint={hint} />;
    case 'status':
      return <StatusInput name={`${addon}.${row.field}`} field={row.field} />;
    case 'flag': {
      const name =
        row.field === 'salesOnly'
          ? (`${plan}.salesOnly` as const)
          : (`${item}.highlighted` as const);
      return <FlagInput name={name} field={row.field} hint={hint} />;
    }
    case 'features':
      return <FeatureInputs name={`${item}.${row.field}`} />;
  }
}
