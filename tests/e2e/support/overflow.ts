import { expect, type Page } from '@playwright/test';

/**
 * Every text that sticks out of the screen sideways or is cut off, and the page itself if it can be
 * scrolled sideways; and every amount of money in a table that breaks inside. What may be scrolled
 * within the page, what ends in an ellipsis, and what is only heard, is left out.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const AMOUNT = /€\d[\d.,]*|\d[\d.,]*\s€/g;
    if (document.documentElement.scrollWidth > width) {
      found.push(`page: ${document.documentElement.scrollWidth} px wide`);
    }
    const isHeld = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at);
        const isShortened = textOverflow === 'ellipsis' && at.clientWidth > 80;
        const isTiny = at.clientWidth <= 1 && overflowX !== 'visible';
        if (isShortened || isTiny || overflowX === 'auto' || overflowX === 'scroll') return true;
      }
      return false;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true }) || isHeld(element)) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      const isCut =
        getComputedStyle(element).overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1;
      for (const { index, 0: amount } of texts.currentNode.textContent?.matchAll(AMOUNT) ?? []) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + amount.length);
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (element.closest('table') && tops.size > 1) found.push(`broken amount: ${amount}`);
      }
      if (left < -1 || right > width + 1 || isCut) {
        found.push(`${Math.round(left)} to ${Math.round(right)} px: ${text.slice(0, 60)}`);
      }
    }
    return found;
  });
}

/** No text sticks out at these widths; the window stays at the last one. */
export async function expectFits(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // A resized window is laid out again a moment later.
    await expect.poll(() => findOverflow(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}
