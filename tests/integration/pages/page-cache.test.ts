import { afterAll, expect, it } from 'vitest';
import { startServer } from '../support/server';

const server = await startServer();
afterAll(() => server.stop());

it('rendered pages are cached without foreign parameters and any fact about a visitor', async () => {
  const first = await fetch(
    `${server.origin}/preiskalkulator/core?systems=4&users=80&utm_source=zebra`,
    {
      headers: {
        'accept-language': 'en',
        cookie: 'session=zebra',
        host: 'zebra.example',
        'user-agent': 'zebra',
        'x-forwarded-host': 'zebra.example',
        'x-forwarded-for': '203.0.113.7',
      },
    },
  );
  const text = await first.text();
  expect(text).not.toMatch(/zebra|203\.0\.113/);
  expect(text).toContain('<html lang="de"');
  expect(first.headers.get('set-cookie')).toBeNull();
  // A page holds the moment it was made at, so its tag tells whether it was made anew.
  const again = await fetch(`${server.origin}/preiskalkulator/core?users=80&systems=4`);
  await again.arrayBuffer();
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
});
