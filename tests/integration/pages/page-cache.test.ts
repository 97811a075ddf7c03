import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPage } from '../support/page';
import { type RunningServer, startServer } from '../support/server';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Sends exactly these headers, Host included, which `fetch` would not. */
async function request(path: string, headers: Record<string, string>, method = 'GET') {
  const sent = http.request(server.origin + path, { headers, method }).end();
  const [response] = await once(sent, 'response');
  const body: Buffer[] = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(body) };
}

/** A page holds the moment it was made at, so its tag tells whether it was made anew. */
async function readTag(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(server.origin + path, { headers });
  expect(response.status, path).toBe(200);
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}

describe('rendered pages are cached', () => {
  it('and answered with 304 to a visitor with the same version', async () => {
    const tag = await readTag('/agb');
    expect(tag).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/);
    const response = await fetch(`${server.origin}/agb`, { headers: { 'if-none-match': tag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=300, must-revalidate',
    );
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe('');
  });

  it('and rendered once for fifty simultaneous requests', async () => {
    const tags = await Promise.all(
      Array.from({ length: 50 }, () => readTag('/preiskalkulator/core?users=77')),
    );
    expect(new Set(tags).size).toBe(1);
  });

  it('once for every order of parameters, and without foreign parameters', async () => {
    const known = await readTag('/preiskalkulator/core?users=78&systems=4');
    for (const query of [
      '?systems=4&users=78',
      '?users=78&utm_source=zebra&systems=4',
      '?users=78&systems=4&utm_source=%3Cscript%3Ezebra',
    ]) {
      expect(await readTag(`/preiskalkulator/core${query}`), query).toBe(known);
    }
    const fresh = await fetchPage(
      `${server.origin}/preiskalkulator/core?users=79&utm_source=zebra`,
    );
    expect(await fresh.text()).not.toContain('zebra');
    expect(await readTag('/agb?utm_source=zebra')).toBe(await readTag('/agb'));
  });

  it('without any fact about a visitor', async () => {
    const path = '/preiskalkulator/core?users=80';
    const first = await fetch(server.origin + path, {
      headers: {
        'accept-language': 'en',
        cookie: 'session=zebra',
        host: 'zebra.example',
        'user-agent': 'zebra',
        'x-forwarded-host': 'zebra.example',
        'x-forwarded-for': '203.0.113.7',
      },
    });
    const text = await first.text();
    expect(text).not.toMatch(/zebra|203\.0\.113/);
    expect(text).toContain('<html lang="de"');
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(await readTag(path)).toBe(first.headers.get('etag'));
  });

  it.each(['br', 'gzip', 'identity'])(
    'and decoded from %s they equal the rendered page',
    async (encoding) => {
      const path = '/preiskalkulator/core?users=81';
      const headers = { 'accept-encoding': encoding, host: 'localhost' };
      const made = await request(path, headers);
      const again = await request(path, headers);
      expect(made.status).toBe(200);
      expect(made.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      const { date: _, ...first } = made.headers;
      const { date: __, ...second } = again.headers;
      expect(second).toStrictEqual(first);
      expect(again.body.equals(made.body)).toBe(true);
      const head = await request(path, headers, 'HEAD');
      expect(head.headers['content-length']).toBe(`${made.body.length}`);
      expect(head.body).toHaveLength(0);
    },
  );

  it('but refused to requests with an invalid host', async () => {
    await readTag('/agb');
    expect((await request('/agb', { host: 'a"b' })).status).toBe(400);
    expect((await request('/agb', { host: '[::1]:80' })).status).toBe(200);
  });

  it('once for each selection', async () => {
    const plain = await readTag('/preiskalkulator/core?users=81');
    expect(await readTag('/preiskalkulator/core?users=82')).not.toBe(plain);
    expect(await readTag('/en/preiskalkulator/core?users=81')).not.toBe(plain);
  });
});
