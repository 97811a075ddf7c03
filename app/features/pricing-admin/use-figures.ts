import { useMemo } from 'react';
import { useLanguage } from '#app/i18n/language-context';
import { createFigures, type Figures } from './figures';

export function useFigures(): Figures {
  const { locale } = useLanguage();
  return useMemo(() => createFigures(locale), [locale]);
}
