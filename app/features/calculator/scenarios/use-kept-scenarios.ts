import { useHydrated, useSearch } from '@tanstack/react-router';
import { parseScenarios, type Scenario } from '#app/domain/offers/scenarios';

/**
 * The scenarios that the calculator's address keeps; none on the server. A server that knew them
 * would have a page for each of their combinations, and crawlers would follow them.
 */
export function useKeptScenarios(): Scenario[] {
  const kept = useSearch({
    strict: false,
    select: (search) => ('s' in search ? search.s : undefined),
  });
  return useHydrated() ? parseScenarios(kept) : [];
}
