import { startOnce } from '#app/domain/start-once';
import { loadDictionary } from './dictionaries';
import type { Language } from './languages';
import type { Namespace, Resources } from './namespaces';

/** The namespaces of a page by language; the browser loads them before hydration. */
export type NeededNamespaces = Record<string, Namespace[]>;

/**
 * Creates the store of loaded texts by language and namespace, once per router: on the server that
 * is once per request. It does not import i18next, which only rendering parts load.
 */
export function createTranslations() {
  const dictionaries = new Map<string, Partial<Resources>>();
  const pending = new Map<string, Promise<void>>();
  const needed: NeededNamespaces = {};

  /** Loads missing namespaces; returns undefined if there are none. */
  function load(code: string, namespaces: readonly Namespace[]): Promise<void> | undefined {
    const missing = namespaces.filter((namespace) => !dictionaries.get(code)?.[namespace]);
    if (missing.length === 0) return undefined;
    // React's `use` needs the same promise on every render.
    return startOnce(pending, `${code}:${missing.join()}`, () => loadMissing(code, missing));
  }

  async function loadMissing(code: string, namespaces: readonly Namespace[]): Promise<void> {
    await Promise.all(
      namespaces.map(async (namespace) => {
        const dictionary = await loadDictionary(code, namespace);
        dictionaries.set(code, { ...dictionaries.get(code), [namespace]: dictionary });
      }),
    );
  }

  return {
    load: ({ code }: Language, namespaces: readonly Namespace[]): Promise<void> | undefined => {
      needed[code] = [...new Set([...(needed[code] ?? []), ...namespaces])];
      return load(code, namespaces);
    },
    /** Loads namespaces of a part that the server renders and the browser loads on demand. */
    loadAside: ({ code }: Language, namespaces: readonly Namespace[]): Promise<void> | undefined =>
      load(code, namespaces),
    /** The loaded texts; the same object until texts are added. */
    dictionariesFor: ({ code }: Language): Partial<Resources> => dictionaries.get(code) ?? NONE,
    dehydrate: (): NeededNamespaces => needed,
    hydrate: async (record: NeededNamespaces): Promise<void> => {
      await Promise.all(Object.entries(record).map(([code, namespaces]) => load(code, namespaces)));
    },
  };
}

const NONE: Partial<Resources> = {};

export type Translations = ReturnType<typeof createTranslations>;
