import { type RefObject, useEffect } from 'react';

/**
 * Keeps whatever gets the focus clear of something that floats above the page: browsers take an
 * element under it for visible and do not scroll.
 */
export function useClearOfFocus(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const card = floating.current;
      if (!card || !(target instanceof HTMLElement) || card.contains(target)) return;
      // What a pointer is pressing must not move away from under it: the click would be lost.
      if (!target.matches(':focus-visible')) return;
      // What is seen of a radio button or a checkbox is its label.
      const seen = target.closest('label') ?? target;
      const distance = distanceToClear(seen.getBoundingClientRect(), card.getBoundingClientRect());
      if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [floating]);
}

const AIR_PX = 12;

/** How far to scroll, towards the nearer end of the screen's other half; 0 if nothing is covered. */
function distanceToClear(target: DOMRect, card: DOMRect): number {
  const overlaps =
    target.bottom > card.top &&
    target.top < card.bottom &&
    target.right > card.left &&
    target.left < card.right;
  if (!overlaps) return 0;
  const isAtTop = card.bottom < window.innerHeight / 2;
  return isAtTop ? target.top - card.bottom - AIR_PX : target.bottom - card.top + AIR_PX;
}
