import type { ReactNode } from 'react';
import { useLazyPart } from './use-lazy-part';

interface LazyPartProps<Part> {
  /** Loads what `children` needs; always the same function. */
  load: () => Promise<Part>;
  /** Shown in its place when it cannot be loaded. */
  whenFailed: (retry: () => void) => ReactNode;
  children: (part: Part) => ReactNode;
}

/**
 * A part whose code is loaded when it is first shown. Unlike `React.lazy`, a connection that fails
 * costs the part alone, not the page around it, and it can be tried again.
 */
export function LazyPart<Part>({ load, whenFailed, children }: LazyPartProps<Part>) {
  const { loading, retry } = useLazyPart(load);
  if (loading.status === 'loaded') return children(loading.part);
  return loading.status === 'failed' ? whenFailed(retry) : null;
}
