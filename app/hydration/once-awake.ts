import { hydrateInPlace } from './in-place';

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** For `<Hydrate when={onceAwake}>`: hydrates with the visitor's first sign of life. */
export const onceAwake = hydrateInPlace((_element, open) => {
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
});
