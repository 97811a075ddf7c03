import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Repeats what was pressed and chosen before React took over (D44). For the page's frame, since the
 * router hydrates pages after their document.
 */
export function useEarlyActions(): void {
  useLayoutEffect(() => {
    const { earlyActions } = window;
    if (!earlyActions) return;
    delete window.earlyActions;
    // React hears of events from now on.
    earlyActions.end();
    keepHeldPress();
    const elements = earlyActions.actions
      // An event that is still on its way reaches React by itself.
      .filter(({ event }) => event.eventPhase === Event.NONE)
      .map(({ element }) => element);
    // After this commit, but before any further event of the visitor.
    queueMicrotask(() => repeatActions(elements));
  }, []);
}

/** Each press meets what the page shows after the one before. */
function repeatActions(elements: HTMLElement[]): void {
  // React hears of a choice only when it changes the box.
  for (const element of elements) {
    if (element instanceof HTMLInputElement) {
      element.checked = element.type === 'checkbox' && element.defaultChecked;
    }
  }
  // The effects of the first render come before the first press.
  flushSync(() => undefined);
  for (const element of elements) {
    if (element.isConnected) element.click();
    flushSync(() => undefined);
  }
}

/** How far a pointer may move while it is held down, in pixels. */
const POINTER_SLOP_PX = 3;

/**
 * The first render can move a button that is held down from under the pointer. The browser then
 * reports a click on what lies around the button; it counts as a press of it.
 */
function keepHeldPress(): void {
  const held = document.querySelector<HTMLElement>('button:active');
  if (!held) return;
  const press = new AbortController();
  const options = { capture: true, signal: press.signal };
  const endWhenDragged = ({ movementX, movementY }: MouseEvent) => {
    if (Math.abs(movementX) + Math.abs(movementY) > POINTER_SLOP_PX) press.abort();
  };
  const repeat = ({ target }: Event) => {
    press.abort();
    if (target instanceof Element && target !== held && target.contains(held)) held.click();
  };
  addEventListener('pointermove', endWhenDragged, options);
  addEventListener('click', repeat, options);
}
