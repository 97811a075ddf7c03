import { MAX_LENGTHS } from '#app/domain/contact/inquiry';
import { TranslatedText } from '#app/i18n/translated-text';
import { InputField } from '#app/ui/fields/input-field';
import { putProblem } from './problem-text';
import type { InquiryForm } from './use-inquiry-form';

const NAMES = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
] as const;

export function NameFields({ form, id }: { form: InquiryForm; id: string }) {
  return NAMES.map(({ name, autoComplete }) => (
    <form.Field key={name} name={name}>
      {({ state, handleChange, handleBlur }) => (
        <InputField
          control={{ id: `${id}-${name}` }}
          label={<TranslatedText i18nKey={`contact:fields.${name}`} />}
          isRequired
          {...{ name, autoComplete }}
          maxLength={MAX_LENGTHS.name}
          value={state.value}
          onValueChange={handleChange}
          onBlur={handleBlur}
          error={putProblem(state.meta.errors)}
        />
      )}
    </form.Field>
  ));
}
