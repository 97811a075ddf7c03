import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { findGap, placeInGap, scrollStep } from './drop-place';

interface RowDrag {
  from: number;
  gap: number;
}

/**
 * Drags a row of a list to another place, by mouse, pen or finger. The rows are the list's
 * children; handles need `touch-action: none`. Escape lets everything be as it was.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<RowDrag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: PointerEvent, from: number) => {
    const rows = list.current?.children;
    if (!rows || event.button !== 0) return;
    event.preventDefault();
    stop.current?.();
    let y = event.clientY;
    let gap = from;
    const scroller = findScroller(list.current);
    const update = () => {
      gap = findGap(
        Array.from(rows, (row) => row.getBoundingClientRect()),
        y,
      );
      setDrag((known) => (known?.gap === gap ? known : { from, gap }));
    };
    let frame = requestAnimationFrame(function scrollOn() {
      const box = scroller?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
      const step = scrollStep(box, y);
      if (step !== 0) {
        (scroller ?? window).scrollBy(0, step);
        update();
      }
      frame = requestAnimationFrame(scrollOn);
    });

    const listening = new AbortController();
    const end = () => {
      cancelAnimationFrame(frame);
      listening.abort();
      setDrag(undefined);
    };
    stop.current = end;
    const options = { signal: listening.signal, capture: true };
    window.addEventListener(
      'pointermove',
      ({ clientY }) => {
        y = clientY;
        update();
      },
      options,
    );
    window.addEventListener(
      'pointerup',
      () => {
        end();
        const to = placeInGap(from, gap);
        if (to !== from) onMove(from, to);
      },
      options,
    );
    window.addEventListener('pointercancel', end, options);
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return;
        // It ends the drag, not the dialog around the list.
        pressed.stopImmediatePropagation();
        end();
      },
      options,
    );
  };
  return { drag, start };
}

function findScroller(element: Element | null): Element | null {
  const parent = element?.parentElement ?? null;
  if (parent === null) return null;
  const isScroller =
    parent.scrollHeight > parent.clientHeight &&
    /auto|scroll/.test(getComputedStyle(parent).overflowY);
  return isScroller ? parent : findScroller(parent);
}
