import { type ComponentType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDialCode, getFlagPath } from '#app/domain/contact/countries';
import { INQUIRY_FIELDS } from '#app/domain/contact/fields';
import { isPhoneReworked, normalizePhone } from '#app/domain/contact/phone';
import type { InquiryProblem } from '#app/domain/contact/problems';
import { useLanguage } from '#app/i18n/language-context';
import { definePart } from '#app/later/define-part';
import type { FieldControl } from '#app/ui/fields/field-frame';
import { TextField } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { field, inquiryForm } from '#styled/recipes';
import type { CountryListProps } from './country-list';
import type { InquiryForm } from './use-inquiry-form';

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
              <TextField
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
                live="error"
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

interface CountryPickerProps {
  country: string;
  onChange: (country: string) => void;
  /** Called each time the list is opened, with whether it could be loaded. */
  onLoad: (isLoaded: boolean) => void;
}

/** The selected country's flag and dial code; the list opens below the whole phone field. */
function CountryPicker({ country, onChange, onLoad }: CountryPickerProps) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [List, setList] = useState<ComponentType<CountryListProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const code = getDialCode(country);
  const name = new Intl.DisplayNames(language.locale, { type: 'region' }).of(country) ?? country;
  const open = async () => {
    setOpen(true);
    try {
      const { CountryList } = await countries.load(language);
      setList(() => CountryList);
      onLoad(true);
    } catch {
      setOpen(false);
      onLoad(false);
    }
  };
  const close = (isLeft: boolean) => {
    setOpen(false);
    if (!isLeft) button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={t('country.choose', { name, code })}
        className={cx(field().control, trigger)}
        onClick={() => (isOpen ? close(false) : void open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          void open();
        }}
      >
        <img
          src={getFlagPath(country)}
          alt=""
          width={24}
          height={16}
          loading="lazy"
          className={flag}
        />
        <span dir="ltr">{code}</span>
        <Icon name="chevron-down" className={css({ width: '4', height: '4' })} />
      </button>
      {isOpen && List && (
        <List
          opener={button}
          country={country}
          onSelect={(chosen) => {
            onChange(chosen);
            close(false);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

const countries = definePart({ load: () => import('./country-list') });

const { country: trigger, flag } = inquiryForm();
