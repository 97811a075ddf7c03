import { type ComponentType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDialCode } from '#app/domain/contact/countries';
import { useLanguage } from '#app/i18n/language-context';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { field, inquiryForm } from '#styled/recipes';
import type { CountryListProps } from './country-list';
import { flagOf, nameCountry } from './country-names';

interface CountryPickerProps {
  country: string;
  onChange: (country: string) => void;
  /** Called each time the list is opened, with whether it could be loaded. */
  onLoad: (isLoaded: boolean) => void;
}

/** The selected country's flag and dial code; the list opens below the whole phone field. */
export function CountryPicker({ country, onChange, onLoad }: CountryPickerProps) {
  const { t } = useTranslation('contact');
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [List, setList] = useState<ComponentType<CountryListProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const code = getDialCode(country);
  const open = async () => {
    setOpen(true);
    try {
      const { CountryList } = await import('./country-list');
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
        aria-label={t('country.choose', { name: nameCountry(country, locale), code })}
        className={cx(field().control, trigger)}
        onClick={() => (isOpen ? close(false) : void open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          void open();
        }}
      >
        <img src={flagOf(country)} alt="" width={24} height={16} loading="lazy" className={flag} />
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

const { country: trigger, flag } = inquiryForm();
