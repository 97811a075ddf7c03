import { createClientOnlyFn } from '@tanstack/react-start';
import type { Language } from '#app/i18n/languages';
import type { Namespace } from '#app/i18n/namespaces';
import type { Translations } from '#app/i18n/translations';

/** The section's anchor. */
export const EXPLORER_ANCHOR = 'landschaft';

/** Texts of the explorer only; the browser loads them with its code. */
export const EXPLORER_TEXTS: readonly Namespace[] = ['explorer'];

const loadCode = createClientOnlyFn(async () => {
  const [{ drawExplorer }, { LiveLandscape }] = await Promise.all([
    import('./draw-explorer'),
    import('./live-landscape'),
  ]);
  return { drawExplorer, LiveLandscape };
});

export type ExplorerCode = Awaited<ReturnType<typeof loadCode>>;

const ready = new Map<string, ExplorerCode>();

/** Loads code and texts in the browser; synchronous once they are loaded. */
export async function loadExplorer(
  language: Language,
  translations: Translations,
): Promise<ExplorerCode> {
  const [code] = await Promise.all([loadCode(), translations.loadAside(language, EXPLORER_TEXTS)]);
  ready.set(language.code, code);
  return code;
}

export function findExplorer(language: Language): ExplorerCode | undefined {
  return ready.get(language.code);
}

interface ExplorerContext {
  language: Language;
  translations: Translations;
}

/**
 * Prepares a page with the explorer. The server renders it once a language; after an internal
 * navigation the browser renders it. If loading fails, the page offers a retry in its place.
 */
export async function prepareExplorer({ language, translations }: ExplorerContext): Promise<void> {
  if (import.meta.env.SSR) {
    const { serveExplorer } = await import('./serve-explorer');
    await serveExplorer(language);
  } else if (!isShown(language)) {
    await loadExplorer(language, translations).catch(() => undefined);
  }
}

/** Links to another section of the open page run the loader again. */
function isShown({ code }: Language): boolean {
  return (
    document.documentElement.lang === code && document.getElementById(EXPLORER_ANCHOR) !== null
  );
}
