import { type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NamedCountry, searchCountries } from '#app/domain/contact/country-search';
import { useLanguage } from '#app/i18n/language-context';
import { SearchList, type SearchListOption } from '#app/ui/search-list';
import { flagOf, nameCountries } from './country-names';

export interface CountryListProps {
  opener: RefObject<HTMLElement | null>;
  country: string;
  onSelect: (country: string) => void;
  /** `isLeft` when the visitor is elsewhere already, with the focus too. */
  onClose: (isLeft: boolean) => void;
}

/** All countries with search: a chunk of its own, loaded when the list is first opened (D24). */
export function CountryList({ opener, country, onSelect, onClose }: CountryListProps) {
  const { t } = useTranslation('contact');
  const { locale } = useLanguage();
  const [query, setQuery] = useState('');
  const all = useMemo(() => nameCountries(locale), [locale]);
  const groups = useMemo(() => {
    if (query.trim() !== '') {
      const found = searchCountries([...all.pinned, ...all.others], query);
      return found.length > 0 ? [{ label: '', options: found.map(describe) }] : [];
    }
    return [
      { label: t('country.pinned'), options: all.pinned.map(describe) },
      { label: t('country.others'), options: all.others.map(describe) },
    ];
  }, [all, query, t]);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <SearchList
      opener={opener}
      label={t('country.label')}
      placeholder={t('country.search')}
      locale={locale}
      groups={groups}
      value={country}
      query={query}
      onQueryChange={setQuery}
      onSelect={onSelect}
      onClose={onClose}
      statusText={t('country.found', { count })}
      emptyText={t('country.none')}
    />
  );
}

function describe({ iso, name, dialCode }: NamedCountry): SearchListOption {
  return { value: iso, label: name, detail: dialCode, icon: flagOf(iso) };
}
