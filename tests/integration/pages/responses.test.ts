import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPage, readTotal } from '../support/page';
import { type PricedServer, startPricedServer } from '../support/test-prices';
import { findHtmlFaults } from '../support/well-formed';

let server: PricedServer;
beforeAll(async () => {
  server = await startPricedServer();
});
afterAll(async () => {
  await server.stop();
});

describe('pages', () => {
  it.each([
    ['/preiskalkulator', 'de'],
    ['/preiskalkulator/core', 'de'],
    ['/preiskalkulator/enterprise', 'de'],
    ['/preiskalkulator/unbekannt', 'de'],
    ['/en/preiskalkulator', 'en'],
    ['/en/preiskalkulator/pro', 'en'],
  ])('%s answers at once with a well-formed page in its language', async (address, language) => {
    const response = await fetchPage(server.origin + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(await findHtmlFaults(html)).toEqual([]);
  });

  it.each([
    ['/xx/preiskalkulator/pro', 'de'],
    ['/gibt-es-nicht', 'de'],
    ['/preiskalkulator/core/mehr', 'de'],
    ['/en/unknown', 'en'],
  ])('%s is a 404 in the language of its address', async (address, language) => {
    const response = await fetchPage(server.origin + address);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain(`<html lang="${language}"`);
  });

  it('answers HEAD like GET, without the page', async () => {
    const response = await fetch(`${server.origin}/preiskalkulator`, {
      method: 'HEAD',
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toBe('');
  });
});

it('security.txt says whom to tell of a hole, and is not about to expire', async () => {
  const response = await fetch(`${server.origin}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const text = await response.text();
  expect(text).toContain('Contact: mailto:sicherheit@stagemap.example\n');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThanOrEqual(180);
});

describe('addresses of the calculator', () => {
  it.each([
    ['?addons=sso,reporting', '827 €'],
    ['?addons=sso%2Creporting', '827 €'],
    ['?users=4&utm_source=a+b&addons=reporting', '876 €'],
    ['?users=4&utm_source=a%20b&addons=reporting', '876 €'],
    ['?landscapes=1&users=3&systems=2&yearly=false', '499 €'],
    ['?yearly=true&commitment=9&systems=2', '4.491 €'],
    ['?users=-5&systems=2', '499 €'],
    ['?addons=addon-9&systems=2', '499 €'],
  ])('a well-formed query answers at once: %s', async (query, total) => {
    const response = await fetchPage(`${server.origin}/preiskalkulator/core${query}`);
    expect(response.status).toBe(200);
    expect(readTotal(await response.text())).toBe(total);
  });

  it('is recognised however its path is spelled', async () => {
    const query = '?users=50&systems=3&landscapes=1';
    const response = await fetchPage(`${server.origin}/preiskalk%75lator/core${query}`);
    expect(response.status).toBe(200);
    expect(readTotal(await response.text())).toBe('2.585 €');
  });

  it.each([
    ['/de/agb', '/agb'],
    ['/de', '/'],
    ['/de/preiskalkulator/core?users=9', '/preiskalkulator/core?users=9'],
  ])('%s has moved to %s', async (from, to) => {
    const response = await fetchPage(server.origin + from);
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  it.each([
    ['?users=abc', ''],
    ['?users=abc&systems=2&utm_source=x', '?systems=2&utm_source=x'],
    ['?landscapes=1.5&commitment=&addons=', ''],
  ])('garbage costs one redirect: %s', async (query, cleaned) => {
    const response = await fetchPage(`${server.origin}/preiskalkulator/core${query}`);
    expect(response.status).toBeGreaterThanOrEqual(300);
    expect(response.status).toBeLessThan(400);
    const target = new URL(response.headers.get('location') ?? '', server.origin);
    expect(target.href).toBe(`${server.origin}/preiskalkulator/core${cleaned}`);
    expect((await fetchPage(target.href)).status).toBe(200);
  });
});

describe('files', () => {
  it.each(['', '/assets', '/pictures'])(
    'of a name that is longer than any there is none in %s/',
    async (folder) => {
      const response = await fetch(`${server.origin}${folder}/${'a'.repeat(256)}.txt`);
      expect(response.status).toBe(404);
      expect(server.readOutput()).not.toContain('ENAMETOOLONG');
    },
  );

  it('serves scripts, styles and fonts as what they are, to be kept for a year', async () => {
    const page = await (await fetchPage(`${server.origin}/preiskalkulator`)).text();
    const [script] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    const [style] = /\/assets\/[\w.-]+\.css/.exec(page) ?? [];
    const css = await (await fetch(server.origin + style)).text();
    const [font] = /\/assets\/[\w.-]+\.woff2/.exec(css) ?? [];
    for (const [address, type] of [
      [script, 'javascript'],
      [style, 'text/css'],
      [font, 'font/woff2'],
    ]) {
      const response = await fetch(`${server.origin}${address}`);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type'), address).toContain(type);
      expect(response.headers.get('cache-control'), address).toContain('max-age=31536000');
    }
  });

  it('sends what the build has compressed', async () => {
    const page = await (await fetchPage(`${server.origin}/preiskalkulator`)).text();
    // The smallest scripts are sent as they are.
    const [script = ''] = /\/assets\/calculator-[\w.-]+\.js/.exec(page) ?? [];
    const client = new URL('../../../dist/client', import.meta.url).href;
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ]) {
      const { size } = await stat(new URL(`${client}${script}${ending}`));
      const headers = { 'accept-encoding': `${encoding}` };
      const response = await fetch(server.origin + script, { headers });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-length')).toBe(`${size}`);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    }
  });

  it('does not keep what is missing', async () => {
    const response = await fetch(`${server.origin}/assets/missing-abc123.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  it.each([
    '/../package.json',
    '/assets/../../server/server.js',
    '/assets/..%2f..%2fserver%2fserver.js',
    '/assets/%2e%2e/%2e%2e/server/server.js',
    '/..%5c..%5cpackage.json',
    '//etc/passwd',
  ])('gives nothing out of other folders: %s', async (path) => {
    const { body } = await requestRaw(path);
    expect(body).not.toMatch(/"private": true|createStartHandler|root:/);
  });
});

/** Sends a path as it is, where `fetch` would tidy it up first. */
function requestRaw(path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { accept: 'text/html' } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    sent.on('error', reject).end();
  });
}
