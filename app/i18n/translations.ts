import { createInstance, type i18n } from 'i18next';
import { loadDictionary } from './dictionaries';
import type { Language } from './languages';
import type { Namespace } from './namespaces';

/** Which texts a server render used, so that the browser loads the same before hydration. */
export type LoadedNamespaces = Record<string, Namespace[]>;

/**
 * One i18next instance per language, so that switching never shows another language's text.
 * Made once per router, that is once per request on the server.
 */
export function createTranslations() {
  const instances = new Map<string, i18n>();
  const loaded = new Map<string, Set<Namespace>>();
  const pending = new Map<string, Promise<void>>();

  function instanceFor(code: string): i18n {
    const instance = instances.get(code) ?? createLanguageInstance(code);
    instances.set(code, instance);
    return instance;
  }

  /** Loads what is missing; returns nothing, not even a promise, when all is there. */
  function load(code: string, namespaces: readonly Namespace[]): Promise<void> | undefined {
    const missing = namespaces.filter((namespace) => !loaded.get(code)?.has(namespace));
    if (missing.length === 0) return undefined;
    // One promise for one wish: React's `use` needs the same one on every try.
    const key = `${code}:${missing.join()}`;
    const loading = pending.get(key) ?? loadMissing(code, missing);
    pending.set(key, loading);
    return loading;
  }

  async function loadMissing(code: string, namespaces: readonly Namespace[]): Promise<void> {
    const instance = instanceFor(code);
    await Promise.all(
      namespaces.map(async (namespace) => {
        instance.addResourceBundle(code, namespace, await loadDictionary(code, namespace));
        loaded.set(code, (loaded.get(code) ?? new Set()).add(namespace));
      }),
    );
  }

  return {
    instanceFor: (language: Language) => instanceFor(language.code),
    load: (language: Language, namespaces: readonly Namespace[]) => load(language.code, namespaces),
    dehydrate: (): LoadedNamespaces =>
      Object.fromEntries([...loaded].map(([code, namespaces]) => [code, [...namespaces]])),
    hydrate: async (record: LoadedNamespaces): Promise<void> => {
      await Promise.all(Object.entries(record).map(([code, namespaces]) => load(code, namespaces)));
    },
  };
}

export type Translations = ReturnType<typeof createTranslations>;

function createLanguageInstance(code: string): i18n {
  const instance = createInstance();
  void instance.init({
    lng: code,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
