import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type CachedPage, createCachedPage, respondFromCache } from '#app/server/pages/cached-page';

const HTML = `<!DOCTYPE html><script>alert(1)</script>${'<p>Preise</p>'.repeat(200)}`;

function compose(status = 200): Promise<CachedPage> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=b' };
  return createCachedPage(new Response(HTML, { status, headers }));
}

function ask(answer: CachedPage, headers: Record<string, string> = {}, method = 'GET') {
  return respondFromCache(answer, new Request('https://site.example/', { headers, method }), true);
}

describe('a cached page', () => {
  it.each([
    [{}, null],
    [{ 'accept-encoding': 'gzip, deflate, br, zstd' }, 'br'],
    [{ 'accept-encoding': 'GZIP;q=0.5' }, 'gzip'],
    [{ 'accept-encoding': 'br;q=0, *;q=0.1' }, 'gzip'],
    [{ 'accept-encoding': 'deflate' }, null],
  ])('is sent to %o in encoding %s, each time', async (headers, encoding) => {
    const answer = await compose();
    for (const response of [await ask(answer, headers), await ask(answer, headers)]) {
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      const body = Buffer.from(await response.arrayBuffer());
      expect(Number(response.headers.get('content-length'))).toBe(body.length);
      const read = { br: brotliDecompressSync, gzip: gunzipSync };
      const plain = encoding === 'br' || encoding === 'gzip' ? read[encoding](body) : body;
      expect(plain.toString()).toBe(HTML);
    }
  });

  it('is sent in an encoding that failed once before', async () => {
    const answer = await compose();
    const { body } = answer;
    Object.assign(answer, { body: { byteLength: body.byteLength } });
    const gzip = { 'accept-encoding': 'gzip' };
    await expect(ask(answer, gzip)).rejects.toThrow();
    Object.assign(answer, { body });
    const response = await ask(answer, gzip);
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(HTML);
  });

  it('is sent to several clients at once, each in its encoding', async () => {
    const answer = await compose();
    const encodings = ['br', 'identity', 'gzip', 'identity', 'br'];
    const sent = encodings.map((encoding) => ask(answer, { 'accept-encoding': encoding }));
    const named = (await Promise.all(sent)).map((response) =>
      response.headers.get('content-encoding'),
    );
    expect(named).toEqual(['br', null, 'gzip', null, 'br']);
  });

  it('is not compressed if that saves nothing', async () => {
    const short = await createCachedPage(new Response('a'.repeat(1023)));
    const response = await ask(short, { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('has no header of one visitor, and a policy with the hash of its script', async () => {
    const { headers } = await ask(await compose());
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
    );
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, must-revalidate');
  });

  it('has a strong ETag for each encoding, and each of them gives 304', async () => {
    const answer = await compose();
    const plain = (await ask(answer)).headers.get('etag') ?? '';
    const small = (await ask(answer, { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    expect(plain).toMatch(/^"[\w-]{22}"$/);
    expect(small).toBe(plain.replace(/"$/, '-br"'));
    for (const tag of [plain, small, `W/${small}`, `"other", ${small}`, '*']) {
      const response = await ask(answer, { 'if-none-match': tag, 'accept-encoding': 'br' });
      expect(response.status, tag).toBe(304);
      expect(response.headers.get('etag')).toBe(small);
      expect(response.headers.get('cache-control')).toContain('s-maxage');
      expect(await response.text()).toBe('');
    }
    expect((await ask(answer, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is not cached by anybody if it is not a page', async () => {
    const { status, headers } = await ask(await compose(404), { 'if-none-match': '*' });
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });

  it('is sent to HEAD without its body but with its length', async () => {
    const response = await ask(await compose(), {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe(`${HTML.length}`);
    expect(await response.text()).toBe('');
  });

  it('with prices may be cached for three seconds, and never beyond their end', async () => {
    const answer = await createCachedPage(new Response(HTML), { pricesVersion: 4 });
    for (const [remainingMs, seconds] of [
      [Number.POSITIVE_INFINITY, 3],
      [3000, 3],
      [2999, 2],
      [999, 0],
      [-5, 0],
    ] as const) {
      const caching = `public, max-age=0, s-maxage=${seconds}, must-revalidate`;
      for (const headers of [{}, { 'if-none-match': '*' }]) {
        const request = new Request('https://site.example/', { headers });
        const response = await respondFromCache(answer, request, true, remainingMs);
        expect(response.headers.get('cache-control')).toBe(caching);
      }
    }
  });
});
