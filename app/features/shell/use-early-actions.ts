import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { repeatEarlyActions, takeEarlyActions } from '#app/starter/repeat-early-actions';

/**
 * What was pressed and chosen before React took over takes effect now (D44). For the page's frame:
 * the router hydrates pages after their document.
 */
export function useEarlyActions(): void {
  const early = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    early.current = takeEarlyActions();
  }, []);
  // What was typed is taken over by the first effects, and rendered together with this state.
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  useEffect(() => (isTakenOver ? repeatEarlyActions(early.current) : undefined), [isTakenOver]);
}
