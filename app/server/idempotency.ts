import type { DeliveryResult } from './provider';
import type { Reach } from './reach';
import type { SharedState, Standing } from './shared-state';

interface Instance {
  /** What this process remembers by itself. */
  memory: SharedState;
  reach: Reach;
  /** Longer than any delivery takes: whoever has not settled by then has crashed. */
  claimMs: number;
  /** Between two looks at what another instance is doing. */
  pauseMs?: number;
}

type Deliver = () => Promise<DeliveryResult>;

/** Another instance took it on, and then the store was gone; it may have arrived. */
const UNLEARNED: DeliveryResult = {
  isDelivered: false,
  reason: 'another instance did not say what became of it',
  status: 503,
};

const SETTLE_AGAIN_MS = 1000;
const MOST_SETTLING = 30;

/**
 * Runs at most one delivery of an inquiry at a time, and none after one that succeeded: a double
 * click and the retry of a slow answer all get the answer of the same delivery. Instances that share
 * a state keep to this together.
 */
export function createOnceOnly({ memory, reach, claimMs, pauseMs = 100 }: Instance) {
  const running = new Map<string, Promise<DeliveryResult>>();

  async function run(key: string, deliver: Deliver, shared?: SharedState): Promise<DeliveryResult> {
    const known = await memory.look(key);
    if (isDelivered(known)) return known;
    const owner = crypto.randomUUID();
    const standing = shared ? await waitForTurn(key, owner, shared) : 'mine';
    if (standing !== 'mine') return standing;
    let result: DeliveryResult = { isDelivered: false, reason: 'failed elsewhere', status: 503 };
    try {
      result = await deliver();
      return result;
    } finally {
      await memory.settle(key, owner, result);
      if (shared) await settle(key, owner, result, shared);
    }
  }

  /**
   * Takes an inquiry on, or waits for who has. A store that is gone stops nobody (an inquiry sent
   * twice is better than one lost) but who knows that another instance is at it.
   */
  async function waitForTurn(key: string, owner: string, shared: SharedState) {
    let isElsewhere = false;
    const end = performance.now() + claimMs + pauseMs;
    for (;;) {
      const standing = await reach(() =>
        isElsewhere ? shared.look(key) : shared.claim(key, owner, claimMs),
      );
      if (standing === 'mine' || (standing === undefined && !isElsewhere)) return 'mine';
      if (typeof standing === 'object' && (standing.isDelivered || isElsewhere)) return standing;
      // Whoever was at it has crashed: its claim has run out.
      isElsewhere = standing === 'running' || standing === undefined;
      if (!isElsewhere) continue;
      if (performance.now() > end) return UNLEARNED;
      await sleep(pauseMs);
    }
  }

  /** Others wait for it, so it is tried again later, but nobody's answer is held up by that. */
  async function settle(key: string, owner: string, result: DeliveryResult, shared: SharedState) {
    const tell = () => reach(() => shared.settle(key, owner, result).then(() => true));
    if (await tell()) return;
    void (async () => {
      for (let attempt = 0; attempt < MOST_SETTLING; attempt++) {
        await sleep(SETTLE_AGAIN_MS);
        if (await tell()) return;
      }
    })();
  }

  return (key: string, deliver: Deliver, shared?: SharedState): Promise<DeliveryResult> => {
    const current = running.get(key);
    if (current) return current;
    const started = run(key, deliver, shared).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

function isDelivered(standing: Standing): standing is DeliveryResult & { isDelivered: true } {
  return typeof standing === 'object' && standing.isDelivered;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
