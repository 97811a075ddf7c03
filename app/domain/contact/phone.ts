import { chooseCountry } from './countries';

const VALID = /^\+[1-9]\d{6,14}$/;
const LONGEST_DIAL_CODE = 3;

/**
 * A phone number as it is sent: `+` and digits, or undefined where it cannot be one. Spaces,
 * parentheses, hyphens and dots do not count; a leading 0 stands for the country code; `00` counts
 * as `+`, and `(0)` after an international code is dropped (spec §5, D23).
 * @param countryCode the selected country's, `+49`
 */
export function normalizePhone(phone: string, countryCode: string): string | undefined {
  const number = addCountryCode(
    phone
      .replace(/[\s.-]/g, '')
      .replace(/^(\(?(?:\+|00)\d{1,4}\)?)\(0\)/, '$1')
      .replace(/[()]/g, ''),
    countryCode,
  );
  return VALID.test(number) ? number : undefined;
}

function addCountryCode(digits: string, countryCode: string): string {
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return countryCode + (digits.startsWith('0') ? digits.slice(1) : digits);
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
export function enterPhone(text: string, current: string): PhoneEntry {
  const [, start = '', digits = ''] = /^(\s*\(?(?:\+|00))(\d+)/.exec(text) ?? [];
  // No dial code is the start of another one, so the first that fits is the one.
  for (let length = 1; length <= Math.min(digits.length, LONGEST_DIAL_CODE); length++) {
    const country = chooseCountry(`+${digits.slice(0, length)}`, current);
    if (country === undefined) continue;
    const rest = dropSeparators(text.slice(start.length + length));
    return { country, phone: dropSeparators(rest.replace(/^\(0\)/, '')) };
  }
  // Who types the code key by key goes on with what parts it from the number.
  return { country: current, phone: dropSeparators(text) };
}

function dropSeparators(text: string): string {
  return text.replace(/^[\s).-]+/, '');
}
