import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Formats, getFormats } from './formats';
import type { Language } from './languages';
import type { Translations } from './translations';

interface LanguageContextValue {
  language: Language;
  translations: Translations;
}

const LanguageContext = createContext<LanguageContextValue | undefined>(undefined);

/** Provides the page's language; `NamespaceProvider` provides the texts. */
export function LanguageProvider({
  language,
  translations,
  children,
}: LanguageContextValue & { children: ReactNode }) {
  const value = useMemo(() => ({ language, translations }), [language, translations]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useLanguageContext().language;
}

export function useTranslations(): Translations {
  return useLanguageContext().translations;
}

export function useFormats(): Formats {
  return getFormats(useLanguage());
}

function useLanguageContext(): LanguageContextValue {
  const value = use(LanguageContext);
  if (!value) throw new Error('A LanguageProvider is missing above');
  return value;
}
