/** The right to render a page, until it is released. */
export interface RenderSlot {
  /** Releases the slot while this page waits for something, such as the store. */
  waitFor<Found>(find: () => Promise<Found>): Promise<Found>;
  end(): void;
}

/** Limits how many pages, files and programs' answers are made at once, and how many wait. */
export interface RenderQueue {
  /** Probes have no network and come first; undefined if the queue is full. */
  take(network: string | undefined): Promise<RenderSlot | undefined>;
}

interface Bounds {
  /** Pages rendered at once. */
  maxRunning: number;
  /** Requests that may wait. */
  maxWaiting: number;
  /** Calls back when the requests that have arrived meanwhile are read. */
  defer: (next: () => void) => void;
  /** Calls back after a pause, so that refused clients cannot retry at once. */
  pause: (refuse: () => void) => void;
}

type Begin = (slot: RenderSlot | undefined) => void;

/** Pages that may wait for the store beside those that are rendered. */
const MAX_PAUSED = 20;

/**
 * A short and fair queue. Before each page, new requests are read, so that all of them are considered.
 * Networks take turns (round robin). If the queue is full, a network with fewer waiting requests
 * evicts the last one of the network with the most.
 */
export function createRenderQueue({ maxRunning, maxWaiting, defer, pause }: Bounds) {
  /** Waiting requests by network, in the order of their turns. */
  const waiting = new Map<string, Begin[]>();
  const first: Begin[] = [];
  let isDeferred = false;
  let running = 0;
  let paused = 0;
  let waitingCount = 0;
  let refusedCount = 0;

  function dropRender(begin: Begin): void {
    refusedCount += 1;
    pause(() => begin(undefined));
  }

  function deferNext(): void {
    if (isDeferred || running >= maxRunning) return;
    if (first.length === 0 && waitingCount === 0) return;
    isDeferred = true;
    defer(beginNext);
  }

  function beginNext(): void {
    isDeferred = false;
    const begin = first.shift() ?? dequeue();
    if (!begin) return;
    running += 1;
    begin(createSlot());
    deferNext();
  }

  function dequeue(): Begin | undefined {
    for (const [network, [begin, ...others]] of waiting) {
      waiting.delete(network);
      if (others.length > 0) waiting.set(network, others);
      waitingCount -= 1;
      return begin;
    }
    return undefined;
  }

  function release(): void {
    running -= 1;
    deferNext();
  }

  function createSlot(): RenderSlot {
    return {
      end: release,
      waitFor: async (find) => {
        if (paused >= MAX_PAUSED) return find();
        paused += 1;
        release();
        try {
          return await find();
        } finally {
          paused -= 1;
          await new Promise<void>((resolve) => {
            first.push(() => resolve());
            deferNext();
          });
        }
      },
    };
  }

  /** @returns whether the last request of the longest queue was evicted */
  function evictLast(own: number): boolean {
    const [longest = []] = [...waiting.values()].toSorted((a, b) => b.length - a.length);
    const last = longest.length > own + 1 ? longest.pop() : undefined;
    if (!last) return false;
    waitingCount -= 1;
    dropRender(last);
    return true;
  }

  function enqueue(network: string, begin: Begin): void {
    const own = waiting.get(network) ?? [];
    if (waitingCount >= maxWaiting && !evictLast(own.length)) {
      dropRender(begin);
      return;
    }
    waiting.set(network, own);
    own.push(begin);
    waitingCount += 1;
  }

  const queue: RenderQueue = {
    take: (network) =>
      new Promise((resolve) => {
        if (network === undefined) first.push(resolve);
        else enqueue(network, resolve);
        deferNext();
      }),
  };

  return {
    ...queue,
    count: () => ({ running, waiting: waitingCount, refused: refusedCount }),
  };
}

const UNLIMITED_SLOT: RenderSlot = { end: () => undefined, waitFor: (find) => find() };

/** Takes a slot, at once on hosts without a queue; undefined if the queue is full. */
export async function takeSlot(
  renders: RenderQueue | undefined,
  network: string | undefined,
): Promise<RenderSlot | undefined> {
  return renders ? renders.take(network) : UNLIMITED_SLOT;
}

/** A page was not rendered because the queue is full. */
export class TooBusyError extends Error {
  /** @param network network of the refused request */
  constructor(readonly network: string | undefined) {
    super('The render queue is full');
  }
}
