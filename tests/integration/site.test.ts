import { globSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchPage } from './support/page';
import { startServer } from './support/server';

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

  it('are sent as the build compressed them', async () => {
    const page = await (await fetchPage(`${server.origin}/preiskalkulator`)).text();
    // The smallest scripts are sent as they are.
    const [script = ''] = /\/assets\/calculator-[\w.-]+\.js/.exec(page) ?? [];
    const client = new URL('../../dist/client', import.meta.url).href;
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
});

it('contain nothing of the development server', () => {
  const assets = globSync('dist/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(assets.length).toBeGreaterThan(20);
  expect(assets.filter((source) => /TanStackRouterDevtools|plugin-checker/.test(source))).toEqual(
    [],
  );
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
