import { CONTACT_METHODS } from '#app/domain/contact/choices';
import { hasEmailAndPhone, MAX_LENGTHS } from '#app/domain/contact/inquiry';
import { TranslatedText } from '#app/i18n/translated-text';
import { FieldError } from '#app/ui/fields/field-frame';
import { InputField } from '#app/ui/fields/input-field';
import { Segmented } from '#app/ui/fields/segmented';
import { css, cx } from '#styled/css';
import { field as fieldRecipe } from '#styled/recipes';
import { wholeRow } from './form-layout';
import { PhoneField } from './phone/phone-field';
import { putProblem } from './problem-text';
import type { InquiryForm } from './use-inquiry-form';

interface ContactFieldsProps {
  form: InquiryForm;
  id: string;
  onType: (way: 'email' | 'phone', text: string) => void;
}

/** E-mail and phone, of which one is enough; with both, one may be preferred (spec §4). */
export function ContactFields({ form, id, onType }: ContactFieldsProps) {
  const noteId = `${id}-ways`;
  return (
    <>
      <form.Field name="email">
        {({ state, handleBlur }) => {
          // Wrong with both fields together, so it is said once, below both.
          const isNoneGiven = state.meta.errors.includes('emailOrPhoneRequired');
          const problem = putProblem(state.meta.errors);
          const shared = { describedBy: noteId, isInvalid: isNoneGiven };
          return (
            <>
              <InputField
                control={{ id: `${id}-email`, ...shared }}
                label={<TranslatedText i18nKey="contact:fields.email" />}
                type="email"
                name="email"
                autoComplete="email"
                inputMode="email"
                maxLength={MAX_LENGTHS.email}
                value={state.value}
                onValueChange={(text) => onType('email', text)}
                onBlur={handleBlur}
                error={isNoneGiven ? undefined : problem}
              />
              <PhoneField
                form={form}
                control={{ id: `${id}-phone`, ...shared }}
                onType={(text) => onType('phone', text)}
              />
              <div id={noteId} className={cx(wholeRow, note)}>
                {isNoneGiven ? (
                  <FieldError>{problem}</FieldError>
                ) : (
                  <p className={fieldRecipe().hint}>
                    <TranslatedText i18nKey="contact:emailOrPhone" />
                  </p>
                )}
              </div>
            </>
          );
        }}
      </form.Field>
      <form.Subscribe selector={({ values }) => hasEmailAndPhone(values)}>
        {(isPreferencePossible) =>
          isPreferencePossible && <PreferredContact form={form} className={wholeRow} />
        }
      </form.Subscribe>
    </>
  );
}

function PreferredContact({ form, className }: { form: InquiryForm; className: string }) {
  return (
    <form.Field name="preferredContact">
      {({ state, handleChange }) => (
        <Segmented
          legend={<TranslatedText i18nKey="contact:fields.preferredContact" />}
          value={state.value}
          options={CONTACT_METHODS.map((way) => ({
            value: way,
            label: <TranslatedText i18nKey={`contact:ways.${way}`} />,
          }))}
          onValueChange={handleChange}
          className={className}
        />
      )}
    </form.Field>
  );
}

// As near to its fields as a hint is to one.
const note = css({ marginBlockStart: '[-0.875rem]' });
