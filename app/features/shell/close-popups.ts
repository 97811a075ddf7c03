/**
 * Closes the open popup with Escape and gives the focus back to what opened it. One listener for
 * the page, because a popup can be open before hydration.
 * @returns a function that removes the listener
 */
export function closePopupsByKey(): () => void {
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const popup of document.querySelectorAll<HTMLDetailsElement>('[data-popup][open]')) {
      popup.open = false;
      popup.querySelector('summary')?.focus();
    }
  };
  document.addEventListener('keydown', close);
  return () => document.removeEventListener('keydown', close);
}
