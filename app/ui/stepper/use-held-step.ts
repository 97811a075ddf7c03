import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

const HOLD_DELAY_MS = 300;
const HOLD_INTERVAL_MS = 50;

/** Handlers for a button that steps when pressed, and goes on stepping while it is held. */
export function useHeldStep(step: (by: 1 | -1) => void) {
  const [held, setHeld] = useState<1 | -1>();
  const hasStepped = useRef(false);
  const repeat = useEffectEvent(step);
  useEffect(() => {
    if (held === undefined) return;
    let interval: ReturnType<typeof setInterval> | undefined;
    const delay = setTimeout(() => {
      interval = setInterval(() => repeat(held), HOLD_INTERVAL_MS);
    }, HOLD_DELAY_MS);
    return () => {
      clearTimeout(delay);
      clearInterval(interval);
    };
  }, [held]);

  const release = () => setHeld(undefined);
  return (by: 1 | -1) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      hasStepped.current = true;
      step(by);
      setHeld(by);
    },
    onClick: ({ detail }: MouseEvent) => {
      // Screen readers, voice control and replayed presses send nothing but a click; after any other
      // the pointer has stepped already.
      if (detail === 0 || !hasStepped.current) step(by);
      hasStepped.current = false;
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  });
}
