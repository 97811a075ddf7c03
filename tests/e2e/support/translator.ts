/**
 * Runs in a page and does what Google Translate does: each text node, also later ones, is replaced by
 * `<font><font>text</font></font>`. The words stay as they are, so that the page can be compared with
 * one that nothing translates.
 */
export function translateTexts(): void {
  const skipped = 'font, script, style, textarea, title, [translate=no]';
  const replace = (text: Node) => {
    if (!text.parentElement || text.parentElement.closest(skipped)) return;
    if (text.parentElement instanceof SVGElement) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.textContent ?? '');
    text.parentNode?.replaceChild(font, text);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) node instanceof Text ? replace(node) : replaceAll(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Texts that are not alone in their element, where a translator takes them from React; runs in a page. */
export function findTextsWithSiblings(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || parentElement.closest('body > script, style, [translate=no]')) continue;
    if (parentElement !== document.body && parentElement.childNodes.length > 1) {
      found.push(`${textContent} in ${parentElement.outerHTML.slice(0, 200)}`);
    }
  }
  return found;
}
