import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWarning } from '#app/catalog/price-changes/format-warning';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import { EXTRA_COST_FIELDS, type ExtraCost } from '#app/domain/pricing/counts';
import { getYearlyDiscountRate, rateToPercent } from '#app/domain/pricing/discounts';
import { fractionToPercent, percentToFraction } from '#app/domain/pricing/editing/draft-items';
import { useDraft, useEditor } from '#app/features/price-editor/editor-context';
import { EditorPanel, FieldGroup } from '#app/features/price-editor/editor-panel';
import { getWarnings } from '#app/features/price-editor/warnings-and-changes';
import { NumberField } from '#app/ui/fields/number-field';
import { BackToOverview, useFocusRequests } from './item-panel';

/** Extra costs and yearly discount (spec §3). */
export function CostsForm() {
  const { t } = useTranslation('editor');
  const head = useRef<HTMLHeadingElement>(null);
  useFocusRequests(head);
  return (
    <>
      <BackToOverview />
      <EditorPanel title={t('costs.title')} headRef={head}>
        <FieldGroup title={t('costs.extra')}>
          {EXTRA_COST_FIELDS.map((field) => (
            <ExtraCostInput key={field} field={field} />
          ))}
        </FieldGroup>
        <FieldGroup title={t('costs.discount')}>
          <DiscountInput />
        </FieldGroup>
      </EditorPanel>
    </>
  );
}

function ExtraCostInput({ field }: { field: ExtraCost }) {
  const { t } = useTranslation('editor');
  const { form } = useEditor();
  const formats = useExactFormats();
  const warning = useDraft((draft) => {
    const found = getWarnings(draft).find(
      (one) => 'field' in one && !('key' in one) && one.field === field,
    );
    return found && formatWarning(t, formats, found);
  });
  return (
    <form.Field name={`EXTRA_COSTS.${field}`}>
      {({ state, handleChange }) => (
        <NumberField
          label={t(`costFields.${field}`)}
          unit="€"
          separator={formats.separator}
          unreadable={t('warnings.unreadableNumber')}
          warning={warning}
          value={state.value}
          onValueChange={handleChange}
        />
      )}
    </form.Field>
  );
}

/** Typed in percent, stored as a fraction (spec §5); further years are derived (D7). */
function DiscountInput() {
  const { t } = useTranslation('editor');
  const { form } = useEditor();
  const formats = useExactFormats();
  const rate = useDraft(({ YEARLY_DISCOUNT }) => YEARLY_DISCOUNT);
  const warning = useDraft((draft) => {
    const found = getWarnings(draft).find(
      ({ kind }) => kind === 'negative-discount' || kind === 'discount-too-high',
    );
    return found && formatWarning(t, formats, found);
  });
  const percentFor = (years: number) =>
    formats.number(rateToPercent(getYearlyDiscountRate({ YEARLY_DISCOUNT: rate }, years)));
  return (
    <form.Field name="YEARLY_DISCOUNT">
      {({ state, handleChange }) => (
        <NumberField
          label={t('costFields.YEARLY_DISCOUNT')}
          hint={t('hints.discount', { second: percentFor(2), third: percentFor(3) })}
          unit="%"
          separator={formats.separator}
          unreadable={t('warnings.unreadableNumber')}
          warning={warning}
          value={fractionToPercent(state.value)}
          onValueChange={(percent) => handleChange(percentToFraction(percent))}
        />
      )}
    </form.Field>
  );
}
