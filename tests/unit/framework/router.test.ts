import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { expect, it } from 'vitest';
import {
  calculatorSearchSchema,
  formatQueryString,
  parseQueryString,
} from '#app/domain/pricing/search';
import { canonicalizeAddress } from '#app/framework/router-spelling';

/** The router as the server runs it, for the calculator's address alone. */
function openRouter(address: string) {
  const rootRoute = createRootRoute();
  const calculator = createRoute({
    getParentRoute: () => rootRoute,
    path: '/preiskalkulator/{-$planId}',
    validateSearch: calculatorSearchSchema,
  });
  return createRouter({
    routeTree: rootRoute.addChildren([calculator]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseQueryString,
    stringifySearch: formatQueryString,
    trailingSlash: 'never',
    isServer: true,
    origin: 'https://site.example',
  });
}

/** Whether the router loads this address; it redirects to every other. */
async function isAnswered(address: string): Promise<boolean> {
  const router = openRouter(address);
  let isLoaded = false;
  router.subscribe('onBeforeLoad', () => {
    isLoaded = true;
  });
  await router.load();
  return isLoaded;
}

const ADDRESSES = [
  '/preiskalkulator/pro?addons=sso%2Creporting&utm_source=a+b',
  '/preiskalkulator/%70ro?utm_source=a%20b&x=%7E',
  '/preiskalkulator/50%?utm_source=50%',
];

it.each(ADDRESSES)('seam router-spelling: %s is normalised as by the router', async (address) => {
  const request = canonicalizeAddress(new Request(`https://site.example${address}`));
  const { pathname, search } = new URL(request.url);
  expect(await isAnswered(pathname + search)).toBe(true);
});

it('seam router-spelling: the router still redirects from another spelling', async () => {
  expect(await isAnswered('/preiskalkulator/%70ro')).toBe(false);
});

it('seam search: the router merges the schema’s result over the raw query', async () => {
  const router = openRouter('/preiskalkulator/pro?addons=,&utm_source=brief');
  const match = router.matchRoutes(router.latestLocation).at(-1);
  expect(match?.search).toMatchObject({ utm_source: 'brief' });
  expect(match?.search).toHaveProperty('addons', undefined);
});
