import { createRouter } from '@tanstack/react-router';
import { formatQueryString, parseQueryString } from '#app/domain/pricing/search';
import { announceScroll, scrollAfterOpening } from '#app/framework/router-scroll';
import { isIsolated } from '#app/i18n/page-paths';
import { createTranslations, type NeededNamespaces } from '#app/i18n/translations';
import { routeTree } from './routeTree.gen';

export function getRouter() {
  const translations = createTranslations();
  const isAlone = !import.meta.env.SSR && isIsolated(location.pathname);
  const router = createRouter({
    routeTree,
    context: { translations, isIsolated: isAlone },
    // Comma-separated lists instead of the router's JSON (D13).
    parseSearch: parseQueryString,
    stringifySearch: formatQueryString,
    scrollRestoration: scrollAfterOpening(),
    defaultPreload: isAlone ? false : 'intent',
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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
