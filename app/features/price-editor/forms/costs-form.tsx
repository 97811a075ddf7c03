import { useTranslation } from 'react-i18next';
import { formatWarning } from '#app/catalog/price-changes/format-warning';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import { EXTRA_COST_FIELDS, type ExtraCost } from '#app/domain/pricing/counts';
import { getYearlyDiscountRate, rateToPercent } from '#app/domain/pricing/discounts';
import { fractionToPercent, percentToFraction } from '#app/domain/pricing/editing/draft-items';
import { getWarnings, useDraftSession, useEditor } from '#app/features/price-editor/editor-context';
import { EditorPanel, FieldGroup } from '#app/features/price-editor/editor-panel';
import { NumberField } from '#app/ui/fields/number-field';

/** Extra costs and yearly discount (spec §3). */
export function CostsForm() {
  const { t } = useTranslation('editor');
  return (
    <EditorPanel title={t('costs.title')}>
      <FieldGroup title={t('costs.extra')}>
        {EXTRA_COST_FIELDS.map((field) => (
          <CostInput key={field} field={field} />
        ))}
      </FieldGroup>
      <FieldGroup title={t('costs.discount')}>
        <CostInput field="YEARLY_DISCOUNT" />
      </FieldGroup>
    </EditorPanel>
  );
}

/** The discount is typed in percent and stored as a fraction (spec §5); further years follow (D7). */
function CostInput({ field }: { field: ExtraCost | 'YEARLY_DISCOUNT' }) {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const formats = useExactFormats();
  const isDiscount = field === 'YEARLY_DISCOUNT';
  const value = useDraftSession(({ draft }) =>
    isDiscount ? draft.YEARLY_DISCOUNT : draft.EXTRA_COSTS[field],
  );
  const warning = useDraftSession(({ draft }) => {
    const found = getWarnings(draft).find((one) =>
      'field' in one ? one.field === field : isDiscount && one.kind !== 'no-plans',
    );
    return found && formatWarning(t, formats, found);
  });
  const write = (next: number) =>
    draftSession.edit((draft) =>
      isDiscount
        ? { ...draft, YEARLY_DISCOUNT: percentToFraction(next) }
        : { ...draft, EXTRA_COSTS: { ...draft.EXTRA_COSTS, [field]: next } },
    );
  const percentFor = (years: number) =>
    formats.number(rateToPercent(getYearlyDiscountRate({ YEARLY_DISCOUNT: value }, years)));
  return (
    <NumberField
      label={t(`costFields.${field}`)}
      {...(isDiscount && {
        hint: t('hints.discount', { second: percentFor(2), third: percentFor(3) }),
      })}
      unit={isDiscount ? '%' : '€'}
      separator={formats.separator}
      unreadable={t('warnings.unreadableNumber')}
      warning={warning}
      value={isDiscount ? fractionToPercent(value) : value}
      onValueChange={write}
    />
  );
}
