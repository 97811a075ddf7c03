import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { createSheetWords, SHEET_TEXTS, type SheetWords } from '#app/sheet/sheet-words';

export function useSheetWords(): SheetWords {
  const { t } = useTranslation(SHEET_TEXTS);
  const language = useLanguage();
  return useMemo(() => createSheetWords(t, language), [t, language]);
}
