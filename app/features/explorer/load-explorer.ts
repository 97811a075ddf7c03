import { createClientOnlyFn } from '@tanstack/react-start';
import type { Language } from '#app/i18n/languages';
import type { Namespace } from '#app/i18n/namespaces';
import type { Translations } from '#app/i18n/translations';

/** The section's address on the page. */
export const EXPLORER_ANCHOR = 'landschaft';

/** What only the explorer says; the browser loads it with its code. */
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

/** In the browser: code and texts, which are there at once when they have come before. */
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

interface Place {
  language: Language;
  translations: Translations;
}

/**
 * Before a page with the explorer is shown: the server renders it, once for each language; a browser
 * that comes from another page has no markup of the server and draws it itself. If that fails, the
 * page comes without it and offers to try again.
 */
export async function prepareExplorer({ language, translations }: Place): Promise<void> {
  if (import.meta.env.SSR) {
    const { serveExplorer } = await import('./serve-explorer');
    await serveExplorer(language);
  } else if (!isShown(language)) {
    await loadExplorer(language, translations).catch(() => undefined);
  }
}

/** Links to another section of the open page have the route load again. */
function isShown({ code }: Language): boolean {
  return (
    document.documentElement.lang === code && document.getElementById(EXPLORER_ANCHOR) !== null
  );
}
