import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#app/features/pricing-admin/editor-context';
import { FieldGroup, wholeRow } from '#app/features/pricing-admin/panel';
import { FeatureInputs } from './feature-inputs';
import { AddonListInput, FlagInput, LongTextInput, NumberInput, TextInput } from './item-fields';
import { ItemPanel } from './item-panel';

/** All fields of one plan (spec §3). */
export function PlanForm({ planKey }: { planKey: number }) {
  const { t } = useTranslation('admin');
  const index = useDraft((draft) => draft.PRICING_PLANS.findIndex(({ key }) => key === planKey));
  const titleInput = useRef<HTMLInputElement>(null);
  if (index < 0) return null;
  const plan = `PRICING_PLANS[${index}]` as const;
  return (
    <ItemPanel list="PRICING_PLANS" itemKey={planKey} index={index} titleInput={titleInput}>
      <FieldGroup title={t('sections.texts')}>
        <TextInput name={`${plan}.title`} field="title" inputRef={titleInput} />
        <TextInput name={`${plan}.id`} field="id" hint={t('hints.id')} isCode />
        <LongTextInput
          name={`${plan}.description`}
          field="description"
          rows={2}
          className={wholeRow}
        />
      </FieldGroup>
      <FieldGroup title={t('sections.price')}>
        <NumberInput name={`${plan}.basePrice`} field="basePrice" unit="€" />
        <NumberInput name={`${plan}.includedUsers`} field="includedUsers" />
        <NumberInput name={`${plan}.includedSystems`} field="includedSystems" />
        <NumberInput name={`${plan}.includedLandscapes`} field="includedLandscapes" />
      </FieldGroup>
      <FieldGroup title={t('sections.addons')}>
        <AddonListInput
          name={`${plan}.includedAddons`}
          field="includedAddons"
          hint={t('hints.addonList')}
        />
        <AddonListInput
          name={`${plan}.disabledAddons`}
          field="disabledAddons"
          hint={t('hints.addonList')}
        />
        <NumberInput
          name={`${plan}.freeAddonCount`}
          field="freeAddonCount"
          hint={t('hints.freeAddonCount')}
        />
      </FieldGroup>
      <FieldGroup title={t('sections.display')}>
        <FlagInput name={`${plan}.salesOnly`} field="salesOnly" hint={t('hints.salesOnly')} />
        <FlagInput
          name={`${plan}.highlighted`}
          field="highlighted"
          hint={t('hints.planHighlighted')}
        />
      </FieldGroup>
      <FieldGroup title={t('sections.features')}>
        <FeatureInputs name={`${plan}.features`} />
      </FieldGroup>
    </ItemPanel>
  );
}
