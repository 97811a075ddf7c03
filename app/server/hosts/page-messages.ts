import type { MadeResponse } from '#app/server/pages/cached-response';
import type { PageSources } from '#app/server/pages/make-page';

export type FoundOffer = Awaited<ReturnType<PageSources['findOffer']>>;

/** To the thread that makes pages. */
export type Order =
  | {
      kind: 'make';
      /** A number for the page, by which it comes back. */
      page: number;
      address: string;
      /** Under which the log names what happens meanwhile. */
      request: string | undefined;
      /** Only where they are not those of the page before. */
      prices: PageSources['prices'] | undefined;
    }
  | { kind: 'offer'; question: number; found: FoundOffer };

/** From that thread. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'made'; page: number; made: MadeResponse }
  | { kind: 'failed'; page: number; reason: string }
  | { kind: 'find offer'; page: number; question: number; number: string };
