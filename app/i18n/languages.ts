import * as z from 'zod/mini';

const metaSchema = z.object({
  /** The language's own name, shown in the switcher. */
  name: z.string(),
  /** BCP 47 tag for `Intl`. */
  locale: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Reachable by its address, and neither offered nor indexed until its owner says so. */
  draft: z.optional(z.boolean()),
  /** The language whose texts stand where this one has none, before the reference. */
  fallback: z.optional(z.string()),
});

export type Language = z.infer<typeof metaSchema> & { readonly code: string };

/** The reference language: it has no prefix in addresses and defines the keys (D31). */
export const REFERENCE_LANGUAGE = 'de';

const metaFiles = import.meta.glob('/locales/*/meta.json', { eager: true, import: 'default' });

/** Every folder in `locales/` is a language; the reference comes first, the rest by code. */
export const languages: readonly Language[] = Object.entries(metaFiles)
  .map(([path, meta]) => ({ code: path.split('/')[2] ?? '', ...metaSchema.parse(meta) }))
  .sort((a, b) => rank(a.code) - rank(b.code) || (a.code < b.code ? -1 : 1));

/** The languages that pages, search engines and browsers are told of. */
export const offeredLanguages: readonly Language[] = languages.filter(
  ({ draft }) => draft !== true,
);

export const referenceLanguage: Language = requireReference();

export function findLanguage(code: string): Language | undefined {
  return languages.find((language) => language.code === code);
}

/** The language an address asks for; anything that is no language's code means the reference. */
export function getLanguageOfPath(pathname: string): Language {
  return findLanguage(pathname.split('/')[1] ?? '') ?? referenceLanguage;
}

/** A language and those whose texts stand in its gaps, the nearest first, the reference last. */
export function getFallbackChain(language: Language): readonly Language[] {
  const chain = [language];
  for (let next = nextOf(language); next && !chain.includes(next); next = nextOf(next)) {
    chain.push(next);
  }
  return chain;
}

function nextOf({ code, fallback }: Language): Language | undefined {
  return code === REFERENCE_LANGUAGE ? undefined : findLanguage(fallback ?? REFERENCE_LANGUAGE);
}

/** A language's prefix in the address; empty for the reference. */
export function getLanguagePrefix(language: Language): string | undefined {
  return language.code === REFERENCE_LANGUAGE ? undefined : language.code;
}

/**
 * For a link's `params`: the same page in this language. Without it a link keeps the address's own
 * first part, which on a 404 may be no language at all.
 */
export function getLanguageParams(language: Language) {
  return <Params extends object>(now: Params) =>
    Object.assign({}, now, { locale: getLanguagePrefix(language) });
}

function rank(code: string): number {
  return code === REFERENCE_LANGUAGE ? 0 : 1;
}

function requireReference(): Language {
  const language = languages.find(({ code }) => code === REFERENCE_LANGUAGE);
  if (!language) throw new Error(`locales/${REFERENCE_LANGUAGE}/meta.json is missing`);
  return language;
}
