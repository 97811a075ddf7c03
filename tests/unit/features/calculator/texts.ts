import { createInstance } from 'i18next';
import type { CalculatorTexts } from '#app/features/calculator/line-names';
import german from '#locales/de/calculator.json';
import english from '#locales/en/calculator.json';

export const inGerman = createTexts('de', german);
export const inEnglish = createTexts('en', english);

function createTexts(code: string, calculator: typeof german): CalculatorTexts {
  const instance = createInstance();
  void instance.init({
    lng: code,
    resources: { [code]: { calculator } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance.getFixedT(code, 'calculator');
}
