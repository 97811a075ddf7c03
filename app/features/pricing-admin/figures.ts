import { percentOfRate } from '#app/domain/pricing/editing/draft-items';
import type { DecimalSeparator } from '#app/ui/fields/decimal';

/** Figures as they are configured: unlike on the pages, nothing is rounded away. */
export interface Figures {
  euros(price: number): string;
  number(value: number): string;
  percentOfRate(rate: number): string;
  /** The name of a language by its code. */
  language(code: string): string;
  separator: DecimalSeparator;
}

export function createFigures(locale: string): Figures {
  const euros = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 2,
    maximumFractionDigits: 20,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    language: (code) => {
      try {
        return languages.of(code) ?? code;
      } catch {
        // A file may name a language in any way.
        return code;
      }
    },
    euros: (price) => euros.format(price),
    number: (value) => number.format(value),
    percentOfRate: (rate) => number.format(percentOfRate(rate)),
    separator: number.format(0.5).includes(',') ? ',' : '.',
  };
}
