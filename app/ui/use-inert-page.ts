import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Makes the page inert while a modal dialog is open. Ark alone hides it from screen readers, but
 * not from page search and read-aloud programs.
 * @param findOtherFocus finds a focus target if the dialog's opener no longer exists
 * @returns props for Ark's root and for its content
 */
export function useInertPage(open: boolean, findOtherFocus?: () => HTMLElement | null) {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const opener = useRef<Element>(null);
  // A layout effect, because Ark restores the focus soon after closing.
  useLayoutEffect(() => {
    if (!open || !content) return;
    const { activeElement, body } = document;
    // Inert elements lose the focus, so Ark cannot know the opener.
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
