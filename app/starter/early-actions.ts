import { isPlainClick } from '#app/ui/plain-click';

declare global {
  interface Window {
    /** Actions that the page's starter has recorded; absent in development, where no starter runs. */
    earlyActions?: {
      /** Buttons and links that were pressed, and changed fields outside forms, in their order. */
      pressed: HTMLElement[];
      /** Aborted when React takes over. */
      recording: AbortController;
      /** Whether text or a choice waits for React. */
      isChanged: boolean;
      /** Once React has the page except for a late part: whether it has an element. */
      isTakenOver?: (element: Element) => boolean;
    };
  }
}

/**
 * Records presses of buttons and links until React takes over (D13, D44), and which fields were
 * changed between them; fields keep their own values. `data-replay` marks links that always wait for
 * the scripts, and buttons whose every press counts.
 */
export function recordEarlyActions(): HTMLElement[] {
  const pressed: HTMLElement[] = [];
  const recording = new AbortController();
  const earlyActions: Window['earlyActions'] = { pressed, recording, isChanged: false };
  const add = (element: Element | null) => {
    if (!(element instanceof HTMLElement)) return;
    if ('replay' in element.dataset || !pressed.includes(element)) pressed.push(element);
  };
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    record: (event: WindowEventMap[Name], target: Element) => void,
  ) =>
    addEventListener(
      name,
      (event) => {
        const { target } = event;
        if (target instanceof Element && !earlyActions.isTakenOver?.(target)) record(event, target);
      },
      { capture: true, signal: recording.signal },
    );

  listen('click', (event, target) => {
    const element = target.closest('a,button');
    if (element instanceof HTMLAnchorElement) {
      // Plain HTML keeps a menu open after a link in it was followed.
      const popup = element.closest('details');
      if (popup) popup.open = false;
      const isMarked = 'replay' in element.dataset;
      if (leadsToThisPage(element)) {
        if (isMarked) add(element);
        return;
      }
      // Following it now would lose earlier actions or the page's query.
      const waits = isMarked || earlyActions.isChanged || pressed[0] || location.search;
      const leaves = element.origin !== location.origin || element.target;
      if (!waits || leaves || !isPlainClick(event)) return;
    }
    // A form's button would submit the page.
    if (element) event.preventDefault();
    add(element);
  });
  listen('keydown', (event, field) => {
    if (field.role !== 'spinbutton') return;
    if (event.key === 'ArrowUp') add(field.nextElementSibling);
    if (event.key === 'ArrowDown') add(field.previousElementSibling);
  });
  listen('input', (_, field) => {
    earlyActions.isChanged = true;
    // Typing overrides earlier presses of the buttons beside the field.
    const others = pressed.filter(
      (other) => other.parentElement !== field.parentElement && !isSameChoice(other, field),
    );
    pressed.splice(0, pressed.length, ...others);
    if (!field.closest('form')) add(field);
  });
  window.earlyActions = earlyActions;
  return pressed;
}

/** The calculator's parameters; a plan's link has its own and keeps the others (D13). */
export const CALCULATOR_PARAMS = /^(?:yearly|users|systems|landscapes|commitment|addons)$/;

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: Element): element is Field {
  return element.matches('input,textarea,select');
}

/** A group of radio buttons has one choice. */
function isSameChoice(one: Element, other: Element): boolean {
  return (
    one === other ||
    (one.matches('[type=radio]') && one.getAttribute('name') === other.getAttribute('name'))
  );
}

/** Whether a link leads to a section of the open page, which needs no script. */
export function leadsToThisPage({ href }: HTMLAnchorElement): boolean {
  return href.startsWith(`${location.href.split('#')[0]}#`);
}
