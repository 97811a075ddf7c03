import { type RefObject, useEffect } from 'react';

/** Scrolls focused elements out from under a floating element, which browsers do not do. */
export function useClearOfFocus(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const card = floating.current;
      if (!card || !(target instanceof HTMLElement) || card.contains(target)) return;
      // A pressed element must not move, or the click is lost.
      if (!target.matches(':focus-visible')) return;
      // Only the label of a radio button or checkbox is visible.
      const seen = target.closest('label') ?? target;
      const distance = distanceToClear(seen.getBoundingClientRect(), card.getBoundingClientRect());
      if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [floating]);
}

const AIR_PX = 12;

/** Scroll distance in pixels that uncovers the target; 0 if it is not covered. */
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
