import type { ReactNode } from 'react';
import { useLazyPart } from './use-lazy-part';

interface LazyPartProps<Part> {
  /** Loads what `children` needs; must be a stable function. */
  load: () => Promise<Part>;
  /** Number of the visitor's requests; another one retries a failed load. */
  presses?: number;
  /** Shown in its place when it cannot be loaded. */
  whenFailed: (retry: () => void) => ReactNode;
  children: (part: Part) => ReactNode;
}

/**
 * A part whose code loads when it is first shown. Unlike with `React.lazy`, a failure affects only
 * the part and can be retried.
 */
export function LazyPart<Part>({ load, presses, whenFailed, children }: LazyPartProps<Part>) {
  const { loading, retry } = useLazyPart(load, true, presses);
  if (loading.kind === 'loaded') return children(loading.part);
  return loading.kind === 'failed' ? whenFailed(retry) : null;
}
