import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '#app/site.ts';
import { run } from '#tools/run.mjs';
import { replaceFacts } from '../../replaced-site.ts';
import { addInventedLanguages } from './invented-languages.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const COPIED = [
  'app',
  'locales',
  'tools',
  'styled-system',
  'app.config.ts',
  'panda.config.ts',
  'tsconfig.json',
  'package.json',
  'LICENSE',
];
const LINKED = ['node_modules', 'public'];

export interface GrownSite {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * A copy of the project whose `locales/` has grown by a few folders and which belongs to another
 * company, built and served. The project's own build is not touched.
 * @throws Error with the output of a build or a start that failed
 */
export async function serveGrownSite(): Promise<GrownSite> {
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-languages-'));
  for (const name of COPIED) cpSync(join(project, name), join(folder, name), { recursive: true });
  for (const name of LINKED) symlinkSync(join(project, name), join(folder, name), 'junction');
  addInventedLanguages(join(folder, 'locales'));
  const facts = JSON.stringify(replaceFacts(site));
  writeFileSync(join(folder, 'app', 'site.ts'), `export const site = ${facts} as const;\n`);
  for (const mode of [[], ['--mode', 'node']]) {
    const { status, output } = await run('vite', ['build', '--config', 'app.config.ts', ...mode], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      output: 'kept',
    });
    if (status !== 0) throw new Error(output);
  }
  const { origin, end } = await serve(folder);
  return {
    origin,
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(folder: string): Promise<{ origin: string; end: () => Promise<void> }> {
  const server = spawn(process.execPath, ['dist/node/server.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DRAIN_NOTICE_MS: '0' },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [address] = /http:\/\/\S+:\d+/.exec(output) ?? [];
        if (address) resolve(address);
      });
    }
    ended.then(() => reject(new Error(output)));
  });
  return {
    origin,
    end: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
