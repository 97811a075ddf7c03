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
    scrollRestoration: true,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    dehydrate: () => ({ texts: translations.dehydrate() }),
    hydrate: (dehydrated: { texts: NeededNamespaces }) => translations.hydrate(dehydrated.texts),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
