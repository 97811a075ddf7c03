import type { Page } from '@playwright/test';

/**
 * Every text of a page that is seen or heard, one entry for each piece: text, names and
 * descriptions, title and description of the document. Parts marked with another `lang` are left
 * out: they say themselves which language they are in. So do names that no language translates.
 */
export function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(collectTexts, undefined);
}

/** The same of a page that was read without a browser. It runs in the browser, so it needs nothing else. */
export function collectTexts(page: Document = document): string[] {
  const language = page.documentElement.lang;
  const texts = [
    page.title,
    page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  ];
  for (const element of page.body.querySelectorAll('*')) {
    // `<noscript>` is not shown where scripts run, and stays as the server wrote it.
    if (element.closest('script, style, noscript, [translate=no]')) continue;
    if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
    for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
      texts.push(element.getAttribute(name) ?? '');
    }
    for (const node of element.childNodes) {
      if (node.nodeType === node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
  }
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
