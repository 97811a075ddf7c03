import { createContext, type ReactNode, use, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Formats, formatsFor } from './formats';
import type { Language } from './languages';
import type { Namespace } from './namespaces';
import type { Translations } from './translations';

interface LanguageContextValue {
  language: Language;
  translations: Translations;
}

const LanguageContext = createContext<LanguageContextValue | undefined>(undefined);

export function LanguageProvider({
  language,
  translations,
  children,
}: LanguageContextValue & { children: ReactNode }) {
  const value = useMemo(() => ({ language, translations }), [language, translations]);
  return (
    <LanguageContext value={value}>
      <I18nextProvider i18n={translations.instanceFor(language)}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  return useLanguageContext().language;
}

export function useFormats(): Formats {
  return formatsFor(useLanguage());
}

/** Suspends until a part loaded later (a dialog, say) has its texts. */
export function useLazyNamespace(namespace: Namespace): void {
  const { language, translations } = useLanguageContext();
  const loading = translations.load(language, [namespace]);
  if (loading) use(loading);
}

function useLanguageContext(): LanguageContextValue {
  const value = use(LanguageContext);
  if (!value) throw new Error('A LanguageProvider is missing above');
  return value;
}
