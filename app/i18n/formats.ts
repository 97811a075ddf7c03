import type { Language } from './languages';

/** Figures and lists as the page's language writes them. Money is whole euros, already rounded (D5). */
export interface Formats {
  euros(amount: number): string;
  number(value: number): string;
  list(parts: readonly string[]): string;
  /** `2025-01` as "Januar 2025". */
  month(isoMonth: string): string;
}

const cache = new Map<string, Formats>();

export function formatsFor(language: Language): Formats {
  const known = cache.get(language.locale);
  if (known) return known;
  const formats = createFormats(language.locale);
  cache.set(language.locale, formats);
  return formats;
}

function createFormats(locale: string): Formats {
  const euros = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const number = new Intl.NumberFormat(locale);
  // Made when they are asked for: together they take a slow phone 40 ms, and most pages need neither.
  let lists: Intl.ListFormat | undefined;
  let months: Intl.DateTimeFormat | undefined;
  return {
    euros: (amount) => euros.format(amount),
    number: (value) => number.format(value),
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
