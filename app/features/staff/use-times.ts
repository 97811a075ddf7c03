import { useMemo } from 'react';
import { useLanguage } from '#app/i18n/language-context';

/** Moments as the page's language writes them, in the person's own zone. */
export function useTimes(): { show: (time: number) => string } {
  const { locale } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return { show: (time) => format.format(time) };
  }, [locale]);
}
