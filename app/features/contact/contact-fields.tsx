import { useTranslation } from 'react-i18next';
import { CONTACT_WAYS } from '#app/domain/contact/choices';
import { hasBothWays, LONGEST } from '#app/domain/contact/inquiry';
import { useTextMarks } from '#app/i18n/text-marks';
import { FieldError } from '#app/ui/fields/field-frame';
import { InputField } from '#app/ui/fields/input-field';
import { Segmented } from '#app/ui/fields/segmented';
import { css, cx } from '#styled/css';
import { field as fieldRecipe } from '#styled/recipes';
import { wholeRow } from './form-layout';
import { PhoneField } from './phone/phone-field';
import { useProblemText } from './problem-text';
import type { InquiryForm } from './use-inquiry-form';

interface ContactFieldsProps {
  form: InquiryForm;
  id: string;
  onType: (way: 'email' | 'phone', text: string) => void;
}

/** E-mail and phone, of which one is enough; with both, one may be preferred (spec §4). */
export function ContactFields({ form, id, onType }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const mark = useTextMarks('contact');
  const putProblem = useProblemText();
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
                label={mark('fields.email', t('fields.email'))}
                type="email"
                name="email"
                autoComplete="email"
                inputMode="email"
                maxLength={LONGEST.email}
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
                  <p className={fieldRecipe().hint}>{mark('emailOrPhone', t('emailOrPhone'))}</p>
                )}
              </div>
            </>
          );
        }}
      </form.Field>
      <form.Subscribe selector={({ values }) => hasBothWays(values)}>
        {(isPreferencePossible) =>
          isPreferencePossible && <PreferredContact form={form} className={wholeRow} />
        }
      </form.Subscribe>
    </>
  );
}

function PreferredContact({ form, className }: { form: InquiryForm; className: string }) {
  const { t } = useTranslation('contact');
  const mark = useTextMarks('contact');
  return (
    <form.Field name="preferredContact">
      {({ state, handleChange }) => (
        <Segmented
          legend={mark('fields.preferredContact', t('fields.preferredContact'))}
          value={state.value}
          options={CONTACT_WAYS.map((way) => ({
            value: way,
            label: mark(`ways.${way}`, t(`ways.${way}`)),
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
