import { startOnce } from '#app/domain/start-once';
import type { Area } from '#app/i18n/areas';
import type { Language } from '#app/i18n/languages';
import { getTexts, loadTexts } from '#app/i18n/texts';
import { findOpenPage, type PricedPage } from '#app/state/shown-prices';

interface PartOptions<Code> {
  /** Imports its code. */
  load: () => Promise<Code>;
  /** Its texts, if the page does not load them. */
  area?: Area;
}

/** A part of pages whose code and texts a browser loads later. */
export interface Part<Code> {
  /** Its code, if it and the texts of the language are there. */
  find: (language: Language) => Code | undefined;
  /** Rejects if loading fails; the next call tries again. */
  load: (language: Language) => Promise<Code>;
  /** Resolves when the part is loaded for the first time; never rejects. */
  loaded: Promise<Code>;
}

export function definePart<Code>({ load, area }: PartOptions<Code>): Part<Code> {
  const started = new Map<string, Promise<Code>>();
  const { promise: loaded, resolve } = Promise.withResolvers<Code>();
  let code: Code | undefined;
  return {
    find: (language) => (area === undefined || getTexts(language)[area] ? code : undefined),
    load: (language) =>
      startOnce(started, language.code, async () => {
        const [found] = await Promise.all([load(), area && loadTexts(language, [area])]);
        // A failed import resolves with undefined, see `preloadError` in client.tsx.
        if (!found) throw new Error('A part of the page could not be loaded');
        code = found;
        resolve(found);
        return found;
      }),
    loaded,
  };
}

interface PageInLanguage {
  language: Language;
  /** The page that is prepared, if it can be told from the open one. */
  page?: PricedPage;
}

/**
 * Loads parts before a page is drawn: on the server always, in a browser unless the page is open in
 * this language. What cannot be loaded offers a retry in its place.
 */
export async function prepare(
  { language, page }: PageInLanguage,
  ...parts: readonly Pick<Part<unknown>, 'load'>[]
): Promise<void> {
  const isOpen =
    !import.meta.env.SSR &&
    page !== undefined &&
    findOpenPage(page) !== undefined &&
    document.documentElement.lang === language.code;
  if (isOpen) return;
  await Promise.allSettled(parts.map((part) => part.load(language)));
}
