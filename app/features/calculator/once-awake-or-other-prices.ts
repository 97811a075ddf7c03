import { onceAwakeOr } from '#app/hydration/once-awake';
import { followOtherTabs, readStoredText } from '#app/state/stored-text';

/**
 * For `<Hydrate when={…}>` around the calculator. The server knows the built-in prices only: where
 * this browser has its own (D20), or the link says under which it was shared (D34), nobody has to
 * touch the page first to see what holds.
 */
export const onceAwakeOrOtherPrices = onceAwakeOr((open) => {
  const { searchParams } = new URL(window.location.href);
  if (readStoredText() !== null || searchParams.has('prices')) open();
  return followOtherTabs(open);
});
