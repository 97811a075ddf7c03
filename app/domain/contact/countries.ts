import {
  CODES_WITHOUT_TRUNK_PREFIX,
  COUNTRIES_BY_DIAL_CODE,
  TRUNK_PREFIXES,
} from './dial-codes.ts';

/** A country of the phone field; its names come from `Intl` (D24). */
export interface Country {
  /** ISO 3166 code with two letters: `DE`. */
  iso: string;
  /** With plus: `+49`. */
  dialCode: string;
}

/** Shown first, in this order (spec §3). */
export const PINNED_COUNTRIES: readonly string[] = ['DE', 'US', 'IN', 'BR', 'CN'];

const byDialCode: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(COUNTRIES_BY_DIAL_CODE).map(([code, list]) => [`+${code}`, list.split(' ')]),
);

/** Every country with a dial code, ordered by dial code. */
export const countries: readonly Country[] = [...byDialCode].flatMap(([dialCode, list]) =>
  list.map((iso) => ({ iso, dialCode })),
);

const byIso = new Map(countries.map((country) => [country.iso, country]));

/** Gets the dial code with plus; `+49` for an unknown country (D24). */
export function getDialCode(iso: string): string {
  return byIso.get(iso)?.dialCode ?? '+49';
}

export function isCountry(iso: string): boolean {
  return byIso.has(iso);
}

export function isDialCode(code: string): boolean {
  return byDialCode.has(code);
}

/** Gets the address of a flag; a picture, because Windows draws no flag emoji. */
export function getFlagPath(iso: string): string {
  return `/flags/${iso.toLowerCase()}.svg`;
}

const MAX_DIAL_CODE_LENGTH = '+000'.length;

/** Finds the dial code at the start of a number with `+`; undefined if no country has it (D23). */
export function findDialCode(number: string): string | undefined {
  // No dial code is a prefix of another one.
  for (let length = 2; length <= Math.min(number.length, MAX_DIAL_CODE_LENGTH); length++) {
    const code = number.slice(0, length);
    if (isDialCode(code)) return code;
  }
  return undefined;
}

const withoutTrunkPrefix = new Set(CODES_WITHOUT_TRUNK_PREFIX.split(' '));

/**
 * Whether national numbers have a trunk prefix that international ones lack: `040` in Germany is
 * `+49 40`, but `06` in Italy is `+39 06` (D23).
 */
export function hasTrunkPrefix(dialCode: string): boolean {
  return !withoutTrunkPrefix.has(dialCode.slice(1));
}

const trunkPrefixes = new Map(
  Object.entries(TRUNK_PREFIXES).map(([code, { prefix, lengths }]) => [
    `+${code}`,
    { pattern: new RegExp(`^(?:${prefix})`), lengths: new Set<number>(lengths) },
  ]),
);

/**
 * Drops a national number's trunk prefix: the country's own one if the rest has the length of its
 * numbers, as Russia's 8 in `8 912 345-67-89`, else a leading zero (D23).
 */
export function dropTrunkPrefix(national: string, dialCode: string): string {
  if (!hasTrunkPrefix(dialCode)) return national;
  const own = trunkPrefixes.get(dialCode);
  const rest = own ? national.replace(own.pattern, '') : national;
  return own?.lengths.has(rest.length) ? rest : national.replace(/^0/, '');
}

/**
 * Chooses the country for a dial code: the current one if it has that code, else the main country
 * of the code; undefined for an unknown code (D23).
 */
export function chooseCountry(dialCode: string, current: string): string | undefined {
  const candidates = byDialCode.get(dialCode);
  return candidates?.includes(current) ? current : candidates?.[0];
}
