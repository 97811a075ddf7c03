import { BERLIN } from '#app/domain/berlin-time';
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
  const t = getInstance(language).getFixedT(null, SHEET_TEXTS);
  const money = { style: 'currency', currency: 'EUR' } as const;
  const exact = createNumberFormat(locale, money);
  const unrounded = createNumberFormat(locale, { ...money, maximumFractionDigits: 20 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: BERLIN });
  return {
    language,
    t,
    number,
    list,
    /** Whole euros, rounded down, for figures that are always visible (D5). */
    euros: (amount: Amount) => euros(floorToEuros(amount)),
    /** Commercially rounded, as a document writes amounts; undefined is on request (D18). */
    cents: (amount: Amount | undefined) =>
      amount ? exact(toNumber(roundToCents(amount))) : t('catalog:onRequest'),
    /** With all decimals, so that count times price explains an amount. */
    unitPrice: (amount: Amount) => unrounded(toNumber(amount)),
    // "1." is not left behind at the end of a line.
    date: (time: number) => dates.format(time).replaceAll(' ', '\u00a0'),
  };
}
