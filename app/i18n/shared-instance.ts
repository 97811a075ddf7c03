import type { i18n } from 'i18next';
import { loadDictionary } from './dictionaries';
import { createLanguageInstance } from './instance';
import type { Language } from './languages';
import type { Namespace, Resources } from './namespaces';

const instances = new Map<string, i18n>();

/**
 * The language's one instance, with these texts added: switching never shows another language's
 * text. On the server it serves all requests, since the texts are the build's.
 */
export function getInstanceWith(language: Language, texts: Partial<Resources>): i18n {
  const instance = instances.get(language.code) ?? createLanguageInstance(language);
  instances.set(language.code, instance);
  for (const [namespace, ofIt] of Object.entries(texts)) {
    if (!instance.hasResourceBundle(language.locale, namespace)) {
      instance.addResourceBundle(language.locale, namespace, ofIt);
    }
  }
  return instance;
}

/** The same for what is no page: mails, files, previews of links. */
export async function loadInstance(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<i18n> {
  const texts = await Promise.all(
    namespaces.map(async (namespace) => [
      namespace,
      await loadDictionary(language.code, namespace),
    ]),
  );
  return getInstanceWith(language, Object.fromEntries(texts));
}
