import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { projectFolder, run } from './run.mjs';

/** All that a build reads; what is missing simply adds nothing. */
const INPUTS = [
  'app',
  'locales',
  'public',
  'tools/flags',
  'tools/legal',
  'tools/locales',
  'app.config.ts',
  'panda.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools/precompress.mjs',
];
/** Written by the build itself. */
const GENERATED = 'routeTree.gen.ts';

const stamp = join(projectFolder, 'dist', 'inputs.sha256');

/** Whether `dist/` holds the build of exactly these sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs();
}

/**
 * Production build of site and server into `dist/`.
 * @param {{ output?: 'shown' | 'kept' }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function build(options = {}) {
  rmSync(stamp, { force: true });
  const inputs = hashInputs();
  const codegen = await run('panda', ['codegen', '--silent'], options);
  if (codegen.status !== 0) return codegen;
  const bundle = await run('vite', ['build', '--config', 'app.config.ts'], options);
  if (bundle.status !== 0) return bundle;
  await precompress(join(projectFolder, 'dist', 'client'));
  writeFileSync(stamp, inputs);
  return bundle;
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const input of INPUTS) addToHash(hash, input);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path relative to the project
 */
function addToHash(hash, path) {
  const absolute = join(projectFolder, path);
  if (!existsSync(absolute) || path.endsWith(GENERATED)) return;
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, join(path, name));
    return;
  }
  const content = readFileSync(absolute);
  hash.update(`${path}\n${content.length}\n`).update(content);
}
