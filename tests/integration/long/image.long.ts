import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readStages } from '../support/dockerfile';
import { findFreePort } from '../support/provider';

// The steps of the Dockerfile, in two empty folders in place of its two stages. Not rehearsed: its
// base image, and `npm ci`, which each fresh clone does before any test; its result is linked.

const [build = [], image = []] = readStages(readFileSync('Dockerfile', 'utf8'));
const scratch = mkdtempSync(join(tmpdir(), 'stagemap-image-'));
const sources = join(scratch, 'build');
const folder = join(scratch, 'image');
const NPM = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
const environment = {
  PATH: `${dirname(process.execPath)}:${dirname(NPM)}:/usr/bin:/bin`,
  HOME: scratch,
};

const find = (name: string) => image.filter((step) => step.name === name).map(({ rest }) => rest);
const runIn = (cwd: string, command: string, variables: Record<string, string> = {}) =>
  spawnSync('sh', ['-c', command], {
    cwd,
    env: { ...environment, ...variables },
    encoding: 'utf8',
  });

beforeAll(() => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  mkdirSync(sources);
  mkdirSync(folder);
  for (const { name, rest } of build.slice(1)) {
    if (name === 'COPY' && rest === '. .') {
      const names = readdirSync('.').filter((one) => !ignored.includes(one) && one !== 'reports');
      for (const one of names) cpSync(one, join(sources, one), { recursive: true });
    } else if (name === 'COPY') {
      for (const one of rest.split(' ').slice(0, -1)) cpSync(one, join(sources, one));
    } else if (rest === 'npm ci') {
      symlinkSync(join(process.cwd(), 'node_modules'), join(sources, 'node_modules'));
    } else if (name === 'RUN') {
      const { status, stdout, stderr } = runIn(sources, rest);
      if (status !== 0) throw new Error(`${rest}:\n${stdout}${stderr}`);
    }
  }
}, 240_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the image', () => {
  it('is what the build has made, and the folder of its data', () => {
    expect(build.map(({ rest }) => rest)).toEqual([
      'node:24-slim AS build',
      '/site',
      'package.json package-lock.json .npmrc ./',
      'npm ci',
      '. .',
      'npm run build',
    ]);
    const [copied, ...others] = find('COPY');
    expect(others).toEqual([]);
    const [, from = ''] = /^--from=build \/site\/(\S+) \.\/$/.exec(copied ?? '') ?? [];
    cpSync(join(sources, from), folder, { recursive: true });
    const [command, ...more] = find('RUN');
    expect(more).toEqual([]);
    // There is a user of this name in the base image only.
    expect(command).toBe('mkdir .data && chown node .data');
    mkdirSync(join(folder, '.data'));
    rmSync(sources, { recursive: true });
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  });

  it('serves the site, is healthy by its own check, and its commands work beside it', async () => {
    const port = await findFreePort();
    const [env = ''] = find('ENV');
    const set = Object.fromEntries(env.split(' ').map((pair) => pair.split('=')));
    expect(set).toEqual({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000' });
    const variables = { ...set, HOST: '127.0.0.1', PORT: `${port}`, DRAIN_NOTICE_MS: '0' };
    const [program = '', ...args] = JSON.parse(find('CMD')[0] ?? '[]');
    const server = spawn(program, args, { cwd: folder, env: { ...environment, ...variables } });
    let output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    await vi.waitFor(() => expect(output).toContain('Listening on'), 20_000);

    const [check = ''] = find('HEALTHCHECK');
    const [node = '', ...checkArgs] = JSON.parse(check.replace(/^CMD /, ''));
    const healthy = spawnSync(node, checkArgs, { env: { ...environment, PORT: `${port}` } });
    expect(healthy.status).toBe(0);
    const sick = spawnSync(node, checkArgs, { env: { ...environment, PORT: '1' } });
    expect(sick.status).toBe(1);

    const page = await fetch(`http://127.0.0.1:${port}/preiskalkulator/core`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('628');
    const flag = await fetch(`http://127.0.0.1:${port}/flags/de.svg`);
    expect(flag.status).toBe(200);

    const say = (command: string) => {
      const { status, stdout, stderr } = runIn(folder, `npm run --silent ${command}`, variables);
      return { status, text: stdout + stderr };
    };
    expect(say('inbox')).toEqual({
      status: 0,
      text: 'No inquiries in .data/stagemap.sqlite.\n',
    });
    expect(say('inbox -- backup copy.sqlite')).toEqual({
      status: 0,
      text: 'Copied to copy.sqlite\n',
    });
    const invited = say('staff -- invite Ada --rights prices');
    expect(invited.status).toBe(0);
    expect(invited.text).toContain('/admin/anmelden#link=');
    expect(say('staff -- list').text).toContain('Ada');
    const list = say('prices -- show 0');
    expect(list.status).toBe(0);
    expect(JSON.parse(list.text)).toHaveProperty('YEARLY_DISCOUNT');
    expect(say('prices -- list')).toMatchObject({ status: 0 });

    server.kill('SIGTERM');
    await once(server, 'exit');
    expect(server.exitCode).toBe(0);
  });
});
