import { createServerFn } from '@tanstack/react-start';
import type { PagePrices } from '#app/domain/price-lists/page-prices';

/**
 * The published list in force, as it was decided when the request came in (D38); undefined while
 * the built-in one holds. Anybody may ask.
 */
export const fetchPagePrices = createServerFn().handler(
  ({ context: { readPrices, progress } }): PagePrices | undefined => {
    progress.isReached = true;
    return readPrices();
  },
);
