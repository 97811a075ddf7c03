import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { currentRequest, describeTrace, logEvent, outsideRequests } from '#app/server/log-event.ts';
import type { MadeResponse } from '#app/server/pages/cached-response';
import type { MakePage, PageSources } from '#app/server/pages/make-page';
import { NEW_OBJECTS_OF_THREADS } from './bound-heap.ts';
import type { Order, Report } from './page-messages.ts';

/** About four times what it needs. A page that takes more ends the thread, and not the server. */
const MOST_LASTING_MB = 128;
/**
 * Twice the space, and a buffer of the same size. The thread ends before it has used up its memory and
 * a little more; with a larger one a single collection can use up that too, which ends the process.
 */
const MOST_NEW_MB = 3 * NEW_OBJECTS_OF_THREADS;

interface Page {
  findOffer: PageSources['findOffer'];
  resolve: (made: MadeResponse) => void;
  reject: (error: Error) => void;
}

/**
 * Has pages made on a thread of their own: React makes a page in one go, and all that needs none is
 * answered meanwhile. A thread that ends, for want of memory for instance, takes with it the pages
 * that it had begun; the next page starts another one.
 * @param file the built module that makes them (`make-pages.ts`)
 * @throws what kept the thread from starting
 */
export async function openPageThread(file: URL): Promise<MakePage> {
  const pages = new Map<number, Page>();
  let count = 0;
  let toldVersion: number | undefined;
  let thread: Worker | undefined = start();
  await once(thread, 'message');
  hold(false);

  function start(): Worker {
    const started = new Worker(file, {
      // Options such as `--import` are about the program.
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: MOST_LASTING_MB,
        maxYoungGenerationSizeMb: MOST_NEW_MB,
      },
    });
    toldVersion = undefined;
    started.on('message', (report: Report) => hear(report, started));
    started.on('error', (error) => {
      logEvent('error', 'the thread that makes pages failed', describeTrace(error));
    });
    started.on('exit', () => {
      thread = undefined;
      const begun = [...pages.values()];
      pages.clear();
      for (const page of begun) page.reject(new Error('The thread that makes pages has ended.'));
    });
    return started;
  }

  function hear(report: Report, from: Worker): void {
    const page = report.kind === 'ready' ? undefined : pages.get(report.page);
    if (report.kind === 'ready' || !page) return;
    if (report.kind === 'find offer') {
      const { question, number } = report;
      const tell = (order: Order) => from.postMessage(order);
      page.findOffer(number).then((found) => tell({ kind: 'offer', question, found }), page.reject);
      return;
    }
    pages.delete(report.page);
    if (pages.size === 0) hold(false);
    if (report.kind === 'made') page.resolve(report.made);
    else page.reject(new Error(report.reason));
  }

  /** Whether the process goes on for the thread's sake: as long as a page is being made. */
  function hold(isHeld: boolean): void {
    if (isHeld) thread?.ref();
    else thread?.unref();
  }

  return (address, { prices: { version, published }, findOffer }) =>
    new Promise((resolve, reject) => {
      // Its events are of all requests, and not of the one that it was started for.
      thread ??= outsideRequests(start);
      hold(true);
      count += 1;
      // The thread's questions come outside of the request.
      pages.set(count, { findOffer: AsyncLocalStorage.bind(findOffer), resolve, reject });
      const order: Order = {
        kind: 'make',
        page: count,
        address,
        request: currentRequest(),
        prices: version === toldVersion ? undefined : { version, published },
      };
      toldVersion = version;
      thread.postMessage(order);
    });
}
