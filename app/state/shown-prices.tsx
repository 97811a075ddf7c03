import { createContext, type ReactNode, use, useEffect } from 'react';
import type { PublishedList } from '#app/domain/price-lists/activation-log';

/** The prices in force when a page was opened; they stay until the page is left (D38). */
export interface ShownPrices {
  /** The published list; undefined if the built-in one is in force. */
  published?: PublishedList | undefined;
  /** Created by the server for the requested address; client navigations have none. */
  preview?: LinkPreview;
}

/** Texts of the link preview in chats. */
export interface LinkPreview {
  title: string;
  description: string;
  /** The requested address, if it differs from the page's canonical one. */
  url?: string;
}

export type PricedPage = 'home' | 'calculator' | 'scenarios' | 'editor';

interface OpenPage {
  page: PricedPage;
  shown: ShownPrices | undefined;
}

/** Browser only: the open page with prices, and the last one. */
let open: OpenPage | undefined;
let last: OpenPage | undefined;

/**
 * Finds the prices of the open page. Another plan, language or section is the same page; its prices
 * stay until it is left or reloaded (D38).
 */
export function findOpenPage(page: PricedPage): OpenPage | undefined {
  return open?.page === page ? open : undefined;
}

/** Finds the prices that the visitor saw last. */
export function findLastPrices(): OpenPage | undefined {
  return last;
}

const ShownPricesContext = createContext<ShownPrices | undefined>(undefined);

/** Provides the prices in force to a page; undefined is the built-in list. */
export function ShownPricesProvider({ page, shown, children }: OpenPage & { children: ReactNode }) {
  useEffect(() => {
    open = { page, shown };
    last = open;
    return () => {
      open = undefined;
    };
  }, [page, shown]);
  return <ShownPricesContext value={shown}>{children}</ShownPricesContext>;
}

export function useShownPrices(): ShownPrices | undefined {
  return use(ShownPricesContext);
}

/** Gets the version of the list that this page shows without own prices. */
export function usePriceVersion(): number {
  return useShownPrices()?.published?.version ?? 0;
}
