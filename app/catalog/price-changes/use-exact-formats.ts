import { useMemo } from 'react';
import { useLanguage } from '#app/i18n/language-context';
import { createExactFormats, type ExactFormats } from './format-change';

export function useExactFormats(): ExactFormats {
  const { locale } = useLanguage();
  return useMemo(() => createExactFormats(locale), [locale]);
}
