import type { HydrateProps } from '@tanstack/react-start';
import { condition } from '@tanstack/react-start/hydration';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { takeNotedPresses } from './noted-presses';

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
          <Repeat presses={presses} />
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

/** The buttons pressed while nobody answered, in order: React stops such an event at the document. */
function useEarlyPresses(
  place: RefObject<HTMLElement | null>,
  wake: () => void,
): RefObject<HTMLElement[]> {
  const presses = useRef<HTMLElement[]>([]);
  useEffect(() => {
    const element = place.current;
    const add = (button: HTMLElement) => {
      // Impatience is no second wish, except where every press counts.
      const counts = !presses.current.includes(button) || button.dataset.everyPress !== undefined;
      if (counts) presses.current.push(button);
    };
    const note = ({ target }: Event) => {
      const button = findButton(target);
      if (button && element?.contains(button)) add(button);
    };
    const noted = element ? takeNotedPresses(element) : [];
    noted.forEach(add);
    if (noted.length > 0) wake();
    const forget = ({ target }: Event) => {
      const button = findButton(target);
      const answered = button ? presses.current.lastIndexOf(button) : -1;
      if (answered >= 0) presses.current.splice(answered, 1);
    };
    window.addEventListener('click', note, true);
    element?.addEventListener('click', forget, true);
    return () => {
      window.removeEventListener('click', note, true);
      element?.removeEventListener('click', forget, true);
    };
  }, [place, wake]);
  return presses;
}

function findButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
}

/**
 * Presses them again once somebody answers; where React hydrated in time, the event has arrived.
 * One after the other, since a press is answered to what the page shows after the one before.
 */
function Repeat({ presses }: { presses: RefObject<HTMLElement[]> }) {
  useEffect(() => {
    let timer = setTimeout(() => pressAll(presses.current.splice(0)));
    const pressAll = ([next, ...others]: HTMLElement[]) => {
      next?.click();
      if (others.length > 0) timer = setTimeout(() => pressAll(others));
    };
    return () => clearTimeout(timer);
  }, [presses]);
  return null;
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
