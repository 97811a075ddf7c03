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

interface InternationalStart {
  /** ISO code of the country that the number names. */
  country: string;
  /** What remains of the text. */
  rest: string;
}

/**
 * Takes a known dial code off the start of what is typed: `+41 44 668 18 00` names Switzerland and
 * leaves `44 668 18 00` (spec §4). Undefined where there is none yet.
 * @param current the selected country, kept if it shares the code (D23)
 */
export function splitDialCode(text: string, current: string): InternationalStart | undefined {
  const [, start = '', digits = ''] = /^(\s*\(?(?:\+|00))(\d+)/.exec(text) ?? [];
  // No dial code is the start of another one, so the first that fits is the one.
  for (let length = 1; length <= Math.min(digits.length, LONGEST_DIAL_CODE); length++) {
    const country = chooseCountry(`+${digits.slice(0, length)}`, current);
    if (country === undefined) continue;
    const rest = text.slice(start.length + length);
    return { country, rest: rest.replace(/^[\s).-]*(?:\(0\))?[\s.-]*/, '') };
  }
  return undefined;
}
