import { ISOLATED_PAGES, PATHS, type Page } from '#app/pages';
import { picturedLanguages } from './pictured-languages.gen';

/** A language's `meta.json`, which the build has checked. */
interface LanguageMeta {
  /** The language's own name, shown in the switcher. */
  name: string;
  /** BCP 47 tag for `Intl`. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** A draft language is reachable by its address, but neither offered nor indexed. */
  draft?: boolean;
}

export interface Language extends LanguageMeta {
  readonly code: string;
}

/** The reference language has no prefix in addresses and defines the keys (D31). */
export const REFERENCE_LANGUAGE = 'de';

const metaFiles = import.meta.glob<LanguageMeta>('/locales/*/meta.json', {
  eager: true,
  import: 'default',
});

/** Every folder in `locales/` is a language; the reference comes first, the rest by code. */
export const languages: readonly Language[] = Object.entries(metaFiles)
  .map(([path, meta]) => ({ code: path.split('/')[2] ?? '', ...meta }))
  .sort((a, b) => rank(a.code) - rank(b.code) || (a.code < b.code ? -1 : 1));

/** The languages offered to visitors and search engines. */
export const offeredLanguages: readonly Language[] = languages.filter(
  ({ draft }) => draft !== true,
);

/** Codes of the offered languages that price lists are translated into. */
export const translatedCodes: readonly string[] = offeredLanguages
  .map(({ code }) => code)
  .filter((code) => code !== REFERENCE_LANGUAGE);

export const referenceLanguage: Language = requireReference();

export function findLanguage(code: string): Language | undefined {
  return languages.find((language) => language.code === code);
}

/** Gets the language of a path; without a language prefix it is the reference. */
export function getLanguageOfPath(pathname: string): Language {
  return findLanguage(pathname.split('/')[1] ?? '') ?? referenceLanguage;
}

/** Attributes of an element around a text that is not in the page's language. */
export interface LangAttributes {
  lang?: string;
  dir?: Language['direction'];
}

export function getLangAttributes({ code, direction }: Language): LangAttributes {
  return { lang: code, dir: direction };
}

/** Whether a language is written in Latin letters, the only ones in the fonts of files. */
export function isLatin({ locale }: Pick<Language, 'locale'>): boolean {
  return /^latn$/i.test(new Intl.Locale(locale).maximize().script ?? '');
}

/** Gets the prefix of a language in addresses; undefined for the reference (D31). */
export function getLanguagePrefix(language: Language): string | undefined {
  return language.code === REFERENCE_LANGUAGE ? undefined : language.code;
}

/**
 * Gets the `params` of a link to a page in this language. Without them a link keeps the first
 * segment of the current address, which on a 404 page may not be a language.
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

/** Finds the language of the pictures: the page's language, else the reference. */
export function findPictureLanguage(code: string): string {
  return picturedLanguages.some((one) => one === code) ? code : REFERENCE_LANGUAGE;
}

/** Gets the path of a page in a language. */
export function getPagePath(page: Page, language: Language): string {
  const prefix = getLanguagePrefix(language);
  if (prefix === undefined) return PATHS[page];
  return page === 'home' ? `/${prefix}` : `/${prefix}${PATHS[page]}`;
}

const ISOLATED_PATHS = new Set(
  languages.flatMap((language) => ISOLATED_PAGES.map((page) => getPagePath(page, language))),
);

/** Whether a path is that of an isolated page (D52). */
export function isIsolated(pathname: string): boolean {
  return ISOLATED_PATHS.has(pathname);
}
