import { createServerFn } from '@tanstack/react-start';
import type { PagePrices } from '#app/domain/price-lists/page-prices';
import { forEveryone } from '#app/server/staff/who-may-call.server';

/**
 * The published list in force, as it was decided when the request came in (D38); undefined while
 * the built-in one holds.
 */
export const fetchPagePrices = createServerFn().handler(
  forEveryone('fetchPagePrices', ({ context }): PagePrices | undefined => context.readPrices()),
);
