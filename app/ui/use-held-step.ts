import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

const HOLD_DELAY_MS = 300;
const HOLD_INTERVAL_MS = 50;

/** Handlers for a button that steps when pressed, and goes on stepping while it is held. */
export function useHeldStep(step: (by: 1 | -1) => void) {
  const [held, setHeld] = useState<1 | -1>();
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
      step(by);
      setHeld(by);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  });
}
