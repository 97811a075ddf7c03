import { useTranslation } from 'react-i18next';
import { REASONS } from '#app/domain/contact/choices';
import { TranslatedText } from '#app/i18n/translated-text';
import { SelectField } from '#app/ui/fields/select-field';
import { wholeRow } from './form-layout';
import { putProblem } from './problem-text';
import type { InquiryForm } from './use-inquiry-form';

export function ReasonField({ form, id }: { form: InquiryForm; id: string }) {
  const { t } = useTranslation('contact');
  return (
    <form.Field name="reason">
      {({ state, handleChange }) => (
        <SelectField
          control={{ id: `${id}-reason` }}
          className={wholeRow}
          label={<TranslatedText i18nKey="contact:fields.reason" />}
          name="reason"
          isRequired
          value={state.value}
          placeholder={t('reasons.placeholder')}
          options={REASONS.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
          onValueChange={(value) => handleChange(REASONS.find((one) => one === value) ?? '')}
          error={putProblem(state.meta.errors)}
        />
      )}
    </form.Field>
  );
}
