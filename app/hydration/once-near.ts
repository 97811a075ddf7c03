import { hydrateInPlace } from './in-place';

/** About a screen ahead, so that a part's code is there when the part is seen. */
const AHEAD = '600px';

/**
 * For `<Hydrate when={onceNear}>`: hydrates when a part is about to be seen, or the focus comes
 * into it. For what is far down the page and heavy.
 */
export const onceNear = hydrateInPlace((element, open) => {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
    { rootMargin: AHEAD },
  );
  const stop = () => {
    observer.disconnect();
    element.removeEventListener('focusin', come);
  };
  const come = () => {
    stop();
    open();
  };
  observer.observe(element);
  element.addEventListener('focusin', come);
  return stop;
});
