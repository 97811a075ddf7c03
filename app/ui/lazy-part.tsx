import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

interface LazyPartProps<Part> {
  /** Loads what `children` needs; must be a stable function. */
  load: () => Promise<Part>;
  /** Number of the visitor's requests; another one retries a failed load. */
  presses?: number;
  whileLoading?: ReactNode;
  /** Shown in its place when it cannot be loaded. */
  whenFailed: (retry: () => void) => ReactNode;
  children: (part: Part) => ReactNode;
}

/**
 * A part whose code loads when it is first shown. Unlike with `React.lazy`, a failure affects only
 * the part and can be retried.
 */
export function LazyPart<Part>(props: LazyPartProps<Part>) {
  const { loading, retry } = useLazyPart(props.load, true, props.presses);
  if (loading.kind === 'loaded') return props.children(loading.part);
  return loading.kind === 'failed' ? props.whenFailed(retry) : props.whileLoading;
}

type Loading<Part> =
  | { kind: 'loading' }
  | { kind: 'failed'; presses: number }
  | { kind: 'loaded'; part: Part };

/**
 * Loads the code of a part once `isWanted`. `load` must be stable. `retry` repeats a failed load.
 * @param presses number of the visitor's requests; another one retries, too
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted = true, presses = 0) {
  const [loading, setLoading] = useState<Loading<Part>>({ kind: 'loading' });
  const isAskedAgain = loading.kind === 'failed' && loading.presses !== presses;
  const isLoading = isWanted && (loading.kind === 'loading' || isAskedAgain);
  useEffect(() => {
    let isCurrent = isLoading;
    const settle = (result: Loading<Part>) => isCurrent && setLoading(result);
    if (isLoading) {
      load().then(
        (part) => settle({ kind: 'loaded', part }),
        () => settle({ kind: 'failed', presses }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [load, isLoading, presses]);
  const shown: Loading<Part> = isAskedAgain ? { kind: 'loading' } : loading;
  return { loading: shown, retry: () => setLoading({ kind: 'loading' }) };
}
