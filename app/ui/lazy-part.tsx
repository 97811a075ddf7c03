import { type ReactNode, useEffect, useState } from 'react';

interface LazyPartProps<Part> {
  /** Loads what `children` needs; always the same function. */
  load: () => Promise<Part>;
  /** Shown in its place when it cannot be loaded. */
  whenFailed: (retry: () => void) => ReactNode;
  children: (part: Part) => ReactNode;
}

type Loading<Part> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; part: Part };

/**
 * A part whose code is loaded when it is first shown. Unlike `React.lazy`, a connection that fails
 * costs the part alone, not the page around it, and it can be tried again.
 */
export function LazyPart<Part>({ load, whenFailed, children }: LazyPartProps<Part>) {
  const [loading, setLoading] = useState<Loading<Part>>({ status: 'loading' });
  const isLoading = loading.status === 'loading';
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
  if (loading.status === 'loaded') return children(loading.part);
  return loading.status === 'failed' ? whenFailed(() => setLoading({ status: 'loading' })) : null;
}
