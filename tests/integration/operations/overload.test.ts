import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../support/server';
import { findHtmlFaults } from '../support/well-formed';

const CRAWLER = '203.0.113.7';
const VISITOR = '198.51.100.7';

let server: RunningServer;
beforeAll(async () => {
  // Here each address in X-Forwarded-For is a separate network.
  server = await startServer({ TRUST_PROXY: 'true', PAGE_QUEUE: '4' });
});
afterAll(() => server.stop());

const get = (path: string, address: string) =>
  fetch(server.origin + path, {
    headers: { accept: 'text/html', 'x-forwarded-for': address },
    redirect: 'manual',
  });

let named = 20;
/** Pages that are not kept. */
const getUncached = (count: number, address: string, prefix = '') =>
  Promise.all(
    Array.from({ length: count }, () =>
      get(`${prefix}/preiskalkulator/core?users=${named++}`, address),
    ),
  );

const count = (answers: Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('page requests beyond the render queue', () => {
  it('are refused with 503, Retry-After and a page in the language of the address', async () => {
    for (const [prefix, language, title, retry] of [
      ['', 'de', 'Gerade ist viel los', 'Erneut versuchen'],
      ['/en', 'en', 'Busy right now', 'Try again'],
    ] as const) {
      const answers = await getUncached(40, CRAWLER, prefix);
      expect(count(answers, 200)).toBeGreaterThanOrEqual(4);
      const refused = answers.find(({ status }) => status === 503);
      if (!refused) throw new Error('None was refused');
      expect(count(answers, 200) + count(answers, 503)).toBe(40);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(refused.headers.get('cache-control')).toBe('no-store');
      expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
      const html = await refused.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`>${title}</h1>`);
      // To the same address, whatever it was.
      expect(html).toMatch(new RegExp(`<a href="" [^>]*>${retry}</a>`));
      expect(html).not.toContain('<script');
      expect(await findHtmlFaults(html)).toEqual([]);
    }
  });

  it('do not block visitors of other networks', async () => {
    const crawling = getUncached(60, CRAWLER);
    const visiting: Response[] = [];
    for (let page = 0; page < 5; page++) visiting.push(...(await getUncached(1, VISITOR)));
    expect(count(visiting, 200)).toBe(5);
    expect(count(await crawling, 503)).toBeGreaterThan(0);
  });

  it('are refused like files of offers and calls of programs, which wait with them', async () => {
    const call = (id: number) =>
      fetch(`${server.origin}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': CRAWLER },
        body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list' }),
      });
    const crawling = getUncached(40, CRAWLER);
    const numbers = Array.from({ length: 20 }, (_, at) => `2222-2222-22${at + 20}`);
    const files = numbers.map((number) => get(`/angebot/${number}.pdf`, CRAWLER));
    const calls = numbers.map((_, at) => call(at));
    expect(count(await Promise.all(files), 503)).toBeGreaterThan(0);
    expect(count(await Promise.all(calls), 503)).toBeGreaterThan(0);
    await crawling;
  });

  it('do not block cached pages, files, probes and the price API', async () => {
    const paths = ['/agb', '/favicon.svg', '/healthz', '/readyz', '/preise.json'];
    for (const path of paths) await get(path, VISITOR);
    const crawling = getUncached(60, CRAWLER);
    for (let round = 0; round < 5; round++) {
      const statuses = await Promise.all(
        paths.map(async (path) => (await get(path, CRAWLER)).status),
      );
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
    }
    expect(count(await crawling, 503)).toBeGreaterThan(0);
  });
});

it('an unknown address is rendered once, and never shows another address', async () => {
  const read = async (path: string) => {
    const answer = await get(path, VISITOR);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    return answer.text();
  };
  // A page holds the moment it was made at.
  const first = await read('/gibt-es-nicht');
  expect(await read('/gibt-es-nicht')).toBe(first);
  expect(await read('/gibt-es-nicht?utm_source=zebra')).toBe(first);
  const other = await read('/zebra');
  expect(other).not.toContain('gibt-es-nicht');
  expect(first).not.toContain('zebra');
});
