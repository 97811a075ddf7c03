import { createContext, type ReactNode, use } from 'react';
import type { PictureTexts } from './picture-texts.ts';

interface Language {
  texts: PictureTexts;
  formats: Formats;
}

interface Formats {
  number(value: number, fractionDigits?: number): string;
  percent(share: number, fractionDigits?: number): string;
  list(parts: readonly string[]): string;
  date(moment: number): string;
  /** Weekday and day, for the feet of charts. */
  day(moment: number): string;
  time(moment: number): string;
  /** Today and yesterday by name, other days by date. */
  moment(moment: number): string;
}

const LanguageContext = createContext<Language | undefined>(undefined);

interface PictureLanguageProps {
  texts: PictureTexts;
  /** BCP 47. */
  locale: string;
  /** What "today" means in the pictures. */
  now: number;
  children: ReactNode;
}

export function PictureLanguage({ texts, locale, now, children }: PictureLanguageProps) {
  return (
    <LanguageContext value={{ texts, formats: createFormats(texts, locale, now) }}>
      {children}
    </LanguageContext>
  );
}

export function useTexts(): PictureTexts {
  return useLanguage().texts;
}

export function useFormats(): Formats {
  return useLanguage().formats;
}

/** Puts values where the text says `{{name}}`, as the site's own texts do. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing to put for {{${name}}} in "${text}"`);
    return String(value);
  });
}

function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('A PictureLanguage is missing above');
  return language;
}

const DAY = 24 * 60 * 60 * 1000;

function createFormats(texts: PictureTexts, locale: string, now: number): Formats {
  const formatDate = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (moment: number) => format.format(moment);
  };
  const formatNumber = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const time = formatDate({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const shortDate = formatDate({ day: '2-digit', month: '2-digit' });
  const today = Math.floor(now / DAY);
  const nameDay = (moment: number) => {
    const days = today - Math.floor(moment / DAY);
    return [texts.days.today, texts.days.yesterday][days] ?? shortDate(moment);
  };
  return {
    number: (value, digits = 0) =>
      formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    percent: (share, digits = 0) =>
      formatNumber(share, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    list: (parts) => list.format(parts),
    date: formatDate({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    day: formatDate({ day: '2-digit', month: '2-digit' }),
    time,
    moment: (moment) => `${nameDay(moment)}, ${time(moment)}`,
  };
}
