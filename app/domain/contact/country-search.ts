import type { Country } from './countries';

/** A country with its names, ready to be searched. */
export interface NamedCountry extends Country {
  /** In the page's language. */
  name: string;
  englishName: string;
}

/**
 * Whether a country is meant by what was typed: part of its name in either language, the start of
 * its ISO code or of its dial code, the latter with plus, `00` or neither (D24).
 */
export function matchesCountry(country: NamedCountry, typed: string): boolean {
  const text = fold(typed);
  if (text === '') return true;
  const digits = /^(?:\+|00)?\s*(\d+)$/.exec(text)?.[1];
  if (digits !== undefined) return country.dialCode.startsWith(`+${digits}`);
  return (
    country.iso.toLowerCase().startsWith(text) ||
    [country.name, country.englishName].some((name) => fold(name).includes(text))
  );
}

/** Case and accents do not matter: `osterreich` finds Österreich. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
