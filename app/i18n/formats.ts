import type { Language } from './languages';

/** Formats of the page's language. Money is whole euros, already rounded (D5). */
export interface Formats {
  euros(amount: number): string;
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
  const euros = createNumberFormat(locale, wholeEuros);
  // Created on demand: together they take 40 ms on a slow phone, and most pages need none.
  let signedEuros: ((amount: number) => string) | undefined;
  let lists: Intl.ListFormat | undefined;
  let months: Intl.DateTimeFormat | undefined;
  return {
    euros,
    signedEuros: (amount) => {
      signedEuros ??= createNumberFormat(locale, { ...wholeEuros, signDisplay: 'exceptZero' });
      return signedEuros(amount);
    },
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

/** Creates a number format with a minus sign instead of a hyphen. */
export function createNumberFormat(
  locale: string,
  options?: Intl.NumberFormatOptions,
): (value: number) => string {
  const format = new Intl.NumberFormat(locale, options);
  return (value) => format.format(value).replace('-', '\u2212');
}
