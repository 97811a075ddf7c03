import { describe, expect, it } from 'vitest';
import { createCachedResponse } from '#app/server/cached-response';
import { createPageCache } from '#app/server/page-cache';

function createCounted(status = 200, mostBytes = 100_000) {
  const made: string[] = [];
  const cache = createPageCache(async (address) => {
    made.push(address);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return createCachedResponse(new Response(address.padEnd(1000), { status }));
  }, mostBytes);
  return { made, cache };
}

describe('the page cache', () => {
  it('makes a page once, also when several ask at the same time', async () => {
    const { made, cache } = createCounted();
    const [first, second] = await Promise.all([cache.get('/a'), cache.get('/a'), cache.get('/b')]);
    expect(first).toBe(second);
    expect(await cache.get('/a')).toBe(first);
    expect(made).toStrictEqual(['/a', '/b']);
  });

  it('keeps only what was answered with 200', async () => {
    const { made, cache } = createCounted(404);
    await cache.get('/missing');
    await cache.get('/missing');
    expect(made).toStrictEqual(['/missing', '/missing']);
  });

  it('lets the least used go when there are too many', async () => {
    // A page takes 1400 bytes and its address.
    const { made, cache } = createCounted(200, 3000);
    await cache.get('/a');
    await cache.get('/b');
    await cache.get('/a');
    await cache.get('/c');
    await cache.get('/a');
    await cache.get('/b');
    expect(made).toStrictEqual(['/a', '/b', '/c', '/b']);
  });

  it('tries again after a failure', async () => {
    let attempts = 0;
    const cache = createPageCache(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('once');
      return createCachedResponse(new Response('there'));
    }, 1000);
    await expect(cache.get('/')).rejects.toThrow('once');
    expect((await cache.get('/')).status).toBe(200);
  });
});
