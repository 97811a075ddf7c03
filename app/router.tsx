import { createRouter } from '@tanstack/react-router';
import { formatQueryString, parseQueryString } from '#app/domain/pricing/search';
import { announceScroll, scrollAfterOpening } from '#app/framework/router-scroll';
import { isIsolated } from '#app/i18n/languages';
import { createPageTexts, type UsedAreas } from '#app/i18n/texts';
import { nextTask } from '#app/starter/next-task';
import { routeTree } from './routeTree.gen';

export function getRouter() {
  const texts = createPageTexts();
  const isAlone = !import.meta.env.SSR && isIsolated(location.pathname);
  const { errorComponent } = routeTree.options;
  const router = createRouter({
    routeTree,
    context: { texts, isIsolated: isAlone },
    // Comma-separated lists instead of the router's JSON (D13).
    parseSearch: parseQueryString,
    stringifySearch: formatQueryString,
    scrollRestoration: scrollAfterOpening(),
    // With the server's polling interval, preloaded prices stay below five seconds of age (D38).
    defaultPreloadStaleTime: 3000,
    // An open page keeps its prices.
    defaultStaleReloadMode: 'blocking',
    // On the server a page's own error would else have the router's message.
    ...(errorComponent && { defaultErrorComponent: errorComponent }),
    defaultPreload: isAlone ? false : 'intent',
    trailingSlash: 'never',
    dehydrate: () => ({ texts: texts.dehydrate() }),
    // Each in a task of its own: the router's creation, the texts, and then the open page's match.
    hydrate: async (dehydrated: { texts: UsedAreas }) => {
      await nextTask();
      await texts.hydrate(dehydrated.texts);
      await nextTask();
    },
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
