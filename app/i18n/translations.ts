import { loadDictionary } from './dictionaries';
import type { Language } from './languages';
import type { Namespace, Resources } from './namespaces';

/** Texts of a page by language; the browser needs them before it hydrates. */
export type NeededNamespaces = Record<string, Namespace[]>;

/**
 * The texts that are loaded, by language and namespace; made once per router, that is once per
 * request on the server. Knows nothing of i18next, which pages load only with what they render.
 */
export function createTranslations() {
  const dictionaries = new Map<string, Partial<Resources>>();
  const pending = new Map<string, Promise<void>>();
  const needed: NeededNamespaces = {};

  /** Loads what is missing; returns nothing, not even a promise, when all is there. */
  function load(code: string, namespaces: readonly Namespace[]): Promise<void> | undefined {
    const missing = namespaces.filter((namespace) => !dictionaries.get(code)?.[namespace]);
    if (missing.length === 0) return undefined;
    // One promise for one wish: React's `use` needs the same one on every try.
    const key = `${code}:${missing.join()}`;
    const loading = pending.get(key) ?? loadMissing(code, missing);
    pending.set(key, loading);
    // A failed load is retried.
    loading.catch(() => pending.delete(key));
    return loading;
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
    /** The same for what the server shows of a part that a browser loads when it is needed. */
    loadAside: ({ code }: Language, namespaces: readonly Namespace[]): Promise<void> | undefined =>
      load(code, namespaces),
    /** Texts loaded so far; the same object until one is added. */
    dictionariesFor: ({ code }: Language): Partial<Resources> => dictionaries.get(code) ?? NONE,
    dehydrate: (): NeededNamespaces => needed,
    hydrate: async (record: NeededNamespaces): Promise<void> => {
      await Promise.all(Object.entries(record).map(([code, namespaces]) => load(code, namespaces)));
    },
  };
}

const NONE: Partial<Resources> = {};

export type Translations = ReturnType<typeof createTranslations>;
