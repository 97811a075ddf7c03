import { createInstance } from 'i18next';
import {
  createExactFormats,
  type EditorTexts,
  type ExactFormats,
} from '#app/catalog/price-changes/format-change';
import german from '#locales/de/editor.json';
import english from '#locales/en/editor.json';

interface Language {
  t: EditorTexts;
  formats: ExactFormats;
}

export const inGerman: Language = createLanguage('de', 'de-DE', german);
export const inEnglish: Language = createLanguage('en', 'en-GB', english);

function createLanguage(code: string, locale: string, editor: typeof german): Language {
  const instance = createInstance();
  void instance.init({
    lng: code,
    resources: { [code]: { editor } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return { t: instance.getFixedT(code, 'editor'), formats: createExactFormats(locale) };
}
