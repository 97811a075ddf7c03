import { createContext, type ReactNode, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Formats, getFormats } from './formats';
import type { Language } from './languages';
import { getInstance } from './texts';

const LanguageContext = createContext<Language | undefined>(undefined);

/** Provides the page's language and the texts that are loaded in it. */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={getInstance(language)}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('A LanguageProvider is missing above');
  return language;
}

export function useFormats(): Formats {
  return getFormats(useLanguage());
}
