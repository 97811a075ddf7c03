import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { findFunctionPath } from '../support/functions';
import { fetchPage } from '../support/page';
import { expectSecured } from '../support/secured';
import { startServer } from '../support/server';

const server = await startServer({ TRUST_PROXY: 'true', HSTS_SUBDOMAINS: 'true' });
afterAll(() => server.stop());

const PAGES = [
  '/',
  '/en',
  '/preiskalkulator/core?users=abc',
  '/admin/preiskalkulator',
  '/agb',
  '/gibt-es-nicht',
];

it('a server function, reached and refused, has the headers of other answers', async () => {
  const closed = "default-src 'none'; frame-ancestors 'none'";
  const address = server.origin + findFunctionPath('sendInquiry');
  expectSecured(await fetch(address, { method: 'POST', body: 'x' }), closed);
  expectSecured(await fetch(address, { headers: { origin: server.origin } }), closed);
});

describe('the content security policy of a page', () => {
  it.each(PAGES)("of %s allows the page's own scripts only", async (address) => {
    const response = await fetchPage(server.origin + address);
    const html = await response.text();
    const inline = Array.from(
      html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs),
    );
    const hashes = inline.map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    );
    expect(hashes.length).toBeGreaterThanOrEqual(2);
    const allowed = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
    expectSecured(
      response,
      `default-src 'none'; script-src 'self' ${allowed}; style-src 'self'; img-src 'self'; ` +
        "font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'",
    );
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/);
  });
});

// hosts.test.ts checks files; tests/unit/server/requests/security-headers.test.ts https without subdomains.
it('HSTS is sent when a trusted proxy reports https, with subdomains if configured', async () => {
  const read = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(server.origin + path, {
      headers: { accept: 'text/html', ...headers },
    });
    return response.headers.get('strict-transport-security');
  };
  for (const path of ['/', '/favicon.svg', '/healthz']) {
    expect(await read(path, { 'x-forwarded-proto': 'https' }), path).toBe(
      'max-age=63072000; includeSubDomains',
    );
    expect(await read(path, {}), path).toBeNull();
  }
});
