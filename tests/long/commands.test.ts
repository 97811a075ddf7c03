import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readCommand } from '../integration/support/documented';
import { openTempFolder } from '../unit/temp-folder';

// Documented commands that need a process of their own; tests/unit/tools types the others.

const env = { PATH: process.env.PATH, npm_config_loglevel: 'silent' };
const type = (command: string) => spawnSync('sh', ['-c', command], { env, encoding: 'utf8' });

it('placeholders that remain before the launch are listed', () => {
  const { status, stdout: text } = type('npm run check:launch');
  expect(text).toMatch(/^(?:Placeholders left: \d+\.|No placeholders left\.)/m);
  expect(text).toMatch(/^(?:Texts left to write: \d+\.|No texts left to write\.)/m);
  expect(status).toBe(/ left: \d| left to write: \d/.test(text) ? 1 : 0);
});

describe('the site is served until SIGTERM', () => {
  /** Starts a command, asks for a page and ends it. */
  async function start(command: string, cwd: string) {
    const [program = '', ...args] = readCommand(command).split(' ');
    const DATABASE_URL = `file:${openTempFolder()}/store.sqlite`;
    const started = spawn(program, args, {
      cwd,
      env: { ...env, DATABASE_URL, PORT: '0', DRAIN_NOTICE_MS: '0' },
    });
    onTestFinished(() => void started.kill('SIGKILL'));
    let output = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const origin = await vi.waitFor(() => {
      const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (found === undefined) throw new Error(output);
      return found;
    }, 120_000);
    const { status } = await fetch(`${origin}/agb`);
    started.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${origin}/agb`)).rejects.toThrow(), 60_000);
    return status;
  }

  it('by npm, in a checkout that is built', async () => {
    expect(await start('npm start', '.')).toBe(200);
  });

  it('by Node, in the folder that ships', async () => {
    expect(await start('node server.js', 'dist/node')).toBe(200);
  });
});
