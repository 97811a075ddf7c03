import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from './support/server';

const IMPORT = /(?:import|from)\s*["']\.\/([^"']+\.js)["']/g;

const server = await startServer();
// It ends by itself when told to.
afterAll(async () => expect(await server.stop()).toBe(0));

describe('files', () => {
  it.each(['', '/assets', '/pictures'])(
    'with an overlong name in %s/ are answered with 404',
    async (folder) => {
      const response = await fetch(`${server.origin}${folder}/${'a'.repeat(256)}.txt`);
      expect(response.status).toBe(404);
      expect(server.readOutput()).not.toContain('ENAMETOOLONG');
    },
  );
});

it('a script is sent as the build compressed it', async () => {
  const [file = ''] = globSync('dist/client/assets/calculator-*.js');
  const headers = { 'accept-encoding': 'br' };
  const sent = await fetch(`${server.origin}/assets/${basename(file)}`, { headers });
  expect(sent.headers.get('content-length')).toBe(`${statSync(`${file}.br`).size}`);
});

it('built scripts contain nothing of the development server', () => {
  const assets = globSync('dist/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(assets.length).toBeGreaterThan(20);
  expect(assets.filter((source) => /TanStackRouterDevtools/.test(source))).toEqual([]);
});

it('built scripts have no import cycles', () => {
  const imports = new Map(
    globSync('dist/client/assets/*.js').map((file) => [
      basename(file),
      Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, name = '']) => name),
    ]),
  );
  expect(imports.size).toBeGreaterThan(20);
  expect([...imports.keys()].flatMap((file) => findCircle(imports, [file]))).toStrictEqual([]);
});

it('the answers of the landing page are in no script that it loads', () => {
  // tests/e2e/languages/languages.spec.ts knows all texts that it does load.
  const files = globSync('dist/client/assets/*.js').filter((file) =>
    readFileSync(file, 'utf8').includes('Eine Nachricht in Textform genügt.'),
  );
  expect(files.map((file) => basename(file).split('-')[0])).toEqual(['de.details']);
});

// `languages.spec.ts` knows that the page does not load it again.
it('a legal text is sent once in the page', async () => {
  const html = await (await fetch(`${server.origin}/agb`)).text();
  expect(html.split('neun Prozentpunkten über dem Basiszinssatz')).toHaveLength(2);
  // It has a file for those who come from another page.
  expect(html).toMatch(/data-scripts="[^"]*\/assets\/de\.common-/);
  expect(html).not.toContain('/assets/de.agb-');
});

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

it('the start fails with a message for each wrong variable', async () => {
  await expect(startServer({ PORT: 'http' })).rejects.toThrow(
    'the server ended with 1:\nEnvironment variables are wrong:\n  PORT: must be a whole number from 0 to 65535\n',
  );
});

it('the start fails with a message when the port is in use', async () => {
  const { port } = new URL(server.origin);
  await expect(startServer({ PORT: port })).rejects.toThrow(
    `the server ended with 1:\nPort ${port} is in use. Choose another: PORT=…\n`,
  );
});

/** The first way that leads back to where it began. */
function findCircle(imports: Map<string, string[]>, way: string[]): string[] {
  for (const next of imports.get(way.at(-1) ?? '') ?? []) {
    if (next === way[0]) return [[...way, next].join(' → ')];
    if (way.includes(next)) continue;
    const circle = findCircle(imports, [...way, next]);
    if (circle.length > 0) return circle;
  }
  return [];
}
