import { useMemo } from 'react';
import { useLanguage } from '#app/i18n/language-context';
import { createExactFormats, type ExactFormats } from './exact-formats';

export function useExactFormats(): ExactFormats {
  const { locale } = useLanguage();
  return useMemo(() => createExactFormats(locale), [locale]);
}
