import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { decode } from '#app/framework/router-spelling';
import { isIsolated } from '#app/i18n/languages';
import { isPlainClick } from '#app/ui/plain-click';
import { css } from '#styled/css';

/**
 * Does for router navigations what browsers do for documents: moves the focus and announces the
 * title.
 */
export function PageChanges() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(followSamePageLinks, []);
  useEffect(() => {
    const readRoute = () => router.state.matches.at(-1)?.routeId;
    let shown = { route: readRoute(), title: document.title };
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const route = readRoute();
      const isOtherSection = toLocation.hash !== '' && toLocation.hash !== fromLocation?.hash;
      // Another plan or language is the same page: the focus stays where it is.
      if (route !== shown.route || isOtherSection) moveNavigationFocus(toLocation.hash);
      if (document.title !== shown.title) setTitle(document.title);
      shown = { route, title: document.title };
    });
  }, [router]);
  return (
    <p role="status" className={css({ srOnly: true })}>
      {title}
    </p>
  );
}

/**
 * Moves the focus to the section or, without one, the page's heading, so that Tab continues from
 * there.
 */
function moveNavigationFocus(hash: string): void {
  const place = hash
    ? document.getElementById(hash)
    : document.querySelector<HTMLElement>('main h1');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.dataset.navigationFocus = '';
  place.focus({ preventScroll: true });
}

/** Server-rendered section links have no query, even if the page has one. */
function isSamePageLink({ href, hash, search }: HTMLAnchorElement): boolean {
  const { href: here } = location;
  return href === here || (hash !== '' && !search && href === here.replace(location.search, ''));
}

/**
 * Handles links to the open address, which the router ignores: scrolls to the section or the top,
 * as without scripts. On an isolated page the browser follows all other links, because the router
 * would stay in the document and keep its policy (D52).
 * @returns a function that removes the listener
 */
function followSamePageLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || !isPlainClick(event)) return;
    if (!isSamePageLink(link)) {
      if (isIsolated(location.pathname)) event.stopPropagation();
      return;
    }
    // A plan link also chooses the plan, since the address may lag behind a step.
    if (link.dataset.replay === undefined) event.preventDefault();
    const hash = decode(location.hash.slice(1)) ?? '';
    const section = document.getElementById(hash);
    if (section) section.scrollIntoView();
    else window.scrollTo({ top: 0 });
    moveNavigationFocus(hash);
  };
  // Runs before React, whose links ignore a prevented click.
  window.addEventListener('click', follow, true);
  return () => window.removeEventListener('click', follow, true);
}
