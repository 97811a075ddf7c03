import type { i18n } from 'i18next';

/*
 * Seam: i18next 27 and react-i18next 18 take every `t` from the instance's `getFixedT`, which is
 * replaced here. i18next has no public way to answer a text without merging its options.
 * Canary: tests/unit/framework/i18next-texts.test.ts.
 */

/**
 * Texts that are shown as they stand, and lists of such, are answered from a table. i18next merges
 * its options three times for each text, which was a quarter of rendering a page.
 */
export function answerPlainTexts(instance: i18n): void {
  const tables = new Map<string, ReadonlyMap<string, unknown>>();

  function find(namespace: string, key: string): unknown {
    const separator = key.indexOf(':');
    if (separator > 0) return find(key.slice(0, separator), key.slice(separator + 1));
    const known = tables.get(namespace);
    if (known) return known.get(key);
    const texts: unknown = instance.getResourceBundle(instance.language, namespace);
    if (!texts) return undefined;
    tables.set(namespace, collectPlainTexts(texts));
    return find(namespace, key);
  }

  instance.getFixedT = new Proxy(instance.getFixedT, {
    apply: (getFixedT, self, wanted: [unknown, unknown, unknown]) => {
      const t = Reflect.apply(getFixedT, self, wanted);
      const [, namespaces, keyPrefix] = wanted;
      // i18next looks up keys missing in the first namespace in the others.
      const [first] = [namespaces].flat();
      if (typeof first !== 'string' || keyPrefix !== undefined) return t;
      return new Proxy(t, {
        apply: (_, __, asked: unknown[]) => {
          const [key] = asked;
          const plain = typeof key === 'string' && asksForNothingElse(asked) && find(first, key);
          return plain || Reflect.apply(t, undefined, asked);
        },
      });
    },
  });
}

/** No values, no count, no default: at most the wish for a list. */
function asksForNothingElse([, options, ...others]: unknown[]): boolean {
  if (others.length > 0) return false;
  if (options === undefined) return true;
  if (typeof options !== 'object' || options === null) return false;
  return Object.keys(options).every((name) => name === 'returnObjects');
}

/** By their whole key; without those that hold a value or another text. */
function collectPlainTexts(texts: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const collect = (part: unknown, path: string): boolean => {
    const isPlain =
      typeof part === 'object' && part !== null
        ? Object.entries(part)
            .map(([key, inner]) => collect(inner, path ? `${path}.${key}` : key))
            .every(Boolean)
        : typeof part === 'string' && !/\{\{|\$t\(/.test(part);
    // Shared by all callers, so it is frozen.
    if (isPlain) found.set(path, Object.freeze(part));
    return isPlain;
  };
  collect(texts, '');
  return found;
}
