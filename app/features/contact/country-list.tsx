import { type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getFlagPath } from '#app/domain/contact/countries';
import {
  type NamedCountry,
  nameCountries,
  searchCountries,
} from '#app/domain/contact/country-search';
import { useLanguage } from '#app/i18n/language-context';
import { type SearchGroup, SearchList } from '#app/ui/fields/search-list';

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
  return (
    <SearchList
      opener={opener}
      locale={locale}
      label={t('country.label')}
      placeholder={t('country.search')}
      groups={groups}
      value={country}
      query={query}
      onQueryChange={setQuery}
      onSelect={onSelect}
      onClose={onClose}
      empty={t('country.none')}
      nameFound={(count) => t('country.found', { count })}
    />
  );
}

function describe({ iso, name, dialCode }: NamedCountry) {
  return { value: iso, label: name, detail: dialCode, icon: getFlagPath(iso) };
}
