import { describe, expect, it } from 'vitest';
import { createCachedPage } from '#app/server/pages/cached-page';
import { createAddressIndex, createPageCache } from '#app/server/pages/page-cache';

interface Options {
  maxBytes?: number;
  maxUnknownBytes?: number;
  now?: () => number;
}

/** Pages with prices, offers that end at 2000, and unknown addresses are named as such. */
function createCounted({ maxBytes = 100_000, maxUnknownBytes = 0, now }: Options = {}) {
  const made: string[] = [];
  const pages = createPageCache(
    async (address, { version }: { version: number }) => {
      made.push(address);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const isPriced = address.startsWith('/priced') || address === '/missing-offer';
      return createCachedPage(
        new Response(address.padEnd(1000), { status: address.startsWith('/missing') ? 404 : 200 }),
        {
          pricesVersion: isPriced ? version : undefined,
          until: address === '/offer' ? 2000 : undefined,
        },
      );
    },
    maxBytes,
    maxUnknownBytes,
    now,
  );
  const cache = {
    get: (address: string, version = 0) => pages.get(address, { version }),
    getCached: (address: string, version = 0) => pages.getCached(address, { version }),
  };
  return { made, cache };
}

describe('the page cache', () => {
  it('renders a page once for simultaneous requests', async () => {
    const { made, cache } = createCounted();
    const [first, second] = await Promise.all([cache.get('/a'), cache.get('/a'), cache.get('/b')]);
    expect(first).toBe(second);
    expect(await cache.get('/a')).toBe(first);
    expect(made).toStrictEqual(['/a', '/b']);
  });

  it('keeps only pages with status 200, unless unknown addresses are allowed', async () => {
    const { made, cache } = createCounted();
    await cache.get('/missing');
    await cache.get('/missing');
    expect(made).toStrictEqual(['/missing', '/missing']);
  });

  it('evicts the least recently used page, unknown addresses in separate space', async () => {
    // Room for one page, and for two of unknown addresses.
    const { made, cache } = createCounted({ maxBytes: 1500, maxUnknownBytes: 3000 });
    for (const address of ['/a', '/missing-1', '/missing-2', '/missing-1', '/a', '/missing-3']) {
      await cache.get(address);
    }
    expect(made).toStrictEqual(['/a', '/missing-1', '/missing-2', '/missing-3']);
    for (const address of ['/b', '/a', '/missing-1']) await cache.get(address);
    expect(made.splice(4)).toStrictEqual(['/b', '/a']);
    await cache.get('/missing-2');
    // A number may be given to an offer at any time.
    await cache.get('/missing-offer');
    await cache.get('/missing-offer');
    expect(made.slice(4)).toStrictEqual(['/missing-2', '/missing-offer', '/missing-offer']);
  });

  it('renders again after a failure', async () => {
    let attempts = 0;
    const cache = createPageCache(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('once');
      return createCachedPage(new Response('there'));
    }, 1000);
    await expect(cache.get('/', { version: 0 })).rejects.toThrow('once');
    expect((await cache.get('/', { version: 0 })).status).toBe(200);
  });

  it('renders a page with prices again for each version, and no other page', async () => {
    const { made, cache } = createCounted();
    const [old] = await Promise.all([cache.get('/priced', 1), cache.get('/agb', 1)]);
    expect(cache.getCached('/priced', 1)).toBe(old);
    expect(cache.getCached('/priced', 2)).toBeUndefined();
    const next = await cache.get('/priced', 2);
    expect(next).not.toBe(old);
    await cache.get('/agb', 2);
    expect(made).toStrictEqual(['/priced', '/agb', '/priced']);
    expect(cache.getCached('/priced', 1)).toBeUndefined();
  });

  it('removes a page when its content expires', async () => {
    let now = 1000;
    const { made, cache } = createCounted({ now: () => now });
    await cache.get('/offer');
    await cache.get('/agb');
    now = 2000;
    expect(cache.getCached('/offer')?.until).toBe(2000);
    now = 2001;
    expect(cache.getCached('/offer')).toBeUndefined();
    // It is gone, and not only passed over.
    now = 2000;
    expect(cache.getCached('/offer')).toBeUndefined();
    await cache.get('/offer');
    await cache.get('/agb');
    expect(made).toStrictEqual(['/offer', '/agb', '/offer']);
  });

  it('shares a render only between requests for the same version', async () => {
    const { made, cache } = createCounted();
    const [old, next, same] = await Promise.all([
      cache.get('/priced', 1),
      cache.get('/priced', 2),
      cache.get('/priced', 2),
    ]);
    expect([old.pricesVersion, next.pricesVersion]).toEqual([1, 2]);
    expect(same).toBe(next);
    expect(made).toHaveLength(2);
  });
});

it('known addresses are counted with what they take in memory beside their letters', () => {
  const known = createAddressIndex(100_000);
  // A flood of 208 bytes each, of which 200 are no letters.
  for (let flood = 10_000; flood < 20_000; flood++) known.set(`/?${flood}`, '/');
  expect(known.size).toBe(480);
  expect(known.get('/?19999')).toBe('/');
  expect(known.get('/?19519')).toBeUndefined();
});
