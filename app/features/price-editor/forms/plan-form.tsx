import { type ReactElement, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FIELD_SECTIONS, PLAN_FIELDS, type PlanField } from '#app/domain/pricing/fields';
import { useDraft, useEditor } from '#app/features/price-editor/editor-context';
import { FieldGroup, wholeRow } from '#app/features/price-editor/editor-panel';
import { CustomTexts } from './custom-texts';
import { FeatureInputs } from './feature-inputs';
import { AddonListInput, FlagInput, LongTextInput, NumberInput, TextInput } from './item-fields';
import { ItemPanel } from './item-panel';

const HINTS = {
  id: 'hints.id',
  includedAddons: 'hints.addonList',
  disabledAddons: 'hints.addonList',
  freeAddonCount: 'hints.freeAddonCount',
  salesOnly: 'hints.salesOnly',
  highlighted: 'hints.planHighlighted',
} as const satisfies { [field in PlanField['field']]?: `hints.${string}` };
const hints: { [field in PlanField['field']]?: (typeof HINTS)[keyof typeof HINTS] } = HINTS;

/** All fields of one plan (spec §3). */
export function PlanForm({ planKey }: { planKey: number }) {
  const { t } = useTranslation('editor');
  const index = useDraft((draft) => draft.PRICING_PLANS.findIndex(({ key }) => key === planKey));
  const titleInput = useRef<HTMLInputElement>(null);
  if (index < 0) return null;
  return (
    <ItemPanel list="PRICING_PLANS" itemKey={planKey} index={index} titleInput={titleInput}>
      {FIELD_SECTIONS.map((section) => (
        <FieldGroup key={section} title={t(`sections.${section}`)}>
          {PLAN_FIELDS.filter((row) => row.section === section).map((row) => (
            <PlanInput
              key={row.field}
              planKey={planKey}
              index={index}
              row={row}
              titleInput={titleInput}
            />
          ))}
        </FieldGroup>
      ))}
      <CustomTexts list="PRICING_PLANS" itemKey={planKey} />
    </ItemPanel>
  );
}

interface PlanInputProps {
  planKey: number;
  index: number;
  row: PlanField;
  titleInput: RefObject<HTMLInputElement | null>;
}

function PlanInput({ planKey, index, row, titleInput }: PlanInputProps): ReactElement {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const plan = `PRICING_PLANS[${index}]` as const;
  const hintKey = hints[row.field];
  const hint = hintKey && t(`${hintKey}`);
  switch (row.kind) {
    case 'title':
      return <TextInput name={`${plan}.${row.field}`} field={row.field} inputRef={titleInput} />;
    case 'id':
      return (
        <TextInput
          name={`${plan}.${row.field}`}
          field={row.field}
          hint={hint}
          isCode
          // Texts in other languages refer to the id.
          onValueChange={(id) => draftSession.renameItem('PRICING_PLANS', planKey, id)}
        />
      );
    case 'long-text':
      return (
        <LongTextInput
          name={`${plan}.${row.field}`}
          field={row.field}
          rows={2}
          className={wholeRow}
        />
      );
    case 'main-price':
      return <NumberInput name={`${plan}.${row.field}`} field={row.field} unit="€" />;
    case 'count':
      return <NumberInput name={`${plan}.${row.field}`} field={row.field} hint={hint} />;
    case 'addon-ids':
      return <AddonListInput name={`${plan}.${row.field}`} field={row.field} hint={hint} />;
    case 'flag':
      return <FlagInput name={`${plan}.${row.field}`} field={row.field} hint={hint} />;
    case 'features':
      return <FeatureInputs name={`${plan}.${row.field}`} />;
  }
}
