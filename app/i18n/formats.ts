import type { Language } from './languages';

/** Formats of the page's language. */
export interface Formats {
  /** Whole euros, already rounded (D5). */
  euros(amount: number): string;
  /** Cents only where they are not zero; rounded figures of a formula would not add up. */
  exactEuros(amount: number): string;
  /** A difference, with a plus sign if positive. */
  signedEuros(amount: number): string;
  number(value: number): string;
  list(parts: readonly string[]): string;
  /** `2025-01` as "Januar 2025". */
  month(isoMonth: string): string;
}

const cache = new Map<string, Formats>();

export function getFormats(language: Language): Formats {
  const known = cache.get(language.locale);
  if (known) return known;
  const formats = createFormats(language.locale);
  cache.set(language.locale, formats);
  return formats;
}

function createFormats(locale: string): Formats {
  const wholeEuros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  // Created on demand, because the first format takes a browser 15 ms and many pages need none.
  let lists: Intl.ListFormat | undefined;
  let months: Intl.DateTimeFormat | undefined;
  return {
    euros: createNumberFormat(locale, wholeEuros),
    exactEuros: createNumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
      roundingMode: 'floor',
    }),
    signedEuros: createNumberFormat(locale, { ...wholeEuros, signDisplay: 'exceptZero' }),
    number: createNumberFormat(locale),
    list: (parts) => {
      lists ??= new Intl.ListFormat(locale, { type: 'conjunction' });
      return lists.format(parts);
    },
    month: (isoMonth) => {
      months ??= new Intl.DateTimeFormat(locale, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
      return months.format(new Date(isoMonth));
    },
  };
}

/** Creates a number format with a minus sign instead of a hyphen, ready with its first number. */
export function createNumberFormat(
  locale: string,
  options?: Intl.NumberFormatOptions,
): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(value).replace('-', '\u2212');
  };
}
