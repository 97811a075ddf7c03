import { useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import type { PublicationStore } from '#app/features/publishing/publication-store';

/** Longer ones overflow a timer. */
const MAX_WAIT_MS = 24 * 60 * 60_000;

/** What is published and planned is read anew when a person comes back to the tab, and when a plan is due. */
export function useFreshHistory({ store, refresh }: PublicationStore): void {
  const next = useSelector(store, ({ history }) => history?.planned[0]?.effectiveAt);
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [refresh]);
  useEffect(() => {
    if (next === undefined) return;
    // A second later, should this clock be ahead of the server's.
    const wait = Math.min(Math.max(next - Date.now(), 0) + 1000, MAX_WAIT_MS);
    const timer = setTimeout(() => void refresh(), wait);
    return () => clearTimeout(timer);
  }, [next, refresh]);
}
