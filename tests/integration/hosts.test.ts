import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { startEdge } from './support/edge';
import { expectSecured } from './support/secured';
import { startServer } from './support/server';

// Answers that both hosts share. tests/e2e/staff/on-the-edge.spec.ts uses the edge in a browser.

const CLOSED = "default-src 'none'; frame-ancestors 'none'";
/** Policy of a page: only the site's scripts, inline ones by hash. */
const OF_A_PAGE =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/;

/** The first host's answers to programs, which the second has to repeat. */
const answers = new Map<string, (string | null)[]>();

const isEdgeSupported = findUnsupportedReason() === undefined;

describe.each([
  { name: 'Node', start: () => startServer(), isSkipped: false },
  { name: 'the edge', start: () => startEdge(), isSkipped: !isEdgeSupported },
])('on $name', ({ start, isSkipped }) => {
  if (isSkipped) return it.skip('workerd does not run on this machine');

  let host: { origin: string; stop: () => Promise<unknown> };
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(host.origin + path, { method, headers, redirect: 'manual' });

  it.each([
    ['/', 'de'],
    ['/en', 'en'],
  ])('%s is a compressed page, answered with 304 when unchanged', async (path, language) => {
    const first = await get(path, { accept: 'text/html', 'accept-encoding': 'br, gzip' });
    expect(first.status).toBe(200);
    expect(await first.text()).toContain(`<html lang="${language}"`);
    expectSecured(first, OF_A_PAGE);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=3, must-revalidate',
    );
    expect(first.headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}(?:-br|-gzip)?"$/);
    const again = await get(path, { accept: 'text/html', 'if-none-match': tag });
    expect(again.status).toBe(304);
    expectSecured(again, OF_A_PAGE);
  });

  it('an unknown address is a 404 in its language', async () => {
    const missing = await get('/en/nowhere', { accept: 'text/html' });
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('This page does not exist');
  });

  it.each([
    ['/preiskalkulator/core/?users=5', '/preiskalkulator/core?users=5'],
    ['/EN/Impressum', '/en/impressum'],
  ])('%s redirects to %s', async (path, location) => {
    const moved = await get(path);
    expect([moved.status, moved.headers.get('location')]).toEqual([308, location]);
    expectSecured(moved, CLOSED);
  });

  it('probes and crawlers are answered', async () => {
    for (const [path, text] of [
      ['/healthz', 'ok\n'],
      ['/readyz', 'ready\n'],
    ] as const) {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, text]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expectSecured(answer, CLOSED);
    }
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: ');
    expect(await (await get('/sitemap.xml')).text()).toContain('/en/preiskalkulator</loc>');
  });

  it.each([
    '/preise.json',
    '/api/quote?plan=core&users=45',
    '/api/openapi.json',
    '/llms.txt',
    '/preise.md',
  ])('programs get the same from %s', async (path) => {
    const answer = await get(path, { 'accept-encoding': 'identity' });
    const names = ['etag', 'cache-control', 'access-control-allow-origin'];
    const all = [await answer.text(), ...names.map((name) => answer.headers.get(name))];
    expect(answer.status).toBe(200);
    expect(all).toEqual(answers.get(path) ?? all);
    answers.set(path, all);
    expect((await get('/api/quote', {}, 'OPTIONS')).status).toBe(204);
  });

  it('assistants get the same quote by the Model Context Protocol', async () => {
    const params = { name: 'quote', arguments: { plan: 'core', users: 45 } };
    const answer = await fetch(`${host.origin}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    expect(answer.headers.get('content-type')).toBe('application/json');
    const text = await answer.text();
    const { version, ...quote } = await (await get('/api/quote?plan=core&users=45')).json();
    expect(JSON.parse(text)).toMatchObject({
      result: { structuredContent: { version, ...quote } },
    });
    expect(answer.headers.get('content-security-policy')).toBe(CLOSED);
  });

  it('files are compressed and cached', async () => {
    const html = await (await get('/', { accept: 'text/html' })).text();
    // Small scripts are not compressed.
    const [script = ''] = /\/assets\/home-[\w.-]+\.js/.exec(html) ?? [];
    const [style = ''] = /\/assets\/[\w.-]+\.css/.exec(html) ?? [];
    const [font = ''] = /\/assets\/[\w.-]+\.woff2/.exec(await (await get(style)).text()) ?? [];
    const type = 'text/javascript';
    const forAYear = 'max-age=31536000, immutable';
    for (const [path, caching, content] of [
      [script, forAYear, type],
      [style, forAYear, 'text/css'],
      [font, forAYear, 'font/woff2'],
      ['/favicon.svg', 'max-age=3600', 'image/svg+xml'],
      ['/manifest.webmanifest', 'max-age=3600', 'application/manifest+json'],
    ] as const) {
      const file = await get(path, { 'accept-encoding': 'br, gzip' });
      expect(file.status).toBe(200);
      expect(file.headers.get('cache-control')).toBe(caching);
      expect(file.headers.get('content-type')).toContain(content);
      expectSecuredFile(file);
      if (content === type) expect(file.headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/);
      const tag = file.headers.get('etag') ?? '';
      const again = await get(path, { 'accept-encoding': 'br, gzip', 'if-none-match': tag });
      expect(again.status).toBe(304);
      expectSecuredFile(again);
    }
    const missing = await get('/assets/missing.js');
    expect([missing.status, await missing.text()]).toEqual([404, 'There is no such file.\n']);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expectSecuredFile(missing);
  });
});

/** Without the headers that only have an effect on documents. */
function expectSecuredFile({ headers }: Response): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toBe(CLOSED);
  for (const name of ['permissions-policy', 'x-frame-options', 'referrer-policy']) {
    expect(headers.get(name), name).toBeNull();
  }
}
