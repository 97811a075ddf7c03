import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  keepHeldPress,
  repeatEarlyActions,
  takeEarlyActions,
} from '#app/starter/repeat-early-actions';

/**
 * What was pressed and chosen before React took over takes effect now (D44). For the page's frame:
 * the router hydrates pages after their document.
 */
export function useEarlyActions(): void {
  const early = useRef<ReturnType<typeof takeEarlyActions>>(undefined);
  useLayoutEffect(() => {
    // React runs this again where it has hidden the page in between.
    early.current ??= takeEarlyActions();
  }, []);
  // What was typed is taken over by the first effects, and rendered together with this state.
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  useLayoutEffect(keepHeldPress, []);
  // One that has begun since; a press counts once.
  useLayoutEffect(() => {
    if (isTakenOver) keepHeldPress();
  }, [isTakenOver]);
  useEffect(
    () => (isTakenOver ? repeatEarlyActions(early.current ?? []) : undefined),
    [isTakenOver],
  );
}
