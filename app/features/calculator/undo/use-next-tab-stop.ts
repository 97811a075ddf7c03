import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Makes a new part the next tab stop, wherever the focus is.
 * @returns moves the focus out before the part disappears: back to its origin, or to `near`
 */
export function useNextTabStop(
  part: RefObject<HTMLElement | null>,
): (near: HTMLElement | null) => void {
  const origin = useRef<Element>(null);

  // Before painting, because the visitor may press Tab at once.
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    let wasVisited = false;
    const onFocus = ({ relatedTarget: from }: FocusEvent) => {
      wasVisited = true;
      if (from instanceof Element && !element.contains(from)) origin.current = from;
    };
    const onTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
      const stops = [...element.querySelectorAll('button')];
      const at = stops.findIndex((stop) => stop.contains(document.activeElement));
      if (at >= 0 && stops[event.shiftKey ? at - 1 : at + 1] === undefined) {
        // The browser continues from here in both directions.
        focusAgain(origin.current);
        if (event.shiftKey && origin.current) event.preventDefault();
      }
      // A modal dialog keeps the focus.
      if (at >= 0 || wasVisited || event.shiftKey || element.closest('[inert]')) return;
      event.preventDefault();
      stops[0]?.focus();
    };
    element.addEventListener('focusin', onFocus);
    window.addEventListener('keydown', onTab);
    return () => {
      element.removeEventListener('focusin', onFocus);
      window.removeEventListener('keydown', onTab);
    };
  }, [part]);

  return (near) => {
    if (!part.current?.contains(document.activeElement)) return;
    if (!focusAgain(origin.current)) near?.focus({ preventScroll: true });
  };
}

/** @returns false if the element has disappeared */
function focusAgain(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
