import { type ReactElement, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDON_FIELDS, type AddonField, FIELD_SECTIONS } from '#app/domain/pricing/fields';
import { useDraft, useEditor } from '#app/features/price-editor/editor-context';
import { FieldGroup, wholeRow } from '#app/features/price-editor/editor-panel';
import { CustomTexts } from './custom-texts';
import { FeatureInputs } from './feature-inputs';
import {
  FlagInput,
  IconInput,
  LongTextInput,
  NumberInput,
  StatusInput,
  TextInput,
} from './item-fields';
import { ItemPanel } from './item-panel';

const HINTS = {
  id: 'hints.addonId',
  statusText: 'hints.statusText',
  icon: 'hints.icon',
  highlighted: 'hints.addonHighlighted',
} as const satisfies { [field in AddonField['field']]?: `hints.${string}` };
const hints: { [field in AddonField['field']]?: (typeof HINTS)[keyof typeof HINTS] } = HINTS;

/** All fields of one addon (spec §3). */
export function AddonForm({ addonKey }: { addonKey: number }) {
  const { t } = useTranslation('editor');
  const index = useDraft((draft) => draft.ADDONS.findIndex(({ key }) => key === addonKey));
  const titleInput = useRef<HTMLInputElement>(null);
  if (index < 0) return null;
  const sections = FIELD_SECTIONS.map((section) => ({
    section,
    rows: ADDON_FIELDS.filter((row) => row.section === section),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <ItemPanel list="ADDONS" itemKey={addonKey} index={index} titleInput={titleInput}>
      {sections.map(({ section, rows }) => (
        <FieldGroup
          key={section}
          title={t(section === 'price' ? 'sections.addonPrice' : `sections.${section}`)}
        >
          {rows.map((row) => (
            <AddonInput
              key={row.field}
              addonKey={addonKey}
              index={index}
              row={row}
              titleInput={titleInput}
            />
          ))}
        </FieldGroup>
      ))}
      <CustomTexts list="ADDONS" itemKey={addonKey} />
    </ItemPanel>
  );
}

interface AddonInputProps {
  addonKey: number;
  index: number;
  row: AddonField;
  titleInput: RefObject<HTMLInputElement | null>;
}

function AddonInput({ addonKey, index, row, titleInput }: AddonInputProps): ReactElement {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const addon = `ADDONS[${index}]` as const;
  const hintKey = hints[row.field];
  const hint = hintKey && t(`${hintKey}`);
  switch (row.kind) {
    case 'title':
      return <TextInput name={`${addon}.${row.field}`} field={row.field} inputRef={titleInput} />;
    case 'id':
      return (
        <TextInput
          name={`${addon}.${row.field}`}
          field={row.field}
          hint={hint}
          isCode
          // Lists of plans (D21) and texts in other languages refer to the id.
          onValueChange={(id) => draftSession.renameItem('ADDONS', addonKey, id)}
        />
      );
    case 'text':
      return <TextInput name={`${addon}.${row.field}`} field={row.field} hint={hint} />;
    case 'code':
      return <TextInput name={`${addon}.${row.field}`} field={row.field} isCode />;
    case 'icon':
      return <IconInput name={`${addon}.${row.field}`} field={row.field} hint={hint} />;
    case 'long-text':
      return (
        <LongTextInput
          name={`${addon}.${row.field}`}
          field={row.field}
          rows={row.field === 'longDescription' ? 4 : 2}
          className={wholeRow}
        />
      );
    case 'main-price':
      return <NumberInput name={`${addon}.${row.field}`} field={row.field} unit="€" />;
    case 'status':
      return <StatusInput name={`${addon}.${row.field}`} field={row.field} />;
    case 'flag':
      return <FlagInput name={`${addon}.${row.field}`} field={row.field} hint={hint} />;
    case 'features':
      return <FeatureInputs name={`${addon}.${row.field}`} />;
  }
}
