import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './support/server';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

describe('the built site', () => {
  it('answers / with a German page', async () => {
    const response = await fetch(server.origin, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain('<html lang="de"');
  });

  it('serves its assets for a year, since their names change with their content', async () => {
    const page = await (await fetch(server.origin, { headers: { accept: 'text/html' } })).text();
    const [asset] = /\/assets\/[\w.-]+\.(?:js|css)/.exec(page) ?? [];
    const response = await fetch(`${server.origin}${asset}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('cache-control')).toContain('max-age=31536000');
  });
});

it('ships nothing of the development server', () => {
  const assets = globSync('dist/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(assets.length).toBeGreaterThan(20);
  expect(assets.filter((source) => /TanStackRouterDevtools|plugin-checker/.test(source))).toEqual(
    [],
  );
});

it('ends by itself when told to', async () => {
  const other = await startServer();
  expect(await other.stop()).toBe(0);
});

it('does not start with wrong variables, and says what is wrong', async () => {
  await expect(startServer({ PORT: 'http' })).rejects.toThrow(
    'the server ended with 1:\nEnvironment variables are wrong:\n  PORT: must be a whole number from 0 to 65535\n',
  );
});

it('says that a port is in use', async () => {
  const { port } = new URL(server.origin);
  await expect(startServer({ PORT: port })).rejects.toThrow(
    `the server ended with 1:\nPort ${port} is in use. Choose another: PORT=…\n`,
  );
});
