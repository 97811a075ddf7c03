import { afterAll, describe, expect, it } from 'vitest';
import { fetchPage } from '../support/page';
import { startServer } from '../support/server';

const server = await startServer();
afterAll(() => server.stop());

/** A page holds the moment it was made at, so its tag tells whether it was made anew. */
async function readTag(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(server.origin + path, { headers });
  expect(response.status, path).toBe(200);
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}

describe('rendered pages are cached', () => {
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
});
