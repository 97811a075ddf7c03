import { dropInvisible, toOneLine } from '#app/domain/plain-text';
import { chooseCountry, findDialCode, hasTrunkPrefix } from './countries';

const VALID = /^\+[1-9]\d{6,14}$/;
const SEPARATORS = /[\s./()\p{Dash}\u2044]/gu;
/** Hungary's; every other country that drops a leading zero has just that zero. */
const LONG_TRUNK_PREFIXES: Readonly<Record<string, string>> = { '+36': '06' };

/**
 * The canonical phone number: `+` and digits, or undefined if the text is none. Spaces,
 * parentheses, hyphens, dashes, dots, slashes and invisible marks do not count; `00` counts as `+`.
 * A leading 0 stands for the country code, and after a country code it is dropped, in both cases
 * only where the country has a trunk prefix: Italy's zeros belong to the number (spec §5, D23).
 * @param countryCode the selected country's, `+49`
 */
export function normalizePhone(phone: string, countryCode: string): string | undefined {
  const digits = dropInvisible(phone).replace(SEPARATORS, '').replace(/^00/, '+');
  const code = digits.startsWith('+') ? findDialCode(digits) : countryCode;
  const national = digits.startsWith('+') ? digits.slice(code?.length) : digits;
  // A code that no listed country has, such as +800, is sent unchanged.
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
  // Typed key by key, a code is already taken out when the separator after it arrives.
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
