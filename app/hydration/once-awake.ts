import { hydrateInPlace } from './in-place';

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** For `<Hydrate when={onceAwake}>`: hydrates with the visitor's first sign of life. */
export const onceAwake = hydrateInPlace((_element, open) => listenForSign(open));

/**
 * Hydrates with the first sign as well, or earlier where the server's HTML is not what this visitor
 * has to see: `watch` calls `open` then, at once or later, and returns what ends the watching.
 */
export function onceAwakeOr(watch: (open: () => void) => () => void) {
  return hydrateInPlace((_element, open) => {
    const stopListening = listenForSign(open);
    const stopWatching = watch(open);
    return () => {
      stopListening();
      stopWatching();
    };
  });
}

function listenForSign(open: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, wake, true);
  };
  const wake = () => {
    stop();
    open();
  };
  // An address with an anchor opens scrolled, perhaps before anyone listens.
  if (window.scrollY > 0) wake();
  else {
    for (const sign of SIGNS) window.addEventListener(sign, wake, { capture: true, passive: true });
  }
  return stop;
}
