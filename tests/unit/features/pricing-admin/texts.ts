import { createInstance } from 'i18next';
import { createFigures, type Figures } from '#app/features/pricing-admin/figures';
import type { AdminTexts } from '#app/features/pricing-admin/names';
import german from '#locales/de/admin.json';
import english from '#locales/en/admin.json';

interface Language {
  t: AdminTexts;
  figures: Figures;
}

export const inGerman: Language = createLanguage('de', 'de-DE', german);
export const inEnglish: Language = createLanguage('en', 'en-GB', english);

function createLanguage(code: string, locale: string, admin: typeof german): Language {
  const instance = createInstance();
  void instance.init({
    lng: code,
    resources: { [code]: { admin } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return { t: instance.getFixedT(code, 'admin'), figures: createFigures(locale) };
}
