import type { TFunction } from 'i18next';
import { BERLIN } from '#app/domain/price-lists/berlin-time';
import { type Amount, floorToEuros, toNumber } from '#app/domain/pricing/amount';
import { roundToCents } from '#app/domain/pricing/decimal';
import { createNumberFormat, getFormats } from '#app/i18n/formats';
import type { Language } from '#app/i18n/languages';

/** Namespaces of the sheet's texts. */
export const SHEET_TEXTS = ['details', 'calculator', 'catalog'] as const;

/** Amounts to the cent, commercially rounded, and dates, as a document writes them. */
export interface DocumentFormats {
  cents: (amount: Amount) => string;
  date: (time: number) => string;
}

/** Texts and formats of the sheet in one language. */
export interface SheetWords extends DocumentFormats {
  t: TFunction<typeof SHEET_TEXTS>;
  /** Whole euros, rounded down, for figures that are always visible (D5). */
  euros: (amount: Amount) => string;
  number: (value: number) => string;
  list: (parts: readonly string[]) => string;
}

export function createSheetWords(t: SheetWords['t'], language: Language): SheetWords {
  const { euros, number, list } = getFormats(language);
  return {
    t,
    euros: (amount) => euros(floorToEuros(amount)),
    number,
    list,
    ...createDocumentFormats(language),
  };
}

function createDocumentFormats({ locale }: Language): DocumentFormats {
  const euros = createNumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: BERLIN });
  return {
    cents: (amount) => euros(toNumber(roundToCents(amount))),
    // "1." is not left behind at the end of a line.
    date: (time) => date.format(time).replaceAll(' ', '\u00a0'),
  };
}
