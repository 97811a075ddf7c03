/*
 * Seam: TanStack Start 1.169 writes a page's scripts as `modulepreload` links and one asynchronous
 * module script. No public option leaves them out or lists them, so they are read from the HTML.
 * Canary: tests/integration/framework.test.ts.
 */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/;

interface RenderedScripts {
  /** The page without its scripts. */
  html: string;
  /** Address of the entry, which runs the others. */
  entry: string;
  others: string[];
}

/** Takes the framework's scripts out of a rendered page; undefined for a page without an entry. */
export function takeScripts(html: string): RenderedScripts | undefined {
  const [element, entry] = ENTRY.exec(html) ?? [];
  if (element === undefined || entry === undefined) return undefined;
  const others = new Set<string>();
  for (const [, href] of html.matchAll(PRELOAD)) if (href) others.add(href);
  others.delete(entry);
  return { html: html.replace(PRELOAD, '').replace(element, ''), entry, others: [...others] };
}
