import type { Page } from '@playwright/test';

/**
 * Finds layout faults that longer texts cause: text that leaves its box or the picture or overlaps
 * its neighbour, and boxes that hide part of their content.
 * @returns one sentence for each fault
 */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 1;
    const faults: string[] = [];
    const lines: { text: string; box: DOMRect }[] = [];

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent || isUnseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (!isInside(box, boxOf(parent))) faults.push(`"${text}" is wider than its place`);
        if (!isInside(box, new DOMRect(0, 0, innerWidth, innerHeight))) {
          faults.push(`"${text}" reaches beyond the picture`);
        }
        lines.push({ text, box });
      }
    }

    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (isOver(one.box, other.box)) faults.push(`"${one.text}" lies over "${other.text}"`);
      }
    });

    for (const element of document.body.querySelectorAll('#root *:not(svg *)')) {
      const isWider = element.scrollWidth > element.clientWidth + TOLERANCE;
      const isTaller = element.scrollHeight > element.clientHeight + TOLERANCE;
      if (getComputedStyle(element).overflow !== 'hidden' || !(isWider || isTaller)) continue;
      if (isUnseen(element)) continue;
      faults.push(`"${element.textContent?.trim().slice(0, 40)} …" is cut off`);
    }
    return faults;

    /** For screen readers only. */
    function isUnseen(element: Element): boolean {
      return element.clientWidth <= 1 && getComputedStyle(element).position === 'absolute';
    }

    /** The box that text has to stay in: the nearest one that is not itself part of a line. */
    function boxOf(element: Element): DOMRect {
      const drawing = element.closest('svg');
      if (drawing) return drawing.getBoundingClientRect();
      const isInline = getComputedStyle(element).display === 'inline' && element.parentElement;
      return isInline ? boxOf(isInline) : element.getBoundingClientRect();
    }

    /** Sideways only: a line's box may be taller than its letters. */
    function isInside(box: DOMRect, outer: DOMRect): boolean {
      return box.left >= outer.left - TOLERANCE && box.right <= outer.right + TOLERANCE;
    }

    function isOver(one: DOMRect, other: DOMRect): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > TOLERANCE && down > Math.min(one.height, other.height) / 3;
    }
  });
}

/** System fonts that the page used for characters missing in ours; they differ between machines. */
export async function findForeignFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#root *',
  });
  const names = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const font of fonts) if (!font.isCustomFont) names.add(font.familyName);
  }
  await session.detach();
  return [...names];
}
