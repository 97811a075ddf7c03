import { foldText } from '#app/domain/fold-text';
import { type Country, countries, PINNED_COUNTRIES } from './countries';

/** A country with its names. */
export interface NamedCountry extends Country {
  /** In the page's language. */
  name: string;
  englishName: string;
}

/** All countries with their names in the page's language and in English (D24). */
export function nameCountries(locale: string) {
  const local = new Intl.DisplayNames(locale, { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const named = countries.map(
    (country): NamedCountry => ({
      ...country,
      name: local.of(country.iso) ?? country.iso,
      englishName: english.of(country.iso) ?? country.iso,
    }),
  );
  /** In the specified order. */
  const pinned = PINNED_COUNTRIES.flatMap((iso) => named.filter((one) => one.iso === iso));
  /** Sorted by name. */
  const others = named
    .filter(({ iso }) => !PINNED_COUNTRIES.includes(iso))
    .sort((a, b) => compare(a.name, b.name));
  return { pinned, others };
}

/**
 * Searches countries by name or dial code, best match first (D24). Names in the page's language and
 * in English match by ISO code, start of the name, start of a word, then any part. Dial codes match
 * by their start, with plus, with `00` or without either.
 */
export function searchCountries(list: readonly NamedCountry[], typed: string): NamedCountry[] {
  const text = foldText(typed);
  if (text === '') return [...list];
  const digits = /^(?:\+|00)?\s*(\d+)$/.exec(text)?.[1];
  const rank = digits === undefined ? rankByName(text) : rankByDialCode(digits);
  return list
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found) => found.rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

const NO_MATCH = 4;

function rankByName(text: string) {
  return ({ iso, name, englishName }: NamedCountry): number => {
    if (iso.toLowerCase() === text) return 0;
    const names = [foldText(name), foldText(englishName)];
    if (names.some((one) => one.startsWith(text))) return 1;
    if (names.some((one) => one.split(/[^\p{L}]/u).some((word) => word.startsWith(text)))) return 2;
    return names.some((one) => one.includes(text)) ? 3 : NO_MATCH;
  };
}

function rankByDialCode(digits: string) {
  return ({ dialCode }: NamedCountry): number => {
    if (dialCode === `+${digits}`) return 0;
    return dialCode.startsWith(`+${digits}`) ? 1 : NO_MATCH;
  };
}
