import { createRouter } from '@tanstack/react-router';
import { formatQueryString, parseQueryString } from '#app/domain/pricing/search';
import { createTranslations, type NeededNamespaces } from '#app/i18n/translations';
import { routeTree } from './routeTree.gen';

export function getRouter() {
  const translations = createTranslations();
  const router = createRouter({
    routeTree,
    context: { translations },
    // Plain comma lists instead of the stock JSON (D13).
    parseSearch: parseQueryString,
    stringifySearch: formatQueryString,
    scrollRestoration: scrollAfterOpening(),
    defaultPreload: 'intent',
    trailingSlash: 'never',
    dehydrate: () => ({ texts: translations.dehydrate() }),
    hydrate: (dehydrated: { texts: NeededNamespaces }) => translations.hydrate(dehydrated.texts),
  });
  if (!import.meta.env.SSR) {
    announceScroll();
    router.subscribe('onRendered', announceScroll);
  }
  return router;
}

/**
 * The router remembers the scroll position of a page only if it has seen the page scroll. A visitor
 * who scrolled before the scripts ran would come back to the top.
 */
function announceScroll(): void {
  document.dispatchEvent(new Event('scroll'));
}

/**
 * Where a page opens is the browser's business: at its top, its anchor, or where it was left. The
 * router would decide again, in a script at the end of the HTML and once more when the code is
 * there, and take a visitor away from where he has scrolled: from the form he is filling in, or back
 * to the section that he has left for the page's top.
 */
function scrollAfterOpening() {
  let isOpening = true;
  return (): boolean => {
    if (import.meta.env.SSR) return false;
    const wasOpening = isOpening;
    isOpening = false;
    return !wasOpening;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
