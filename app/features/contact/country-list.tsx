import { type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getFlagPath } from '#app/domain/contact/countries';
import {
  type NamedCountry,
  nameCountries,
  searchCountries,
} from '#app/domain/contact/country-search';
import { useLanguage } from '#app/i18n/language-context';
import {
  SearchEmpty,
  type SearchGroup,
  SearchInput,
  SearchList,
  type SearchListOption,
  SearchOptions,
} from '#app/ui/fields/search-list';
import { css } from '#styled/css';

export interface CountryListProps {
  opener: RefObject<HTMLElement | null>;
  country: string;
  onSelect: (country: string) => void;
  /** @param isLeft whether the focus has already moved elsewhere */
  onClose: (isLeft: boolean) => void;
}

/** All countries with search, loaded when the list is first opened (D24). */
export function CountryList({ opener, country, onSelect, onClose }: CountryListProps) {
  const { t } = useTranslation('contact');
  const { locale } = useLanguage();
  const [query, setQuery] = useState('');
  const all = useMemo(() => nameCountries(locale), [locale]);
  const groups = useMemo((): SearchGroup[] => {
    if (query.trim() !== '') {
      const found = searchCountries([...all.pinned, ...all.others], query);
      return found.length > 0 ? [{ label: '', options: found.map(describe) }] : [];
    }
    return [
      { label: t('country.pinned'), options: all.pinned.map(describe) },
      { label: t('country.others'), options: all.others.map(describe) },
    ];
  }, [all, query, t]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const hasOptions = options.length > 0;
  return (
    <SearchList
      opener={opener}
      locale={locale}
      options={options}
      query={query}
      onSelect={onSelect}
      onClose={onClose}
      value={country}
      onQueryChange={setQuery}
    >
      <SearchInput
        label={t('country.label')}
        placeholder={t('country.search')}
        hasOptions={hasOptions}
      />
      {hasOptions ? (
        <SearchOptions groups={groups} />
      ) : (
        <SearchEmpty>{t('country.none')}</SearchEmpty>
      )}
      <p role="status" className={css({ srOnly: true })}>
        {query !== '' && t('country.found', { count: options.length })}
      </p>
    </SearchList>
  );
}

function describe({ iso, name, dialCode }: NamedCountry): SearchListOption {
  return { value: iso, label: name, detail: dialCode, icon: getFlagPath(iso) };
}
