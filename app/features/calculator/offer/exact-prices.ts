import { useMemo } from 'react';
import { type Amount, toNumber } from '#app/domain/pricing/amount';
import { roundToCents } from '#app/domain/pricing/decimal';
import { useLanguage } from '#app/i18n/language-context';

const ZONE = 'Europe/Berlin';

/** Amounts to the cent, commercially rounded, and dates, as a document writes them. */
export function useExactFormats() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: ZONE });
    return {
      cents: (amount: Amount) => euros.format(toNumber(roundToCents(amount))),
      date: (time: number) => date.format(time),
    };
  }, [locale]);
}
