import { countries, PINNED_COUNTRIES } from '#app/domain/contact/countries';
import type { NamedCountry } from '#app/domain/contact/country-search';

export function nameCountry(iso: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(iso) ?? iso;
}

interface CountryGroups {
  /** In the specified order. */
  pinned: readonly NamedCountry[];
  /** Sorted by name. */
  others: readonly NamedCountry[];
}

/** All countries with their names in the page's language and in English (D24). */
export function nameCountries(locale: string): CountryGroups {
  const local = new Intl.DisplayNames(locale, { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const named = countries.map((country) => ({
    ...country,
    name: local.of(country.iso) ?? country.iso,
    englishName: english.of(country.iso) ?? country.iso,
  }));
  const pinned = PINNED_COUNTRIES.flatMap((iso) => named.filter((one) => one.iso === iso));
  const others = named
    .filter(({ iso }) => !PINNED_COUNTRIES.includes(iso))
    .sort((a, b) => compare(a.name, b.name));
  return { pinned, others };
}

/** A picture, because Windows draws no flag emoji. */
export function flagOf(iso: string): string {
  return `/flags/${iso.toLowerCase()}.svg`;
}
