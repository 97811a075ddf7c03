import { type RefObject, useEffect, useRef } from 'react';
import { takeNotedPresses } from './noted-presses';

/** The buttons pressed while nobody answered, in order: React stops such an event at the document. */
export function useEarlyPresses(
  place: RefObject<HTMLElement | null>,
  wake: () => void,
): RefObject<HTMLElement[]> {
  const presses = useRef<HTMLElement[]>([]);
  useEffect(() => {
    const element = place.current;
    const add = (button: HTMLElement) => {
      // Impatience is no second wish, except where every press counts.
      const counts = !presses.current.includes(button) || button.dataset.everyPress !== undefined;
      if (counts) presses.current.push(button);
    };
    const note = ({ target }: Event) => {
      const button = findButton(target);
      if (button && element?.contains(button)) add(button);
    };
    const noted = element ? takeNotedPresses(element) : [];
    noted.forEach(add);
    if (noted.length > 0) wake();
    const forget = ({ target }: Event) => {
      const button = findButton(target);
      const answered = button ? presses.current.lastIndexOf(button) : -1;
      if (answered >= 0) presses.current.splice(answered, 1);
    };
    window.addEventListener('click', note, true);
    element?.addEventListener('click', forget, true);
    return () => {
      window.removeEventListener('click', note, true);
      element?.removeEventListener('click', forget, true);
    };
  }, [place, wake]);
  return presses;
}

function findButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
}

/**
 * Presses them again once somebody answers; where React hydrated in time, the event has arrived.
 * One after the other, since a press is answered to what the page shows after the one before.
 */
export function RepeatPresses({ presses }: { presses: RefObject<HTMLElement[]> }) {
  useEffect(() => {
    let timer = setTimeout(() => pressAll(presses.current.splice(0)));
    const pressAll = ([next, ...others]: HTMLElement[]) => {
      next?.click();
      if (others.length > 0) timer = setTimeout(() => pressAll(others));
    };
    return () => clearTimeout(timer);
  }, [presses]);
  return null;
}
