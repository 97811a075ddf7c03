/** The right to make a page, until it is given back. */
export interface Turn {
  /** Lets other pages be made while this one waits for something. */
  waitFor<Found>(find: () => Promise<Found>): Promise<Found>;
  end(): void;
}

/** Bounds how many pages are made at once, and how many wait for that. */
export interface RenderQueue {
  /**
   * @param network whom the page is for; undefined for probes, which come first
   * @returns undefined where too many wait already
   */
  take(network: string | undefined): Promise<Turn | undefined>;
}

interface Bounds {
  /** Pages that are made at once. */
  maxRunning: number;
  /** Requests that wait for that. */
  maxWaiting: number;
  /** Calls back when the requests that have come in meanwhile have been read. */
  defer: (next: () => void) => void;
  /** Calls back after a pause: a program that asks again at once would take the time of pages. */
  pause: (refuse: () => void) => void;
}

type Begin = (turn: Turn | undefined) => void;

/** So many begun pages may wait for the store beside those that are made. */
const MAX_PAUSED = 20;

/**
 * A short and fair queue. Before each page the requests that have come in meanwhile are read, so that
 * all of them count when it is decided whose page is next. Networks take turns, whatever each of them
 * asks for. Where the queue is full, a network that wants less takes the last place of the one that
 * wants most.
 */
export function createRenderQueue({ maxRunning, maxWaiting, defer, pause }: Bounds) {
  /** By network, and the one whose turn it is first. */
  const waiting = new Map<string, Begin[]>();
  const first: Begin[] = [];
  let isDeferred = false;
  let running = 0;
  let paused = 0;
  let waitingCount = 0;
  let refusedCount = 0;

  function refuse(begin: Begin): void {
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
    const begin = first.shift() ?? takeNext();
    if (!begin) return;
    running += 1;
    begin(createTurn());
    deferNext();
  }

  function takeNext(): Begin | undefined {
    for (const [network, [begin, ...others]] of waiting) {
      waiting.delete(network);
      if (others.length > 0) waiting.set(network, others);
      waitingCount -= 1;
      return begin;
    }
    return undefined;
  }

  function giveBack(): void {
    running -= 1;
    deferNext();
  }

  function createTurn(): Turn {
    return {
      end: giveBack,
      waitFor: async (find) => {
        if (paused >= MAX_PAUSED) return find();
        paused += 1;
        giveBack();
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

  /** @returns whether the network that waits for most has given up its last place */
  function makeRoom(own: number): boolean {
    const [longest = []] = [...waiting.values()].toSorted((a, b) => b.length - a.length);
    const last = longest.length > own + 1 ? longest.pop() : undefined;
    if (!last) return false;
    waitingCount -= 1;
    refuse(last);
    return true;
  }

  function line(network: string, begin: Begin): void {
    const own = waiting.get(network) ?? [];
    if (waitingCount >= maxWaiting && !makeRoom(own.length)) {
      refuse(begin);
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
        else line(network, resolve);
        deferNext();
      }),
  };

  return {
    ...queue,
    count: () => ({ running, waiting: waitingCount, refused: refusedCount }),
  };
}
