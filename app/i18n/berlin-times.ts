import { useMemo } from 'react';
import { BERLIN, formatOffset } from '#app/domain/berlin-time';
import { HOUR_MS } from '#app/domain/durations';
import { useLanguage } from './language-context';

/** Formats times in Berlin in the page's language. */
export function useBerlinTimes(): { show: (time: string | number) => string } {
  const { locale } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: BERLIN,
    });
    return { show: (time) => formatUnambiguously(format, new Date(time)) };
  }, [locale]);
}

/** Formats days in Berlin in the page's language, such as "24.09.2026". */
export function useBerlinDates(): { show: (time: number) => string } {
  const { locale } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: BERLIN });
    return { show: (time) => format.format(time) };
  }, [locale]);
}

/** With the offset only where the clock shows a time twice, when daylight saving ends. */
export function formatUnambiguously(format: Intl.DateTimeFormat, time: Date): string {
  const text = format.format(time);
  const isTwice = [-HOUR_MS, HOUR_MS].some(
    (shift) => format.format(time.getTime() + shift) === text,
  );
  return isTwice ? `${text} (${formatOffset(time.getTime())})` : text;
}
