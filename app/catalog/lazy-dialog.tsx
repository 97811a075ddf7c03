import { type ReactNode, useState } from 'react';
import { LazyPart } from '#app/ui/lazy-part';
import { FloatingFailure } from './load-failed';

/**
 * A dialog whose code loads when it is first opened. If loading fails, a floating notice says so, and
 * another press on the opener tries again. `load` must be stable.
 */
export function useLazyDialog<Part>(load: () => Promise<Part>) {
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  return {
    open: () => {
      setPresses((before) => before + 1);
      setOpen(true);
    },
    close: () => setOpen(false),
    draw: (drawPart: (part: Part, isOpen: boolean) => ReactNode) =>
      presses > 0 && (
        <LazyPart
          load={load}
          presses={presses}
          whenFailed={(retry) => <FloatingFailure onRetry={retry} />}
        >
          {(part) => drawPart(part, isOpen)}
        </LazyPart>
      ),
  };
}
