import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDialCode } from '#app/domain/contact/countries';
import { INQUIRY_FIELDS } from '#app/domain/contact/fields';
import type { InquiryProblem } from '#app/domain/contact/inquiry';
import { isPhoneReworked, normalizePhone } from '#app/domain/contact/phone';
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
            const code = getDialCode(country.state.value);
            const number = normalizePhone(state.value, code);
            const problem: InquiryProblem | undefined =
              state.value.trim() === '' || number ? undefined : 'phoneInvalid';
            return (
              <InputField
                control={control}
                className={css({ position: 'relative' })}
                label={t('fields.phone')}
                type="tel"
                name="phone"
                autoComplete={INQUIRY_FIELDS.phone.autoComplete}
                inputMode="tel"
                maxLength={INQUIRY_FIELDS.phone.maxLength}
                value={state.value}
                onValueChange={onType}
                onBlur={handleBlur}
                isErrorLive
                {...(problem && { error: t(`problems.${problem}`) })}
                {...(isPhoneReworked(state.value, code) && { hint: t('phoneSent', { number }) })}
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
