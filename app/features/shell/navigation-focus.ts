import { isPlainClick } from '#app/ui/plain-click';

/**
 * Moves the focus to where a visitor has arrived: a section, or without one the page's heading. The
 * next Tab then goes on from there.
 */
export function moveNavigationFocus(hash: string): void {
  const place = hash
    ? document.getElementById(hash)
    : document.querySelector<HTMLElement>('main h1');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.dataset.navigationFocus = '';
  place.focus({ preventScroll: true });
}

/** As sent by the server, a link to a section has no query, even where the page has one. */
function isSamePageLink({ href, hash, search }: HTMLAnchorElement): boolean {
  const { href: here } = location;
  return href === here || (hash !== '' && !search && href === here.replace(location.search, ''));
}

/**
 * A link to the address that is open already leads to its section or the page's top again, as it
 * does without scripts; the router would do nothing.
 * @returns what ends the listening
 */
export function followSamePageLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isSamePageLink(link) || link.target || !isPlainClick(event)) return;
    // A plan of the calculator is chosen as well: a step may not be in the address yet.
    if (link.dataset.held === undefined) event.preventDefault();
    const hash = decodeURIComponent(location.hash.slice(1));
    const section = document.getElementById(hash);
    if (section) section.scrollIntoView();
    else window.scrollTo({ top: 0 });
    moveNavigationFocus(hash);
  };
  // Before React, whose links leave a prevented click alone.
  window.addEventListener('click', follow, true);
  return () => window.removeEventListener('click', follow, true);
}
