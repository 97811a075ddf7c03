import { useMemo } from 'react';
import { BERLIN } from '#app/domain/price-lists/berlin-time';
import { useLanguage } from './language-context';

const offsets = new Intl.DateTimeFormat('en', { timeZone: BERLIN, timeZoneName: 'longOffset' });

/** Moments in Berlin, as the page's language writes them, with their offset: the clock goes twice. */
export function useBerlinTimes(): { show: (time: string | number) => string } {
  const { locale } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: BERLIN,
    });
    return { show: (time) => `${format.format(new Date(time))} (${offsetOf(new Date(time))})` };
  }, [locale]);
}

/** "+01:00" */
function offsetOf(time: Date): string {
  const zone = offsets.formatToParts(time).find(({ type }) => type === 'timeZoneName');
  return zone?.value.replace('GMT', '') ?? '';
}
