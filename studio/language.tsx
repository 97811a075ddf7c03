import { createContext, type ReactNode, use } from 'react';
import { NOW } from '#app/features/explorer/demo/landscape.ts';
import { createNumberFormat } from '#app/i18n/formats';
import { LanguageProvider } from '#app/i18n/language-context';
import { findLanguage } from '#app/i18n/languages';
import { loadTexts as loadAreas } from '#app/i18n/texts';
import type pictures from '#locales/de/pictures.json';

type PictureTexts = typeof pictures;

const files = import.meta.glob<PictureTexts>('../locales/*/pictures.json', {
  eager: true,
  import: 'default',
});

const PictureContext = createContext<{ texts: PictureTexts; formats: Formats } | undefined>(
  undefined,
);

/** Loads the explorer's texts, before anything is drawn in these languages. */
export async function loadTexts(codes: readonly string[]): Promise<void> {
  await Promise.all(codes.map((code) => loadAreas(requireLanguage(code), ['details'])));
}

/** A picture, or a part of one, in a language. */
export function PictureLanguage({ code, children }: { code: string; children: ReactNode }) {
  const language = requireLanguage(code);
  const texts = files[`../locales/${code}/pictures.json`];
  if (!texts) throw new Error(`No pictures in ${code}`);
  return (
    <LanguageProvider language={language}>
      <PictureContext value={{ texts, formats: createFormats(texts, language.locale) }}>
        <div lang={code} dir={language.direction}>
          {children}
        </div>
      </PictureContext>
    </LanguageProvider>
  );
}

export function useTexts(): PictureTexts {
  return usePicture().texts;
}

export function useFormats(): Formats {
  return usePicture().formats;
}

/** Replaces `{{name}}`, as in the site's texts. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {{${name}}} in "${text}"`);
    return String(value);
  });
}

function usePicture() {
  const picture = use(PictureContext);
  if (!picture) throw new Error('A PictureLanguage is missing above');
  return picture;
}

function requireLanguage(code: string) {
  const language = findLanguage(code);
  if (!language) throw new Error(`locales/${code} is missing`);
  return language;
}

type Formats = ReturnType<typeof createFormats>;

const DAY = 24 * 60 * 60 * 1000;

function createFormats({ days }: PictureTexts, locale: string) {
  const formatDate = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (moment: number) => format.format(moment);
  };
  const time = formatDate({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = formatDate({ day: '2-digit', month: '2-digit' });
  return {
    number: createNumberFormat(locale),
    percent: (share: number, digits = 0) =>
      createNumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })(share),
    date: formatDate({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    /** For the feet of charts. */
    day,
    time,
    /** Today and yesterday by name, other days by date. */
    moment: (moment: number) => {
      const ago = Math.floor(NOW / DAY) - Math.floor(moment / DAY);
      return `${[days.today, days.yesterday][ago] ?? day(moment)}, ${time(moment)}`;
    },
  };
}
