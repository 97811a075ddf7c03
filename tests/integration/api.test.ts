import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DELIVERED_COMPANY } from '../delivered-company';
import { openSite } from './support/site';
import { putTestPricesInForce } from './support/test-prices';

const site = await openSite();
afterAll(() => site.close());

const get = (path: string, init: RequestInit = {}) => site.fetch(path, init);

describe('programs', () => {
  it('may call from any origin, and get 304 when nothing has changed', async () => {
    for (const path of ['/preise.json', '/api/quote?plan=pro', '/api/openapi.json']) {
      const answer = await get(path, { headers: { origin: 'https://elsewhere.example' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const tag = answer.headers.get('etag') ?? '';
      expect(tag).not.toBe('');
      const again = await get(path, { headers: { 'if-none-match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await get(path, { method: 'HEAD' })).headers.get('content-length')).not.toBe('0');
    }
    const preflight = await get('/api/quote', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('content-length')).toBeNull();
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
  });

  it('get errors as RFC 9457 problems', async () => {
    for (const [path, method, status] of [
      ['/api/quote?plan=pro&users=abc', 'GET', 400],
      ['/api/quote?plan=enterprise', 'GET', 422],
      ['/api/nothing', 'GET', 404],
      ['/api/quote?plan=pro', 'POST', 405],
      [`/api/quote?plan=pro&addons=${'a'.repeat(3000)}`, 'GET', 414],
    ] as const) {
      const answer = await get(path, { method });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ status, type: expect.any(String) });
    }
  });

  it('find the list from every page with prices, and its schema from the list', async () => {
    for (const path of ['/', '/en/preiskalkulator/core']) {
      const html = await (await get(path)).text();
      expect(html).toContain(
        `<link rel="alternate" type="application/json" href="${DELIVERED_COMPANY.origin}/preise.json"/>`,
      );
    }
    const html = await (await get('/agb')).text();
    expect(html).not.toContain('application/json');
    const { $schema } = z
      .object({ $schema: z.url() })
      .parse(await (await get('/preise.json')).json());
    const schema = await (await get(new URL($schema).pathname)).json();
    expect(schema).toMatchObject({ $defs: { PriceList: { type: 'object', title: 'Price list' } } });
  });

  it('get number and start of a newly published list', async () => {
    const readState = async () => {
      const list = await (await get('/preise.json')).json();
      const quote = await (await get('/api/quote?plan=core&systems=2')).json();
      return [list, quote];
    };
    const version = await putTestPricesInForce(site);
    expect(await readState()).toMatchObject([{ version }, { version }]);
    const newest = await putTestPricesInForce(site, 529);
    expect(newest).toBe(version + 1);
    expect(await readState()).toMatchObject([
      { version: newest, plans: [{ monthlyPrice: '529.00' }, {}, {}] },
      { version: newest, total: { exact: '529.00', shown: 529 } },
    ]);
    const answer = await get('/api/quote?plan=core');
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=3, must-revalidate',
    );
  });
});

describe('assistants', () => {
  const readText = async (path: string, type: string) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      `${type}; charset=utf-8`,
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    return answer.text();
  };

  it('read the list in force as Markdown in every language, with its version and time', async () => {
    const german = await readText('/preise.md', 'text/markdown');
    expect(german).toMatch(
      /^# Preise von .+\n\nPreisliste Version \d+\. In Kraft seit .+ um \d\d:\d\d:\d\d MEZ\. /,
    );
    const english = await readText('/en/preise.md', 'text/markdown');
    expect(english).toContain('| Base price | €529 | €1,199 | on request |');
    expect((await get('/fr/preise.md')).status).toBe(404);
  });

  it('find no sign-in', async () => {
    for (const path of ['oauth-authorization-server/mcp', 'oauth-protected-resource']) {
      const answer = await get(`/.well-known/${path}`);
      expect([answer.status, await answer.text()]).toEqual([404, 'There is no such file.\n']);
    }
  });

  it('find prices, pages and legal texts in /llms.txt', async () => {
    const text = await readText('/llms.txt', 'text/plain');
    expect(text).toMatch(
      new RegExp(`^# ${DELIVERED_COMPANY.brand}\n\n> ${DELIVERED_COMPANY.brand} ist das `),
    );
    const links = Array.from(text.matchAll(/\]\((.*?)\)/g), ([, link = '']) => new URL(link));
    expect(links.map(({ origin }) => origin)).toEqual(links.map(() => DELIVERED_COMPANY.origin));
    for (const { pathname } of links.filter((link) => link.pathname !== '/mcp')) {
      expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
    }
    for (const path of [
      '/preise.md',
      '/preiskalkulator',
      '/datenschutz',
      '/en/preise.md',
      '/mcp',
    ]) {
      expect(links.map(({ pathname }) => pathname)).toContain(path);
    }
  });
});
