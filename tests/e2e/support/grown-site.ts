import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '#app/site.ts';
import { run } from '#tools/run.mjs';
import { startServer } from '../../integration/support/server.ts';
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
  const server = await startServer({}, { host: join(folder, 'dist', 'node', 'server.js') });
  return {
    origin: server.origin,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
