import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialCodeOf } from '#app/domain/contact/countries';
import { useLanguage } from '#app/i18n/language-context';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { flagOf, nameCountry } from './country-names';

const CountryList = lazy(() =>
  import('./country-list').then((module) => ({ default: module.CountryList })),
);

interface CountryPickerProps {
  country: string;
  onChange: (country: string) => void;
}

/** The selected country's flag and dial code; the list opens below the whole phone field. */
export function CountryPicker({ country, onChange }: CountryPickerProps) {
  const { t } = useTranslation('contact');
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const code = dialCodeOf(country);
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
        onClick={() => (isOpen ? close(false) : setOpen(true))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <img src={flagOf(country)} alt="" width={24} height={16} loading="lazy" className={flag} />
        <span dir="ltr">{code}</span>
        <ChevronDown aria-hidden="true" className={css({ width: '4', height: '4' })} />
      </button>
      {isOpen && (
        <Suspense>
          <CountryList
            opener={button}
            country={country}
            onSelect={(chosen) => {
              onChange(chosen);
              close(false);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  width: 'fit',
  flexShrink: '0',
  paddingInline: '2.5',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
});

const flag = css({
  width: '6',
  height: '4',
  borderRadius: '[2px]',
  boxShadow: '[0 0 0 1px {colors.line}]',
});
