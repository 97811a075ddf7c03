import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDialCode } from '#app/domain/contact/countries';
import { type InquiryProblem, MAX_LENGTHS } from '#app/domain/contact/inquiry';
import { normalizePhone } from '#app/domain/contact/phone';
import type { InquiryForm } from '#app/features/contact/use-inquiry-form';
import type { FieldControl } from '#app/ui/fields/field-frame';
import { InputField } from '#app/ui/fields/input-field';
import { css } from '#styled/css';
import { CountryPicker } from './country-picker';

interface PhoneFieldProps {
  form: InquiryForm;
  control: FieldControl & { id: string };
  onType: (text: string) => void;
}

/** Checked while typing (spec §5); a number that starts with `+41` switches the country (D23). */
export function PhoneField({ form, control, onType }: PhoneFieldProps) {
  const { t } = useTranslation('contact');
  const [isListMissing, setListMissing] = useState(false);
  return (
    <form.Field name="country">
      {(country) => (
        <form.Field name="phone">
          {({ state, handleBlur }) => {
            const problem = findPhoneProblem(state.value, country.state.value);
            return (
              <InputField
                control={control}
                className={css({ position: 'relative' })}
                label={t('fields.phone')}
                type="tel"
                name="phone"
                autoComplete="tel"
                inputMode="tel"
                maxLength={MAX_LENGTHS.phone}
                value={state.value}
                onValueChange={onType}
                onBlur={handleBlur}
                isErrorLive
                {...(problem && { error: t(`problems.${problem}`) })}
                {...(isListMissing && { warning: t('country.missing') })}
                prefix={
                  <CountryPicker
                    country={country.state.value}
                    onChange={(chosen) => country.handleChange(chosen)}
                    onLoad={(isLoaded) => {
                      setListMissing(!isLoaded);
                      if (!isLoaded) document.getElementById(control.id)?.focus();
                    }}
                  />
                }
              />
            );
          }}
        </form.Field>
      )}
    </form.Field>
  );
}

function findPhoneProblem(phone: string, country: string): InquiryProblem | undefined {
  if (phone.trim() === '') return undefined;
  return normalizePhone(phone, getDialCode(country)) === undefined ? 'phoneInvalid' : undefined;
}
