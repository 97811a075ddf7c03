import { useLayoutEffect, useRef, useState } from 'react';

/**
 * While a modal dialog is open, everything beside it is inert: Ark alone hides it from screen
 * readers and holds the focus, but leaves it in reach of a page search and of programs that read aloud.
 * @param findOtherFocus where the focus goes when what opened the dialog is gone
 * @returns props for Ark's root and for its content
 */
export function useInertPage(open: boolean, findOtherFocus?: () => HTMLElement | null) {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const opener = useRef<Element>(null);
  // Before the browser paints: on closing, Ark gives the focus back a moment later.
  useLayoutEffect(() => {
    if (!open || !content) return;
    const { activeElement, body } = document;
    // What becomes inert loses the focus, so Ark cannot see what had it.
    if (!content.contains(activeElement)) opener.current = activeElement;
    const others = [...body.children].filter(
      (other): other is HTMLElement =>
        other instanceof HTMLElement && !other.inert && !other.contains(content),
    );
    for (const other of others) other.inert = true;
    return () => {
      for (const other of others) other.inert = false;
    };
  }, [open, content]);
  const finalFocusEl = () =>
    opener.current instanceof HTMLElement && opener.current.isConnected
      ? opener.current
      : (findOtherFocus?.() ?? null);
  return { root: { finalFocusEl }, content: { ref: setContent } };
}
