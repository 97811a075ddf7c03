/**
 * Closes the open popup with Escape and gives the focus back to what opened it. One listener for
 * the page, and not each popup's own: a popup can be open before its part of the page hydrates.
 *
 * @returns what ends the listening
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
