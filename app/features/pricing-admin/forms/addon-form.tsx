import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AddonIcon } from '#app/catalog/addon-icon';
import { useDraft, useEditor } from '#app/features/pricing-admin/editor-context';
import { FieldGroup, wholeRow } from '#app/features/pricing-admin/panel';
import { Segmented } from '#app/ui/segmented';
import { css } from '#styled/css';
import { FeatureInputs } from './feature-inputs';
import { FlagInput, LongTextInput, NumberInput, TextInput } from './item-fields';
import { ItemPanel } from './item-panel';

/** All fields of one addon (spec §3). */
export function AddonForm({ addonKey }: { addonKey: number }) {
  const { t } = useTranslation('admin');
  const { form } = useEditor();
  const index = useDraft((draft) => draft.ADDONS.findIndex(({ key }) => key === addonKey));
  const icon = useDraft((draft) => draft.ADDONS[index]?.icon ?? '');
  const titleInput = useRef<HTMLInputElement>(null);
  if (index < 0) return null;
  const addon = `ADDONS[${index}]` as const;
  return (
    <ItemPanel list="ADDONS" itemKey={addonKey} index={index} titleInput={titleInput}>
      <FieldGroup title={t('sections.texts')}>
        <TextInput name={`${addon}.title`} field="title" inputRef={titleInput} />
        <TextInput name={`${addon}.id`} field="id" hint={t('hints.addonId')} isCode />
        <LongTextInput
          name={`${addon}.description`}
          field="description"
          rows={2}
          className={wholeRow}
        />
        <LongTextInput
          name={`${addon}.longDescription`}
          field="longDescription"
          rows={4}
          className={wholeRow}
        />
      </FieldGroup>
      <FieldGroup title={t('sections.addonPrice')}>
        <NumberInput name={`${addon}.price`} field="price" unit="€" />
        <form.Field name={`${addon}.status`}>
          {({ state, handleChange }) => (
            <Segmented
              legend={t('fields.status')}
              value={state.value}
              options={[
                { value: 'available', label: t('status.available') },
                { value: 'future', label: t('status.future') },
              ]}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <TextInput name={`${addon}.statusText`} field="statusText" hint={t('hints.statusText')} />
      </FieldGroup>
      <FieldGroup title={t('sections.display')}>
        <div className={css({ display: 'flex', gap: '3', alignItems: 'flex-start' })}>
          <TextInput
            name={`${addon}.icon`}
            field="icon"
            hint={t('hints.icon')}
            isCode
            className={css({ flexGrow: '1' })}
          />
          <span className={css({ marginBlockStart: '7' })}>
            <AddonIcon name={icon} />
          </span>
        </div>
        <TextInput name={`${addon}.image`} field="image" isCode />
        <FlagInput
          name={`${addon}.highlighted`}
          field="highlighted"
          hint={t('hints.addonHighlighted')}
        />
      </FieldGroup>
      <FieldGroup title={t('sections.features')}>
        <FeatureInputs name={`${addon}.features`} />
      </FieldGroup>
    </ItemPanel>
  );
}
