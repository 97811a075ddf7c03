import { createServerFn } from '@tanstack/react-start';
import type { PublishedList } from '#app/domain/price-lists/activation-log';

/**
 * Fetches the published list that was in force when the request arrived (D38); undefined if that is
 * the built-in one.
 */
export const fetchShownPrices = createServerFn().handler(
  ({ context }): PublishedList | undefined => {
    const { version, list } = context.readPrices();
    return list && { version, list };
  },
);
