import { dropInvisible, toOneLine } from '#app/domain/plain-text.ts';
import { chooseCountry, dropTrunkPrefix, findDialCode, hasTrunkPrefix } from './countries.ts';

const VALID = /^\+[1-9]\d{6,14}$/;
const SEPARATORS = /[\s./()[\]\p{Dash}\u2044]/gu;

const LABEL =
  /^\s*(?:tel(?:efon(?:nummer)?|ephone)?|phone|fon|mobil(?:e|telefon)?|handy|[tm])\b[\s.:]*(?=[+([\d])/i;
const OTHER_NUMBER = /[,;|]|\s(?:oder|or|und|and|bzw|fax|mobile?|handy|tel)\b/i;
/**
 * In Germany and Austria a direct dial is part of the number; it replaces the zero of the exchange.
 * The match begins where separators begin, so that long runs of them take linear time.
 */
const DIRECT_DIAL =
  /(?<![\s\p{Dash}])(?:[\s\p{Dash}]+0)?[\s\p{Dash}]*(?:durchwahl|dw|klappe)[\s.:\p{Dash}]*(?=\d+\s*$)/iu;
/** Dialled by hand after the number, so that it is not part of it. */
const EXTENSION = /(?<![\s\p{Dash}])[\s\p{Dash}]*(?:(?:ext(?:ension)?|x)[\s.:]*|#\s*)\d+\s*$/iu;
/** `00`, a dial code, a trunk prefix and the digits of a number have at most 20 characters. */
const MAX_CHARACTERS = 20;

/**
 * Normalizes a phone number to `+` and digits; undefined if it is invalid (spec §5, D23). Spaces,
 * parentheses, dashes, dots, slashes and invisible characters are removed, and `00` becomes `+`.
 * The trunk prefix is dropped if the country has one: Italy's zeros belong to the number. Of several
 * numbers the first counts, and an extension that cannot be dialled with the number is dropped.
 * @param countryCode dial code of the selected country, such as `+49`
 */
export function normalizePhone(phone: string, countryCode: string): string | undefined {
  const [first = ''] = dropInvisible(phone).replace(LABEL, '').split(OTHER_NUMBER);
  const number = first.replace(DIRECT_DIAL, '').replace(EXTENSION, '');
  const [start = '', ...all] = number.split('/');
  const parts = all.filter((part) => dropSeparators(part) !== '');
  let known = start;
  for (const [index, part] of parts.entries()) {
    const isNumber = normalizeOne(known, countryCode) !== undefined;
    const rest = parts.slice(index).join('/');
    // `040/123456` is one number, `040 123456 / 0171 1234567` are two.
    if (isNumber && /^[\s([]*[0+]/.test(part) && normalizeOne(rest, countryCode)) break;
    if (isNumber && normalizeOne(`${known}/${part}`, countryCode) === undefined) break;
    known += `/${part}`;
    if (dropSeparators(known).length > MAX_CHARACTERS) return undefined;
  }
  return normalizeOne(known, countryCode);
}

function normalizeOne(phone: string, countryCode: string): string | undefined {
  const digits = dropSeparators(phone).replace(/^00/, '+');
  const number = startsWithOwnCode(phone, digits, countryCode) ? `+${digits}` : digits;
  const code = number.startsWith('+') ? findDialCode(number) : countryCode;
  const national = number.startsWith('+') ? number.slice(code?.length) : number;
  // Unknown dial codes, such as +800, are accepted.
  const complete = code === undefined ? number : code + dropTrunkPrefix(national, code);
  return VALID.test(complete) ? complete : undefined;
}

/**
 * Whether the number has the selected country's code without its plus, as in `49 171 1234567`. It must
 * stand by itself, or the number be too long for one without it: Leer's area code is 491, and
 * Norwegian numbers such as `47 12 34 56` are complete.
 */
function startsWithOwnCode(phone: string, digits: string, countryCode: string): boolean {
  const code = countryCode.slice(1);
  if (!digits.startsWith(code)) return false;
  const isApart = /^\D*(\d+)\D/.exec(phone)?.[1] === code;
  return isApart ? digits.length - code.length >= 8 : digits.length >= 11;
}

/**
 * Whether the sent digits differ from the typed ones, so that the form shows them: a part was
 * dropped, or the country's code recognized.
 */
export function isPhoneReworked(phone: string, countryCode: string): boolean {
  const typed = phone.replace(/\D/g, '');
  const plain = [typed, typed.replace(/^0/, '')].map((digits) => countryCode + digits);
  const number = normalizePhone(phone, countryCode);
  return number !== undefined && !plain.includes(number);
}

function dropSeparators(text: string): string {
  return text.replace(SEPARATORS, '');
}

/**
 * The phone field after a change. A known dial code at its start selects the country and leaves
 * the text: `+41 44 668 18 00` becomes Switzerland and `44 668 18 00`, pasted or typed (spec §4).
 * @param current ISO code of the selected country, kept if it shares the code (D23)
 */
export function parsePhoneInput(text: string, current: string) {
  const visible = toOneLine(dropInvisible(text)).replace(LABEL, '');
  const [, start = '', digits = ''] = /^(\s*\(?(?:\+|00)\s*)(\d+)/.exec(visible) ?? [];
  const code = findDialCode(`+${digits}`);
  const country = code === undefined ? undefined : chooseCountry(code, current);
  // While typing, the code is removed before the separator after it arrives.
  if (code === undefined || country === undefined) {
    return { country: current, phone: dropLeadingSeparators(visible) };
  }
  const rest = dropLeadingSeparators(visible.slice(start.length + code.length - 1));
  const phone = hasTrunkPrefix(code) ? rest.replace(/^[([]0[)\]]/, '') : rest;
  return { country, phone: dropLeadingSeparators(phone) };
}

function dropLeadingSeparators(text: string): string {
  return text.replace(/^[\s)\]./\p{Dash}\u2044]+/u, '');
}
