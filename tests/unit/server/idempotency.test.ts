import { describe, expect, it } from 'vitest';
import { createOnceOnly } from '#app/server/idempotency';
import type { DeliveryResult } from '#app/server/provider';

const DELIVERED: DeliveryResult = { isDelivered: true };
const REFUSED: DeliveryResult = { isDelivered: false, reason: 'answered 500', status: 502 };

function countDeliveries(results: DeliveryResult[]) {
  const deliverOnce = createOnceOnly();
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
    const deliverOnce = createOnceOnly();
    await expect(deliverOnce('a', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(await deliverOnce('a', async () => DELIVERED)).toStrictEqual(DELIVERED);
  });
});
