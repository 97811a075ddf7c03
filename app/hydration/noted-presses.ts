declare global {
  interface Window {
    /** Begun by the page's first script (`server/late-scripts.ts`), before any code of ours is there. */
    notedPresses?: { buttons: HTMLElement[]; end: () => void };
  }
}

/** The buttons in an element pressed before the page's code had come; from now on others listen. */
export function takeNotedPresses(element: Element): HTMLElement[] {
  window.notedPresses?.end();
  return window.notedPresses?.buttons.filter((button) => element.contains(button)) ?? [];
}
