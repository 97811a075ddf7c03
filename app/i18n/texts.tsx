import type { i18n } from 'i18next';
import { type ReactNode, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createLanguageInstance } from './instance';
import { useLanguage, useTranslations } from './language-context';
import type { Language } from './languages';
import type { Namespace } from './namespaces';
import type { Translations } from './translations';

interface TextsProps {
  /** What is shown below. A route has loaded it; what opens later waits for it here. */
  namespaces: readonly Namespace[];
  children: ReactNode;
}

/** Around everything that shows texts. */
export function Texts({ namespaces, children }: TextsProps) {
  const language = useLanguage();
  const translations = useTranslations();
  const loading = translations.load(language, namespaces);
  if (loading) use(loading);
  return <I18nextProvider i18n={instanceFor(translations, language)}>{children}</I18nextProvider>;
}

const instances = new WeakMap<Translations, Map<string, i18n>>();

/** One instance per language, so that switching never shows another language's text. */
function instanceFor(translations: Translations, language: Language): i18n {
  const known = instances.get(translations) ?? new Map<string, i18n>();
  instances.set(translations, known);
  const instance = known.get(language.code) ?? createLanguageInstance(language);
  known.set(language.code, instance);
  for (const [namespace, texts] of Object.entries(translations.dictionariesFor(language))) {
    if (!instance.hasResourceBundle(language.locale, namespace)) {
      instance.addResourceBundle(language.locale, namespace, texts);
    }
  }
  return instance;
}
