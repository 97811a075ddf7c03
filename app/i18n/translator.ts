import type { TFunction } from 'i18next';
import type { Language } from './languages';
import type { Namespace } from './namespaces';
import type { Translations } from './translations';

interface TranslatorContext {
  language: Language;
  translations: Translations;
}

/** The texts where no hook can be called, such as in a route's `head`. */
export function translatorFor<N extends Namespace>(
  { language, translations }: TranslatorContext,
  namespace: N,
): TFunction<N> {
  return translations.instanceFor(language).getFixedT(language.code, namespace);
}
