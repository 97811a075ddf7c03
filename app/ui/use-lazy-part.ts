import { useEffect, useState } from 'react';

type Loading<Part> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; part: Part };

/**
 * Loads the code of a part once it is wanted. `load` is always the same function. What could not be
 * loaded is tried again by `retry`.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted = true) {
  const [loading, setLoading] = useState<Loading<Part>>({ status: 'loading' });
  const isLoading = isWanted && loading.status === 'loading';
  useEffect(() => {
    let isCurrent = isLoading;
    const settle = (result: Loading<Part>) => isCurrent && setLoading(result);
    if (isLoading) {
      load().then(
        (part) => settle({ status: 'loaded', part }),
        () => settle({ status: 'failed' }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [load, isLoading]);
  return { loading, retry: () => setLoading({ status: 'loading' }) };
}
