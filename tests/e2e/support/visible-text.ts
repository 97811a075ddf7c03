import type { Page } from '@playwright/test';

/**
 * Every text of a page that is seen or heard, one entry for each piece: text, names and
 * descriptions, title and description of the document. Parts marked with another `lang` are left
 * out: they say themselves which language they are in. So do names that no language translates.
 */
export function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const texts = [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ];
    for (const element of document.body.querySelectorAll('*')) {
      // `<noscript>` is not shown where scripts run, and stays as the server wrote it.
      if (element.closest('script, style, noscript, [translate=no]')) continue;
      if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
        texts.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node instanceof Text) texts.push(node.data);
      }
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
}
