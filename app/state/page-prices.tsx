import { createContext, type ReactNode, use, useEffect } from 'react';
import type { PublishedList } from '#app/domain/price-lists/activation-log';

/** The prices in force when the page was opened; it keeps them (D38). */
export interface ShownPrices {
  /** The published list; undefined where the built-in one holds. */
  published?: PublishedList | undefined;
  /** Made by the server, of the address that was asked for; no later one has any. */
  preview?: LinkPreview;
}

/** Preview of a link to the page in a chat. */
export interface LinkPreview {
  title: string;
  description: string;
  /** The address itself, where it says more than the page's own. */
  url?: string;
}

type PricedPage = 'home' | 'calculator' | 'scenarios' | 'editor';

interface OpenPage {
  page: PricedPage;
  shown: ShownPrices | undefined;
}

/** In the browser only: which page is open, and the one with prices that was open last. */
let open: OpenPage | undefined;
let last: OpenPage | undefined;

/**
 * Prices of the open page, if it is this one. Another plan, language or section is the same page,
 * whose prices stay until it is left or reloaded.
 */
export function findOpenPage(page: PricedPage): OpenPage | undefined {
  return open?.page === page ? open : undefined;
}

/** The version that the visitor saw last. */
export function findLastPrices(): OpenPage | undefined {
  return last;
}

const ShownPricesContext = createContext<ShownPrices | undefined>(undefined);

interface PagePricesProviderProps extends OpenPage {
  children: ReactNode;
}

/** Around everything that shows prices; undefined is the built-in list. */
export function PagePricesProvider({ page, shown, children }: PagePricesProviderProps) {
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

/** The version of the list that this page shows to visitors without prices of their own. */
export function usePriceVersion(): number {
  return useShownPrices()?.published?.version ?? 0;
}
