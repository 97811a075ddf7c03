import { BERLIN } from '#app/domain/price-lists/berlin-time';
import { type Amount, floorToEuros, toNumber } from '#app/domain/pricing/amount';
import { roundToCents } from '#app/domain/pricing/decimal';
import { createNumberFormat, getFormats } from '#app/i18n/formats';
import type { Language } from '#app/i18n/languages';
import { getInstance } from '#app/i18n/texts';

/** Areas of the sheet's texts. */
export const SHEET_TEXTS = ['details', 'calculator', 'catalog'] as const;

export type SheetWords = ReturnType<typeof createSheetWords>;

/** Texts and formats of the sheet in one language, whose texts are loaded. */
export function createSheetWords(language: Language) {
  const { locale } = language;
  const { euros, number, list } = getFormats(language);
  const exact = createNumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: BERLIN });
  return {
    language,
    t: getInstance(language).getFixedT(null, SHEET_TEXTS),
    number,
    list,
    /** Whole euros, rounded down, for figures that are always visible (D5). */
    euros: (amount: Amount) => euros(floorToEuros(amount)),
    /** Commercially rounded, as a document writes amounts. */
    cents: (amount: Amount) => exact(toNumber(roundToCents(amount))),
    // "1." is not left behind at the end of a line.
    date: (time: number) => dates.format(time).replaceAll(' ', '\u00a0'),
  };
}
