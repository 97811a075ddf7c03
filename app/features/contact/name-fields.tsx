import { useTranslation } from 'react-i18next';
import { LONGEST } from '#app/domain/contact/inquiry';
import { useTextMarks } from '#app/i18n/text-marks';
import { InputField } from '#app/ui/fields/input-field';
import { useProblemText } from './problem-text';
import type { InquiryForm } from './use-inquiry-form';

const NAMES = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
] as const;

export function NameFields({ form, id }: { form: InquiryForm; id: string }) {
  const { t } = useTranslation('contact');
  const mark = useTextMarks('contact');
  const putProblem = useProblemText();
  return NAMES.map(({ name, autoComplete }) => (
    <form.Field key={name} name={name}>
      {({ state, handleChange, handleBlur }) => (
        <InputField
          control={{ id: `${id}-${name}` }}
          label={mark(`fields.${name}`, t(`fields.${name}`))}
          isRequired
          {...{ name, autoComplete }}
          maxLength={LONGEST.name}
          value={state.value}
          onValueChange={handleChange}
          onBlur={handleBlur}
          error={putProblem(state.meta.errors)}
        />
      )}
    </form.Field>
  ));
}
