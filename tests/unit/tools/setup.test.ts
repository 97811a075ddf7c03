import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { isComplete, refuseFolder } from '#tools/setup.mjs';

it.each([
  '/projects/ada/stage#map',
  '/projects/ada/what?/stagemap',
  "/projects/ada's/stagemap",
  '/projects/12:30',
  '/projects/a*b',
])('a project in %s is told so in a sentence', (folder) => {
  const [sign] = /[#?':*]/.exec(folder) ?? [];
  expect(() => refuseFolder(folder)).toThrow(
    `The site cannot be built in ${folder}: a folder on the way is named with "${sign}". Rename it, or move the project.`,
  );
});

it.each([
  '/projects/ada/my site (2)',
  '/projects/zoë/stage-map_1.0',
  '/projects/ada/a & b',
  '/projects/100%/[x]',
])('a project in %s is built', (folder) => {
  expect(() => refuseFolder(folder)).not.toThrow();
});

it('packages are complete only with the programs that are built for this platform', () => {
  const glibc = { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] };
  const wanted = {
    '': {},
    'node_modules/vite': { integrity: 'a' },
    'node_modules/@rolldown/binding-linux-x64-gnu': { ...glibc, integrity: 'b' },
    'node_modules/@rolldown/binding-linux-x64-musl': { ...glibc, libc: ['musl'], integrity: 'c' },
    'node_modules/@rolldown/binding-darwin-x64': { ...glibc, os: ['darwin'], integrity: 'd' },
    'node_modules/@rolldown/binding-wasm32-wasi': { optional: true, cpu: ['wasm32'] },
    'node_modules/@emnapi/core': { optional: true },
  };
  const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  const vite = { 'node_modules/vite': { integrity: 'a' } };
  const whole = { ...vite, 'node_modules/@rolldown/binding-linux-x64-gnu': { integrity: 'b' } };
  expect(isComplete(wanted, whole, machine)).toBe(true);
  // What npm leaves behind under a Node that Rolldown does not support.
  expect(isComplete(wanted, vite, machine)).toBe(false);
  expect(isComplete(wanted, { ...whole, 'node_modules/vite': { integrity: 'z' } }, machine)).toBe(
    false,
  );
});

/** Runs `npm start` in a fresh clone of one package; npm asks the given address for packages. */
async function startClone(registry: string) {
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('tools', join(folder, 'tools'), { recursive: true });
  const engines = { node: '>=20.0.0' };
  const dependencies = { 'stagemap-test': '1.0.0' };
  const locked = { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==` };
  const packages = { '': { dependencies }, 'node_modules/stagemap-test': locked };
  const files = {
    'package.json': { type: 'module', engines, dependencies },
    'package-lock.json': { lockfileVersion: 3, requires: true, packages },
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), JSON.stringify(content));
  }
  const clone = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      npm_config_registry: registry,
      npm_config_fetch_timeout: '300',
      npm_config_fetch_retry_mintimeout: '10',
    },
  });
  let text = '';
  for (const stream of [clone.stdout, clone.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const [status] = await once(clone, 'close');
  return { status, lines: text.trim().split('\n') };
}

it.each([
  ['refuses connections', 'ECONNREFUSED', async () => 'http://127.0.0.1:1/'],
  [
    'never answers',
    'FETCH_ERROR',
    async () => {
      const silent = createServer().listen(0, '127.0.0.1');
      onTestFinished(() => void silent.close());
      await once(silent, 'listening');
      const { port } = z.object({ port: z.number() }).parse(silent.address());
      return `http://127.0.0.1:${port}/`;
    },
  ],
])(
  'a fresh clone ends with a sentence if the registry %s',
  async (_, code, startRegistry) => {
    expect(await startClone(await startRegistry())).toEqual({
      status: 1,
      lines: [
        'Installing packages (once per lockfile) …',
        `npm cannot reach the package registry (${code}). Check this machine's network and npm's settings for proxy and registry, then try again.`,
      ],
    });
  },
  20_000,
);
