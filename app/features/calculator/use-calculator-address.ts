import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CalculatorSearch } from '#app/domain/pricing/search';

export interface CalculatorAddress {
  planId: string | undefined;
  search: CalculatorSearch;
}

/** `toTop` for changes that start the page anew, such as another plan (spec §2). */
export interface RewriteOptions {
  toTop?: boolean;
}

/** Browsers refuse the twenty address changes a second of a held stepper. */
const WRITE_DELAY_MS = 120;

/**
 * The address is the state (D11), rewritten in place (D13). A navigation takes longer than a frame,
 * so the page shows the pending address meanwhile.
 */
export function useCalculatorAddress(
  arrived: CalculatorAddress,
): [CalculatorAddress, (address: CalculatorAddress, options?: RewriteOptions) => void] {
  const navigate = useNavigate();
  const [underway, setUnderway] = useState<CalculatorAddress>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<CalculatorAddress>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const rewrite = useCallback(
    (address: CalculatorAddress, { toTop = false }: RewriteOptions = {}) => {
      const write = async () => {
        await navigate({
          to: '/{-$locale}/preiskalkulator/{-$planId}',
          params: (params) => ({ ...params, planId: address.planId }),
          search: address.search,
          replace: true,
          resetScroll: toTop,
        });
        if (latest.current === address) setUnderway(undefined);
      };
      latest.current = address;
      setUnderway(address);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, toTop ? 0 : WRITE_DELAY_MS);
    },
    [navigate],
  );
  return [underway ?? arrived, rewrite];
}
