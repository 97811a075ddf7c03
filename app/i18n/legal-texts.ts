import { startOnce } from '#app/domain/start-once';
import type { TextPage } from '#app/pages';
import { type Language, referenceLanguage } from './languages';
import { requireLoaded } from './texts';

/**
 * A legal page that the build has rendered from Markdown (`tools/legal/plugin.ts`); trusted HTML.
 */
export interface LegalText {
  /** The items of the table of contents. */
  contentsHtml: string;
  html: string;
  /** Whether the text contains marks for `data-handling.ts`. */
  hasDataHandling?: boolean;
}

const files = import.meta.glob<LegalText>('/locales/*/legal/*.md', { import: 'default' });

// The texts are constants of the build, therefore requests on a server share them.
const known = new Map<string, LegalText>();
const pending = new Map<string, Promise<LegalText>>();

/** Gets the language of a page's text, which is the reference if there is no translation (D31). */
export function findLegalLanguage(language: Language, page: TextPage): Language {
  return getTextFilePath(language, page) in files ? language : referenceLanguage;
}

/** Finds a text that is already loaded. */
export function findLegalText(language: Language, page: TextPage): LegalText | undefined {
  return known.get(getTextFilePath(findLegalLanguage(language, page), page));
}

/** Stores a text that was not loaded by `loadLegalText`. */
export function rememberLegalText(language: Language, page: TextPage, text: LegalText): void {
  known.set(getTextFilePath(findLegalLanguage(language, page), page), text);
}

/**
 * Loads a text, which is a separate chunk. Returns the same promise until loading fails.
 * @throws if loading fails or the reference language lacks the file
 */
export function loadLegalText(language: Language, page: TextPage): Promise<LegalText> {
  const path = getTextFilePath(findLegalLanguage(language, page), page);
  return startOnce(pending, path, () => loadFile(path));
}

async function loadFile(path: string): Promise<LegalText> {
  const load = files[path];
  if (!load) throw new Error(`${path} is missing`);
  const text = requireLoaded(await load(), path);
  // Others are known once their marks are filled in.
  if (!text.hasDataHandling) known.set(path, text);
  return text;
}

function getTextFilePath(language: Language, page: TextPage): string {
  return `/locales/${language.code}/legal/${page}.md`;
}
