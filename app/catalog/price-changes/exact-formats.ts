import { fractionToPercent } from '#app/domain/pricing/editing/draft-items';
import { createNumberFormat } from '#app/i18n/formats';
import type { DecimalSeparator } from '#app/ui/fields/number-field';

/** Formats of configured values without rounding, unlike those of pages. */
export interface ExactFormats {
  euros(price: number): string;
  number(value: number): string;
  fractionToPercent(rate: number): string;
  /** Formats the name of a language. */
  language(code: string): string;
  separator: DecimalSeparator;
}

export function createExactFormats(locale: string): ExactFormats {
  const euros = createNumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 2,
    maximumFractionDigits: 20,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const number = createNumberFormat(locale, { maximumFractionDigits: 20 });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    language: (code) => {
      try {
        return languages.of(code) ?? code;
      } catch {
        // Imported files can contain invalid language codes.
        return code;
      }
    },
    euros,
    number,
    fractionToPercent: (rate) => number(fractionToPercent(rate)),
    separator: number(0.5).includes(',') ? ',' : '.',
  };
}
