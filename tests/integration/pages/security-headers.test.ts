import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInquiryAddress } from '../support/inquiries';
import { fetchPage } from '../support/page';
import { type RunningServer, startServer } from '../support/server';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const PAGES = ['/', '/en', '/preiskalkulator/core?users=9', '/admin/preiskalkulator', '/agb'];
const OTHERS = ['/robots.txt', '/sitemap.xml', '/healthz'];

describe('the same headers are on every answer but files', () => {
  it.each([...PAGES, ...OTHERS, '/gibt-es-nicht', '/preiskalkulator?users=abc'])(
    '%s',
    async (address) => expectSecured(await fetchPage(server.origin + address)),
  );

  it('a server function, reached or refused', async () => {
    const address = findInquiryAddress(server.origin);
    expectSecured(await fetch(address, { method: 'POST', body: 'x' }));
    expectSecured(await fetch(address, { headers: { origin: server.origin } }));
  });
});

describe('a file has those alone that have an effect on files', () => {
  it('a file of the build, and when it is asked for again', async () => {
    const page = await (await fetchPage(server.origin)).text();
    const [asset] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    const response = await fetch(`${server.origin}${asset}`);
    expect(response.status).toBe(200);
    expectSecuredFile(response);
    const tag = response.headers.get('etag') ?? '';
    const again = await fetch(`${server.origin}${asset}`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expectSecuredFile(again);
  });

  it('the starter', async () => {
    const page = await (await fetchPage(server.origin)).text();
    const [starter] = /\/start-[\w.-]+\.js/.exec(page) ?? [];
    expectSecuredFile(await fetch(`${server.origin}${starter}`));
  });

  it.each(['/favicon.svg', '/manifest.webmanifest', '/assets/missing.js'])('%s', async (address) =>
    expectSecuredFile(await fetch(server.origin + address)),
  );
});

describe('the policy of a page', () => {
  it.each([...PAGES, '/gibt-es-nicht'])('%s runs its own scripts and no other', async (address) => {
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
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self' ${allowed}; style-src 'self'; img-src 'self'; ` +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'",
    );
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/);
  });

  it('knows the challenge where there is one', async () => {
    const challenged = await startServer({
      CHALLENGE_SITE_KEY: 'key',
      CHALLENGE_SCRIPT_URL: 'https://challenge.example/v1/api.js',
    });
    const response = await fetchPage(challenged.origin);
    await challenged.stop();
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' [^;]* https:\/\/challenge\.example;/);
    expect(policy).toContain('frame-src https://challenge.example;');
  });
});

it('asks for https only where a trusted proxy says that it was https', async () => {
  const proxied = await startServer({ TRUST_PROXY: 'loopback' });
  const read = async (origin: string, path: string) => {
    const headers = { accept: 'text/html', 'x-forwarded-proto': 'https' };
    const response = await fetch(origin + path, { headers });
    return response.headers.get('strict-transport-security');
  };
  const trusted = [await read(proxied.origin, '/'), await read(proxied.origin, '/favicon.svg')];
  const plain = await fetchPage(proxied.origin);
  await proxied.stop();
  expect(trusted).toStrictEqual(['max-age=63072000', 'max-age=63072000']);
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(await read(server.origin, '/')).toBeNull();
});

it('includes subdomains where the operator says so', async () => {
  const proxied = await startServer({ TRUST_PROXY: '1', HSTS_SUBDOMAINS: 'true' });
  const headers = { accept: 'text/html', 'x-forwarded-proto': 'https' };
  const values = await Promise.all(
    ['/', '/favicon.svg', '/healthz'].map(async (path) => {
      const response = await fetch(proxied.origin + path, { headers });
      return response.headers.get('strict-transport-security');
    }),
  );
  await proxied.stop();
  expect(new Set(values)).toEqual(new Set(['max-age=63072000; includeSubDomains']));
});

function expectSecured({ headers }: Response): void {
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*frame-ancestors 'none'$/,
  );
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('server')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
}

/** Whatever it holds, it may load and run nothing; what is about documents has no effect on it. */
function expectSecuredFile({ headers }: Response): void {
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const name of [
    'permissions-policy',
    'referrer-policy',
    'cross-origin-opener-policy',
    'x-frame-options',
    'server',
    'x-powered-by',
  ]) {
    expect(headers.get(name), name).toBeNull();
  }
}
