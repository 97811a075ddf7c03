import type { i18n } from 'i18next';
import { loadDictionary } from './dictionaries';
import { createLanguageInstance } from './instance';
import type { Language } from './languages';
import type { Namespace, Resources } from './namespaces';

const instances = new Map<string, i18n>();

/**
 * Gets the only instance of a language and adds texts to it. On the server all requests share it,
 * because the texts are constants of the build.
 */
export function getInstanceWith(language: Language, texts: Partial<Resources>): i18n {
  const instance = instances.get(language.code) ?? createLanguageInstance(language);
  instances.set(language.code, instance);
  for (const [namespace, resources] of Object.entries(texts)) {
    if (!instance.hasResourceBundle(language.locale, namespace)) {
      instance.addResourceBundle(language.locale, namespace, resources);
    }
  }
  return instance;
}

/** Loads texts and gets the instance for output other than pages: mails, files, link previews. */
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
