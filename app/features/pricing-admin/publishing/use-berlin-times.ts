import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time';
import { useLanguage } from '#app/i18n/language-context';

/** Moments in Berlin, as the page's language writes them, with their offset. */
export function useBerlinTimes(): { show: (time: number) => string } {
  const { locale } = useLanguage();
  const { t } = useTranslation('publishing');
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    });
    return {
      show: (time) => {
        const offset = formatBerlinTime(time).slice(-'+01:00'.length);
        return t('time', { date: format.format(time), offset });
      },
    };
  }, [locale, t]);
}
