import type { HydrateProps } from '@tanstack/react-start';
import { condition } from '@tanstack/react-start/hydration';
import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { RepeatPresses, useEarlyPresses } from './early-presses';

/** Calls `open` when a part shall come to life; returns what ends the waiting. */
type Listen = (element: Element, open: () => void) => () => void;

interface Gate {
  isOpen: boolean;
  promise: Promise<void>;
  open: () => void;
}

/**
 * A strategy for `<Hydrate when={…}>` that brings the server's own elements to life, with what has
 * been typed into them and the focus where it is. Start's strategies render the part once more
 * right after the page has hydrated (react-start 1.169), and React then throws a part that still
 * waits away and makes it anew. The parent must not render it again either, so it is a `memo`.
 */
export function hydrateInPlace(listen: Listen) {
  return {
    ...condition(() => false),
    _h: (props: HydrateProps) => <InPlace {...{ listen }} {...props} />,
  };
}

function InPlace({ listen, fallback, children }: HydrateProps & { listen: Listen }) {
  const place = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(neverChanges, returnFalse, returnTrue);
  const [gate] = useState(() => createGate(import.meta.env.SSR || !isHydrating));
  useEffect(() => {
    if (!gate.isOpen && place.current) return listen(place.current, gate.open);
    return undefined;
  }, [gate, listen]);
  const presses = useEarlyPresses(place, gate.open);
  // The same element after hydration as during it: React leaves a boundary alone that did not change.
  const boundary = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Waiting gate={gate}>
          {children}
          <RepeatPresses presses={presses} />
        </Waiting>
      </Suspense>
    ),
    [gate, fallback, children, presses],
  );
  return <div ref={place}>{boundary}</div>;
}

function Waiting({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.promise);
  return children;
}

function createGate(isOpen: boolean): Gate {
  let resolve: () => void = () => undefined;
  const gate: Gate = {
    isOpen,
    promise: new Promise((settle) => {
      resolve = settle;
    }),
    open: () => {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

const neverChanges = () => () => undefined;
const returnFalse = () => false;
const returnTrue = () => true;
