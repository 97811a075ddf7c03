import { useMemo } from 'react';
import { useLanguage } from '#app/i18n/language-context';

/** Moments in Berlin, where the office is, with their zone; as the page's language writes them. */
export function useTimes(): { show: (time: string | number) => string } {
  const { locale } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
      timeZone: 'Europe/Berlin',
    });
    return { show: (time) => format.format(new Date(time)) };
  }, [locale]);
}
