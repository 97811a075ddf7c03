import { createRouter } from '@tanstack/react-router';
import { formatAddressQuery, parseAddressQuery } from '#app/domain/pricing/search';
import { createTranslations, type NeededNamespaces } from '#app/i18n/translations';
import { routeTree } from './routeTree.gen';

export function getRouter() {
  const translations = createTranslations();
  return createRouter({
    routeTree,
    context: { translations },
    // Plain comma lists instead of the stock JSON (D13).
    parseSearch: parseAddressQuery,
    stringifySearch: formatAddressQuery,
    scrollRestoration: keepEarlyScroll(),
    defaultPreload: 'intent',
    trailingSlash: 'never',
    dehydrate: () => ({ texts: translations.dehydrate() }),
    hydrate: (dehydrated: { texts: NeededNamespaces }) => translations.hydrate(dehydrated.texts),
  });
}

/**
 * Where a page opens is the business of a script in the server's HTML. Once more when the code is
 * there, and it would take a visitor away from where he has scrolled: from the form, say, that he
 * is filling in.
 */
function keepEarlyScroll() {
  let isOpening = !import.meta.env.SSR;
  return ({ location }: { location: { hash: string } }): boolean => {
    const isDone = isOpening && location.hash === '';
    isOpening = false;
    return !isDone;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
