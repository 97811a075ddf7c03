import { flushSync } from 'react-dom';

/** Heading or first field of the opened form, its row in the lists, or any element. */
type Target = 'heading' | 'title' | 'row' | (() => HTMLElement | null);

/** Draws a change, then moves the focus: by default only if the change removed its element. */
export function changeAndFocus<Result>(change: () => Result, target?: Target): Result {
  const result = flushSync(change);
  // The focus of a removed element falls to the page.
  const isLost = document.activeElement === document.body;
  if (target !== undefined || isLost) {
    const element = findTarget(target ?? 'heading');
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
  }
  return result;
}

function findTarget(target: Target): HTMLElement | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  if (typeof target === 'function') return target();
  if (target === 'heading') return find('[data-opened-form] h2');
  if (target === 'title') return find('[data-opened-form] input');
  // A filter can hide the row: then the button that adds to its list, or to the first one.
  return (
    find('[data-editor-lists] [aria-current]') ??
    find('[data-editor-lists] > [data-open] > div > button') ??
    find('[data-editor-lists] > section > div > button')
  );
}
