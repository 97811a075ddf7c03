import { useHydrated, useSearch } from '@tanstack/react-router';
import { readScenarios } from '#app/domain/offers/scenarios';

/**
 * The scenarios that the calculator's address keeps; none on the server. A server that knew them
 * would have a page for each of their combinations, and crawlers would follow them.
 */
export function useKeptScenarios(): ReturnType<typeof readScenarios> {
  const search = useSearch({ strict: false });
  return readScenarios(useHydrated() ? search : {});
}
