import type { ReactNode } from 'react';
import { useLazyPart } from './use-lazy-part';

interface LazyPartProps<Part> {
  /** Loads what `children` needs; always the same function. */
  load: () => Promise<Part>;
  /** How often the visitor has asked for it; once more tries again what could not be loaded. */
  presses?: number;
  /** Shown in its place when it cannot be loaded. */
  whenFailed: (retry: () => void) => ReactNode;
  children: (part: Part) => ReactNode;
}

/**
 * A part whose code is loaded when it is first shown. Unlike `React.lazy`, a connection that fails
 * costs the part alone, not the page around it, and it can be tried again.
 */
export function LazyPart<Part>({ load, presses, whenFailed, children }: LazyPartProps<Part>) {
  const { loading, retry } = useLazyPart(load, true, presses);
  if (loading.status === 'loaded') return children(loading.part);
  return loading.status === 'failed' ? whenFailed(retry) : null;
}
