import { foldText } from '#app/domain/fold-text';
import type { Country } from './countries';

/** A country with its names. */
export interface NamedCountry extends Country {
  /** In the page's language. */
  name: string;
  englishName: string;
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
