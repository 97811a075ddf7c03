import type { Language } from './languages';

/** Formats of the page's language. */
export type Formats = ReturnType<typeof createFormats>;

const cache = new Map<string, Formats>();

export function getFormats(language: Language): Formats {
  const known = cache.get(language.locale);
  if (known) return known;
  const formats = createFormats(language.locale);
  cache.set(language.locale, formats);
  return formats;
}

function createFormats(locale: string) {
  const wholeEuros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  // Created on demand, because the first format takes a browser 15 ms and many pages need none.
  let lists: Intl.ListFormat | undefined;
  let months: Intl.DateTimeFormat | undefined;
  return {
    /** Whole euros, already rounded (D5). */
    euros: createNumberFormat(locale, wholeEuros),
    /** Cents only where they are not zero; rounded figures of a formula would not add up. */
    exactEuros: createNumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
      roundingMode: 'floor',
    }),
    /** With all decimals, so that count times price explains an amount. */
    unitPrice: createNumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 20,
      trailingZeroDisplay: 'stripIfInteger',
    }),
    /** A difference, with a plus sign if positive. */
    signedEuros: createNumberFormat(locale, { ...wholeEuros, signDisplay: 'exceptZero' }),
    number: createNumberFormat(locale),
    list: (parts: readonly string[]) => {
      lists ??= new Intl.ListFormat(locale, { type: 'conjunction' });
      return lists.format(parts);
    },
    /** `2025-01` as "Januar 2025". */
    month: (isoMonth: string) => {
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
