import { useMemo } from 'react';
import { BERLIN } from '#app/domain/price-lists/berlin-time';
import { type Amount, toNumber } from '#app/domain/pricing/amount';
import { roundToCents } from '#app/domain/pricing/decimal';
import { createNumberFormat } from '#app/i18n/formats';
import { useLanguage } from '#app/i18n/language-context';

/** Amounts to the cent, commercially rounded, and dates, as a document writes them. */
export function useExactFormats() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const euros = createNumberFormat(locale, { style: 'currency', currency: 'EUR' });
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: BERLIN });
    return {
      cents: (amount: Amount) => euros(toNumber(roundToCents(amount))),
      // "1." is not left behind at the end of a line.
      date: (time: number) => date.format(time).replaceAll(' ', '\u00a0'),
    };
  }, [locale]);
}
