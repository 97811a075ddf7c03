import { dropInvisible, toOneLine } from '#app/domain/plain-text.ts';
import { chooseCountry, findDialCode, hasTrunkPrefix } from './countries.ts';

const VALID = /^\+[1-9]\d{6,14}$/;
const SEPARATORS = /[\s./()\p{Dash}\u2044]/gu;
/** Hungary has a longer trunk prefix; all other countries with one use `0`. */
const LONG_TRUNK_PREFIXES: Readonly<Record<string, string>> = { '+36': '06' };

/**
 * Normalizes a phone number to `+` and digits; undefined if it is invalid (spec §5, D23). Spaces,
 * parentheses, dashes, dots, slashes and invisible characters are removed, and `00` becomes `+`.
 * The trunk prefix is dropped if the country has one: Italy's zeros belong to the number.
 * @param countryCode dial code of the selected country, such as `+49`
 */
export function normalizePhone(phone: string, countryCode: string): string | undefined {
  const digits = dropInvisible(phone).replace(SEPARATORS, '').replace(/^00/, '+');
  const code = digits.startsWith('+') ? findDialCode(digits) : countryCode;
  const national = digits.startsWith('+') ? digits.slice(code?.length) : digits;
  // Unknown dial codes, such as +800, are accepted.
  const number = code === undefined ? digits : code + dropTrunkPrefix(national, code);
  return VALID.test(number) ? number : undefined;
}

function dropTrunkPrefix(national: string, dialCode: string): string {
  if (!hasTrunkPrefix(dialCode)) return national;
  const long = LONG_TRUNK_PREFIXES[dialCode];
  if (long !== undefined && national.startsWith(long)) return national.slice(long.length);
  return national.replace(/^0/, '');
}

interface PhoneEntry {
  /** ISO code of the selected country. */
  country: string;
  phone: string;
}

/**
 * The phone field after a change. A known dial code at its start selects the country and leaves
 * the text: `+41 44 668 18 00` becomes Switzerland and `44 668 18 00`, pasted or typed (spec §4).
 * @param current the selected country, kept if it shares the code (D23)
 */
export function parsePhoneInput(text: string, current: string): PhoneEntry {
  const visible = toOneLine(dropInvisible(text));
  const [, start = '', digits = ''] = /^(\s*\(?(?:\+|00)\s*)(\d+)/.exec(visible) ?? [];
  const code = findDialCode(`+${digits}`);
  const country = code === undefined ? undefined : chooseCountry(code, current);
  // While typing, the code is removed before the separator after it arrives.
  if (code === undefined || country === undefined) {
    return { country: current, phone: dropSeparators(visible) };
  }
  const rest = dropSeparators(visible.slice(start.length + code.length - 1));
  const phone = hasTrunkPrefix(code) ? rest.replace(/^\(0\)/, '') : rest;
  return { country, phone: dropSeparators(phone) };
}

function dropSeparators(text: string): string {
  return text.replace(/^[\s)./\p{Dash}\u2044]+/u, '');
}
