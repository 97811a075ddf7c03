import { onceAwakeOr } from '#app/hydration/once-awake';
import { followOtherTabs, readStoredText } from '#app/state/stored-text';

/**
 * For `<Hydrate when={…}>` around the calculator. The server knows the built-in prices only: where
 * this browser has its own (D20), nobody has to touch the page first to see what holds.
 */
export const onceAwakeOrOwnPrices = onceAwakeOr((open) => {
  if (readStoredText() !== null) open();
  return followOtherTabs(open);
});
