import type { Country } from './countries';

/** A country with its names, ready to be searched. */
export interface NamedCountry extends Country {
  /** In the page's language. */
  name: string;
  englishName: string;
}

/**
 * The countries that are meant by what was typed, the likeliest first: an ISO code in full, the
 * start of a name, the start of a word in it, any part of it, each in the page's language or in
 * English; or the start of a dial code, with plus, `00` or neither (D24).
 */
export function searchCountries(list: readonly NamedCountry[], typed: string): NamedCountry[] {
  const text = fold(typed);
  if (text === '') return [...list];
  const digits = /^(?:\+|00)?\s*(\d+)$/.exec(text)?.[1];
  const rank = digits === undefined ? rankByName(text) : rankByDialCode(digits);
  return list
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found) => found.rank < NOT_MEANT)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

const NOT_MEANT = 4;

function rankByName(text: string) {
  return ({ iso, name, englishName }: NamedCountry): number => {
    if (iso.toLowerCase() === text) return 0;
    const names = [fold(name), fold(englishName)];
    if (names.some((one) => one.startsWith(text))) return 1;
    if (names.some((one) => one.split(/[^\p{L}]/u).some((word) => word.startsWith(text)))) return 2;
    return names.some((one) => one.includes(text)) ? 3 : NOT_MEANT;
  };
}

function rankByDialCode(digits: string) {
  return ({ dialCode }: NamedCountry): number => {
    if (dialCode === `+${digits}`) return 0;
    return dialCode.startsWith(`+${digits}`) ? 1 : NOT_MEANT;
  };
}

/** Case and accents do not matter: `osterreich` finds Österreich. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
