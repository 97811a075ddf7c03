import type { TFunction } from 'i18next';
import type { Language } from '#app/i18n/languages';
import type { Namespace } from '#app/i18n/namespaces';
import type { Translations } from '#app/i18n/translations';
import { site } from '#app/site';

interface HeadContext {
  language: Language;
  translations: Translations;
}

/** The texts for a route's `head`, where no hook can be called. */
export function translatorFor<N extends Namespace>(
  { language, translations }: HeadContext,
  namespace: N,
): TFunction<N> {
  return translations.instanceFor(language).getFixedT(language.code, namespace);
}

/** Title and description of a page; the brand closes the title. */
export function pageHead({ title, description }: { title: string; description: string }) {
  return {
    meta: [{ title: `${title} · ${site.brand}` }, { name: 'description', content: description }],
  };
}
