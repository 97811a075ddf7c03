import type { TextPage } from '#app/pages';
import { getFallbackChain, type Language, referenceLanguage } from './languages';
import { requireLoaded } from './loaded';

/** A legal page as the build makes it from Markdown (`tools/legal/plugin.ts`): our own HTML. */
export interface LegalText {
  /** The items of the table of contents. */
  contentsHtml: string;
  html: string;
  /** Whether it holds what the deployment decides (`deployment-facts.ts`). */
  hasDeploymentFacts?: boolean;
}

const files = import.meta.glob<LegalText>('/locales/*/legal/*.md', { import: 'default' });

// Constants of the build, so that requests on a server may share them.
const known = new Map<string, LegalText>();
const pending = new Map<string, Promise<LegalText>>();

/** The language a page's text is in: where there is no translation, a fallback's (D31). */
export function getLegalTextLanguage(language: Language, page: TextPage): Language {
  return (
    getFallbackChain(language).find((one) => getTextFilePath(one, page) in files) ??
    referenceLanguage
  );
}

/** The text if this process or browser page has it already. */
export function findLegalText(language: Language, page: TextPage): LegalText | undefined {
  return known.get(getTextFilePath(getLegalTextLanguage(language, page), page));
}

/** Makes a text known that came another way than through `loadLegalText`. */
export function rememberLegalText(language: Language, page: TextPage, text: LegalText): void {
  known.set(getTextFilePath(getLegalTextLanguage(language, page), page), text);
}

/**
 * Loads a separate chunk for each text and language. Returns the same promise each time.
 * @throws when the reference language lacks the file, which only a programming error can cause
 */
export function loadLegalText(language: Language, page: TextPage): Promise<LegalText> {
  const path = getTextFilePath(getLegalTextLanguage(language, page), page);
  const loading = pending.get(path) ?? loadFile(path);
  pending.set(path, loading);
  // A failed load is retried.
  loading.catch(() => pending.delete(path));
  return loading;
}

async function loadFile(path: string): Promise<LegalText> {
  const load = files[path];
  if (!load) throw new Error(`${path} is missing`);
  const text = requireLoaded(await load(), path);
  known.set(path, text);
  return text;
}

function getTextFilePath(language: Language, page: TextPage): string {
  return `/locales/${language.code}/legal/${page}.md`;
}
