import { createServerFn } from '@tanstack/react-start';
import type { PublishedList } from '#app/domain/price-lists/activation-log';
import { forEveryone } from '#app/server/staff/guards.server';

/**
 * The published list in force, as it was decided when the request came in (D38); undefined while
 * the built-in one holds.
 */
export const fetchPagePrices = createServerFn().handler(
  forEveryone('fetchPagePrices', ({ context }): PublishedList | undefined => context.readPrices()),
);
