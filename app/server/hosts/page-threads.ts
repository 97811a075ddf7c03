import { describeTrace, logEvent, outsideRequests } from '#app/server/log-event.ts';
import type { MakePage } from '#app/server/pages/make-page';
import { openPageThread } from './page-thread.ts';

/** One is being made, and another is at hand when it is done. */
export const PAGES_PER_THREAD = 2;

/**
 * One thread that makes pages, and others once they are needed: the next starts when all have as many
 * pages as they may. Each page is ordered from the thread that has fewest.
 * @param file the built module that makes them (`make-pages.ts`)
 * @param most how many threads there may be
 * @throws what kept the first one from starting
 */
export async function openPageThreads(file: URL, most: number): Promise<MakePage> {
  const threads = [await openThread(file)];
  let others = most - threads.length;
  let isOpening = false;

  async function openOther(): Promise<void> {
    if (others === 0 || isOpening) return;
    isOpening = true;
    others -= 1;
    try {
      threads.push(await openThread(file));
    } catch (error) {
      // Those that there are go on without it.
      logEvent('error', 'another thread that makes pages could not start', describeTrace(error));
    }
    isOpening = false;
  }

  return async (address, sources) => {
    const thread = threads.reduce((least, next) => (next.orders < least.orders ? next : least));
    if (thread.orders === PAGES_PER_THREAD) void outsideRequests(openOther);
    thread.orders += 1;
    try {
      return await thread.makePage(address, sources);
    } finally {
      thread.orders -= 1;
    }
  };
}

async function openThread(file: URL): Promise<{ makePage: MakePage; orders: number }> {
  return { makePage: await openPageThread(file), orders: 0 };
}
