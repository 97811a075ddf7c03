import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  deferPageScripts,
  getStarterResponse,
  hashInlineScripts,
} from '#app/server/pages/page-scripts';

// Hashes from `printf '…' | openssl dgst -sha256 -binary | base64`.
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Bytes of the only script before a touch (D44); what few visits need is a file of its own. */
const STARTER_LIMIT = 1520;

const PAGE =
  '<html><head><title>A</title>' +
  '<link rel="modulepreload" href="/assets/entry.js" fetchPriority="low"/>' +
  '<link rel="modulepreload" href="/assets/part.js" fetchPriority="low"/>' +
  '<link rel="modulepreload" href="/assets/de.part.js"/>' +
  '<link rel="preload" as="font" href="/assets/font.woff2"/></head>' +
  '<body><p>Text</p><script>first()</script>' +
  '<script type="module" async="" src="/assets/entry.js"></script>' +
  '<script>last()</script></body></html>';

it('puts the starter first in the head, with the names of all other scripts', async () => {
  const html = await deferPageScripts(PAGE);
  expect(html.match(/<(?:head|title|link|script)[^>]*>/g)).toStrictEqual([
    '<head>',
    expect.stringMatching(
      /^<script src="\/start-[0-9a-f]{8}\.js" integrity="sha384-[\w+/]{64}" data-scripts="\/assets\/part\.js \/assets\/de\.part\.js \/assets\/entry\.js">$/,
    ),
    '<title>',
    '<link rel="preload" as="font" href="/assets/font.woff2"/>',
    '<script>',
    '<script>',
  ]);
});

it('serves the starter as immutable, under the hash in the page', async () => {
  const html = await deferPageScripts(PAGE);
  const [, path = '', integrity = ''] = /src="(\/start[^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
  const get = (name: string, accepted: string) =>
    getStarterResponse(
      new Request(`http://a.example${name}`, { headers: { 'accept-encoding': accepted } }),
    );
  const answer = await get(path, 'identity');
  expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const text = (await answer?.text()) ?? '';
  const hash = createHash('sha384').update(text);
  expect(`sha384-${hash.digest('base64')}`).toBe(integrity);
  const compressed = await get(path, 'gzip, br');
  expect(compressed?.headers.get('content-encoding')).toBe('br');
  const bytes = new Uint8Array((await compressed?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.length).toBeLessThanOrEqual(STARTER_LIMIT);
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
  expect(await get('/start-00000000.js', 'br')).toBeUndefined();
});

it('serves what reloads a tab of any release at one address, asked for anew each time', async () => {
  const answer = await getStarterResponse(new Request('http://a.example/reload-outdated.js?1'));
  expect(answer?.headers.get('cache-control')).toBe('no-cache');
  expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const module = `data:text/javascript,${encodeURIComponent((await answer?.text()) ?? '')}`;
  // The starter of any earlier release calls it.
  expect(Object.keys(await import(/* @vite-ignore */ module)).sort()).toEqual([
    'keepForNextPage',
    'reloadIfOutdated',
    'restoreText',
  ]);
});

it('leaves a page without an entry unchanged', async () => {
  const page = PAGE.replace('type="module" async=""', '');
  expect(await deferPageScripts(page)).toBe(page);
});

it('hashes each inline script once', () => {
  const html = '<script>alert(1)</script><p></p><script type="module">alert(1)</script>';
  expect(hashInlineScripts(html)).toStrictEqual([ALERT]);
  expect(hashInlineScripts('<script></script>')).toStrictEqual([EMPTY]);
  expect(hashInlineScripts('<script> alert(1)</script>')).not.toContain(ALERT);
  expect(hashInlineScripts('<SCRIPT data-x="1">alert(1)</SCRIPT>')).toStrictEqual([ALERT]);
});
