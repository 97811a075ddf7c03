import { hydrateStart } from '@tanstack/react-start/client';

/*
 * Seam: TanStack Start 1.169 exports `hydrateStart` without documenting it. The public `StartClient`
 * awaits it inside the tree, so that React hydrates the page in two steps.
 * Canary: tests/unit/framework/hydrated-router.test.ts.
 */

/** The router with the server's data, ready to be hydrated. */
export const loadHydratedRouter = () => hydrateStart();
