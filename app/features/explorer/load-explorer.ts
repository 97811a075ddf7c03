import { createClientOnlyFn } from '@tanstack/react-start';
import type { Language } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';

/** The section's anchor. */
export const EXPLORER_ANCHOR = 'landschaft';

// A failed import resolves with undefined, see `preloadError` in client.tsx; reading from it fails.
const loadCode = createClientOnlyFn(async () => {
  const { DrawnExplorer, LiveLandscape } = await import('./live-landscape');
  return { DrawnExplorer, LiveLandscape };
});

type ExplorerCode = Awaited<ReturnType<typeof loadCode>>;

let ready: ExplorerCode | undefined;

/** Loads code and texts in the browser. */
export async function loadExplorer(language: Language): Promise<ExplorerCode> {
  const [code] = await Promise.all([loadCode(), loadTexts(language, ['details'])]);
  ready = code;
  return code;
}

export function findExplorer(): ExplorerCode | undefined {
  return ready;
}

/**
 * Prepares a page with the explorer. The server renders it once a language; after an internal
 * navigation the browser renders it. If loading fails, the page offers a retry in its place.
 */
export async function prepareExplorer(language: Language): Promise<void> {
  if (import.meta.env.SSR) {
    const { serveExplorer } = await import('./serve-explorer');
    await serveExplorer(language);
  } else if (!isShown(language)) {
    await loadExplorer(language).catch(() => undefined);
  }
}

/** Links to another section of the open page run the loader again. */
function isShown({ code }: Language): boolean {
  return (
    document.documentElement.lang === code && document.getElementById(EXPLORER_ANCHOR) !== null
  );
}
