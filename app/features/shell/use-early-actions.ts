import { useHydrated } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { repeatEarlyActions, takeEarlyActions } from '#app/starter/repeat-early-actions';

/**
 * What was pressed and chosen before React took over takes effect now (D44). For the page's frame:
 * the router hydrates pages after their document.
 */
export function useEarlyActions(): void {
  const isHydrated = useHydrated();
  const early = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    early.current = takeEarlyActions();
  }, []);
  // Not before the first effects: what has been typed is taken over by then.
  useEffect(() => (isHydrated ? repeatEarlyActions(early.current) : undefined), [isHydrated]);
}
