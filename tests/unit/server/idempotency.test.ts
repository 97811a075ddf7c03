import { describe, expect, it } from 'vitest';
import { createOnceOnly } from '#app/server/idempotency';
import type { DeliveryResult } from '#app/server/provider';
import { createReach } from '#app/server/reach';
import type { SharedState, Standing } from '#app/server/shared-state';
import { openStorageState } from '#app/server/storage-state';

const DELIVERED: DeliveryResult = { isDelivered: true };
const REFUSED: DeliveryResult = { isDelivered: false, reason: 'answered 500', status: 502 };

const CLAIM_MS = 200;

function openInstance(claimMs = CLAIM_MS) {
  const reach = createReach(() => undefined);
  return createOnceOnly({ memory: openStorageState(), reach, claimMs, pauseMs: 5 });
}

function countDeliveries(results: DeliveryResult[]) {
  const deliverOnce = openInstance();
  let count = 0;
  return {
    send: (key: string) =>
      deliverOnce(key, async () => {
        const result = results[count++] ?? DELIVERED;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return result;
      }),
    readCount: () => count,
  };
}

describe('an inquiry is delivered once', () => {
  it('however often it is sent at the same time', async () => {
    const { send, readCount } = countDeliveries([]);
    const results = await Promise.all([send('a'), send('a'), send('a')]);
    expect(results).toStrictEqual([DELIVERED, DELIVERED, DELIVERED]);
    expect(readCount()).toBe(1);
  });

  it('and not again later', async () => {
    const { send, readCount } = countDeliveries([]);
    await send('a');
    expect(await send('a')).toStrictEqual(DELIVERED);
    expect(readCount()).toBe(1);
  });

  it('but again after a failure', async () => {
    const { send, readCount } = countDeliveries([REFUSED]);
    expect(await Promise.all([send('a'), send('a')])).toStrictEqual([REFUSED, REFUSED]);
    expect(await send('a')).toStrictEqual(DELIVERED);
    expect(readCount()).toBe(2);
  });

  it('each for itself', async () => {
    const { send, readCount } = countDeliveries([]);
    await Promise.all([send('a'), send('b')]);
    expect(readCount()).toBe(2);
  });

  it('and an exception is passed on without blocking the next try', async () => {
    const deliverOnce = openInstance();
    await expect(deliverOnce('a', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(await deliverOnce('a', async () => DELIVERED)).toStrictEqual(DELIVERED);
  });
});

/** One store for several instances; `goes` and `comes` are what happens to its network. */
function openStore() {
  const standings = new Map<string, { standing: Standing; owner: string }>();
  let isGone = false;
  const ask = async <T>(answer: () => T) => {
    if (isGone) throw new Error('gone');
    return answer();
  };
  const shared: SharedState = {
    count: () => ask(() => 0),
    claim: (key, owner, claimMs) =>
      ask(() => {
        const known = standings.get(key)?.standing;
        if (known === 'running' || (typeof known === 'object' && known.isDelivered)) return known;
        const claim = { standing: 'running', owner } as const;
        standings.set(key, claim);
        setTimeout(() => {
          if (standings.get(key) === claim) standings.delete(key);
        }, claimMs);
        return 'mine' as const;
      }),
    look: (key) => ask(() => standings.get(key)?.standing ?? 'unknown'),
    settle: (key, owner, standing) => ask(() => void standings.set(key, { standing, owner })),
  };
  return {
    shared,
    goes: () => {
      isGone = true;
    },
    comes: () => {
      isGone = false;
    },
  };
}

describe('of two instances that share a store', () => {
  function openTwo(result: DeliveryResult = DELIVERED) {
    const store = openStore();
    const [one, other] = [openInstance(), openInstance()];
    let count = 0;
    const deliver = async () => {
      count++;
      await sleep(40);
      return result;
    };
    return {
      ...store,
      one: () => one('a', deliver, store.shared),
      other: () => other('a', deliver, store.shared),
      readCount: () => count,
    };
  }

  it('one delivers, and both answer the same', async () => {
    const { one, other, readCount } = openTwo();
    expect(await Promise.all([one(), other(), one(), other()])).toStrictEqual(
      Array.from({ length: 4 }, () => DELIVERED),
    );
    expect(await other()).toStrictEqual(DELIVERED);
    expect(readCount()).toBe(1);
  });

  it('both tell of the same failure, and either may try again', async () => {
    const { one, other, readCount } = openTwo(REFUSED);
    expect(await Promise.all([one(), other()])).toStrictEqual([REFUSED, REFUSED]);
    expect(readCount()).toBe(1);
    expect(await other()).toStrictEqual(REFUSED);
    expect(readCount()).toBe(2);
  });

  it('the second takes over when the first has crashed', async () => {
    const { shared, other, readCount } = openTwo();
    expect(await shared.claim('a', 'crashed', CLAIM_MS)).toBe('mine');
    expect(await other()).toStrictEqual(DELIVERED);
    expect(readCount()).toBe(1);
  });

  it('each goes on without the store, rather than lose an inquiry', async () => {
    const { one, goes, readCount } = openTwo();
    goes();
    expect(await one()).toStrictEqual(DELIVERED);
    expect(await one()).toStrictEqual(DELIVERED);
    expect(readCount()).toBe(1);
  });

  it('the second does not deliver what it knows the first is at, even when the store goes', async () => {
    const { one, other, goes, readCount } = openTwo();
    const first = one();
    const second = other();
    await sleep(20);
    goes();
    expect(await first).toStrictEqual(DELIVERED);
    expect(await second).toMatchObject({ isDelivered: false, status: 503 });
    expect(readCount()).toBe(1);
  });

  it('the first says what became of it as soon as the store is back', async () => {
    const { shared, goes, comes } = openStore();
    const deliver = async () => {
      goes();
      return DELIVERED;
    };
    expect(await openInstance(10_000)('a', deliver, shared)).toStrictEqual(DELIVERED);
    comes();
    expect(await shared.look('a')).toBe('running');
    const other = openInstance(10_000)('a', () => Promise.reject(new Error('again')), shared);
    expect(await other).toStrictEqual(DELIVERED);
  });
});

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
