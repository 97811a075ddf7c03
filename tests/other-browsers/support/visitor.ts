import { expect } from 'vitest';

/** As long as a busy machine may take for a page. */
export const TIMEOUT_MS = 60_000;

/** One tab of a browser, at 1280 × 800, with a real mouse and keyboard. */
export interface Visitor {
  open: (address: string) => Promise<void>;
  /** Moves the pointer over the page, touching nothing. */
  movePointer: () => Promise<void>;
  /** Presses the middle of a control that is there by now; waits for nothing else. */
  press: (control: Control) => Promise<void>;
  /** Presses at a place of the window. */
  pressAt: (x: number, y: number) => Promise<void>;
  /** Gives the page a window of this size. */
  resize: (width: number, height: number) => Promise<void>;
  /** Presses the keys of a text where the focus is. */
  type: (text: string) => Promise<void>;
  hasFocus: (control: Control) => Promise<boolean>;
  /** Asks the page; the function knows nothing but its arguments. */
  ask: <Answer>(
    question: (...args: string[]) => Answer,
    ...args: string[]
  ) => Promise<Awaited<Answer>>;
  /** Errors and warnings since they were last asked for. */
  takeComplaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

export type Control = readonly [role: keyof typeof SELECTORS, name: string];

export const SELECTORS = {
  link: 'a[href]',
  button: 'button',
  textbox: 'input[type=text], input[type=email], input[type=tel]',
  checkbox: 'input[type=checkbox]',
} as const;

/** The first visible element of this kind whose name begins so; runs in the page. */
export function findInPage(selectors: string, name: string): HTMLElement | null {
  const nameOf = (element: HTMLElement) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return element.getAttribute('aria-label') ?? (label ?? element).textContent;
  };
  const isCalled = (element: HTMLElement) => {
    const words = (nameOf(element) ?? '').replaceAll(/\s+/g, ' ').trim();
    return words === name || words.startsWith(`${name} `);
  };
  return (
    [...document.querySelectorAll<HTMLElement>(selectors)].find(
      (element) => element.checkVisibility() && isCalled(element),
    ) ?? null
  );
}

/** Until React has taken over the page; its last part, the form, may come later. */
export async function waitForScripts(visitor: Visitor): Promise<void> {
  const isWaiting = async () => {
    // A driver's move may come before the page listens; a visitor moves on and on.
    await visitor.movePointer();
    return visitor.ask(() => Boolean(window.earlyActions && !window.earlyActions.isTakenOver));
  };
  await expect.poll(isWaiting).toBe(false);
  await visitor.ask(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
}

/** Fills in a field as it is done by hand. */
export async function fill(visitor: Visitor, name: string, text: string): Promise<void> {
  const field = ['textbox', name] as const;
  await visitor.press(field);
  // A page that is still loading may move away from under the pointer.
  if (!(await visitor.hasFocus(field))) await visitor.press(field);
  await visitor.type(text);
}
