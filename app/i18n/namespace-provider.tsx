import { type ReactNode, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLanguage, useTranslations } from './language-context';
import type { Namespace } from './namespaces';
import { getInstanceWith } from './shared-instance';

interface NamespaceProviderProps {
  /** Namespaces of the children; those that no route has loaded suspend here. */
  namespaces: readonly Namespace[];
  children: ReactNode;
}

/** Provides the texts of namespaces to its children. */
export function NamespaceProvider({ namespaces, children }: NamespaceProviderProps) {
  const language = useLanguage();
  const translations = useTranslations();
  const loading = translations.load(language, namespaces);
  if (loading) use(loading);
  const instance = getInstanceWith(language, translations.dictionariesFor(language));
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
