import { useEffect, useState } from 'react';

type Loading<Part> =
  | { status: 'loading' }
  | { status: 'failed'; presses: number }
  | { status: 'loaded'; part: Part };

/**
 * Loads the code of a part once `isWanted`. `load` must be stable. `retry` repeats a failed load.
 * @param presses number of the visitor's requests; another one retries, too
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted = true, presses = 0) {
  const [loading, setLoading] = useState<Loading<Part>>({ status: 'loading' });
  const isAskedAgain = loading.status === 'failed' && loading.presses !== presses;
  const isLoading = isWanted && (loading.status === 'loading' || isAskedAgain);
  useEffect(() => {
    let isCurrent = isLoading;
    const settle = (result: Loading<Part>) => isCurrent && setLoading(result);
    if (isLoading) {
      load().then(
        (part) => settle({ status: 'loaded', part }),
        () => settle({ status: 'failed', presses }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [load, isLoading, presses]);
  const shown: Loading<Part> = isAskedAgain ? { status: 'loading' } : loading;
  return { loading: shown, retry: () => setLoading({ status: 'loading' }) };
}
