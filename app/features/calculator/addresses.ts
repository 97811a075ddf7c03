import { formatScenarios, readScenarios } from '#app/domain/offers/scenarios';
import { type CalculatorSearch, pickForeignParams } from '#app/domain/pricing/search';

export interface CalculatorAddress {
  planId: string | undefined;
  search: CalculatorSearch;
}

/** The comparison of the scenarios that an address holds; none of them is open there. */
export function toScenarios(search: Record<string, unknown>) {
  const { open: _open, s: _s, ...foreign } = pickForeignParams(search);
  return {
    to: '/{-$locale}/szenarien',
    search: { ...foreign, s: formatScenarios(readScenarios(search).scenarios) },
  } as const;
}

/** A link's target: the calculator with a plan and search parameters. */
export function toCalculator({ planId, search }: CalculatorAddress) {
  return {
    to: '/{-$locale}/preiskalkulator/{-$planId}',
    params: (params: object) => ({ ...params, planId }),
    search,
  } as const;
}
