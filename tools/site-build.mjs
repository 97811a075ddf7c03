import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFormerAssets } from './former-assets.mjs';
import { projectFolder, run } from './run.mjs';

/** Inputs of a build; missing ones are ignored. */
export const INPUTS = [
  'app',
  'locales',
  'public',
  'tools',
  'app.config.ts',
  'panda.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Written by the build itself. */
const GENERATED = 'routeTree.gen.ts';

/** @typedef {'node' | 'edge'} Target */

/** Arguments of Panda for writing its code; this configuration spares it the site's sources. */
export const CODEGEN = ['codegen', '--silent', '--config', 'tools/styles/codegen.config.ts'];
const BUILD = ['vite', 'build', '--config', 'app.config.ts'];

/** @param {Target} target */
const stampOf = (target) => join(projectFolder, 'dist', `${target}.sha256`);

/**
 * Whether `dist/` holds the build of exactly these sources.
 * @param {Target} target
 */
export function isBuilt(target) {
  const stamp = stampOf(target);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs();
}

/**
 * Production build: `node` is the site with server and commands (`dist/node/`), `edge` the Worker with
 * its files (`dist/edge/`), made of the site's build; that one first if needed.
 * @param {Target} target
 * @param {{ output?: 'shown' | 'kept', isGenerated?: boolean }} [options] isGenerated: Panda's code
 * is there, and others are reading it
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function build(target, options = {}) {
  const isOnSite = target === 'edge';
  if (isOnSite && !isBuilt('node')) {
    const site = await build('node', options);
    if (site.status !== 0) return site;
  }
  rmSync(stampOf(target), { force: true });
  if (!isOnSite) keepFormerAssets(join(projectFolder, 'dist'));
  const inputs = hashInputs();
  const steps = [
    ...(options.isGenerated || isOnSite ? [] : [['panda', ...CODEGEN]]),
    ...(isOnSite ? [] : [BUILD]),
    [...BUILD, '--mode', target],
  ];
  for (const [program = '', ...args] of steps) {
    const result = await run(program, args, options);
    if (result.status !== 0) return result;
  }
  writeFileSync(stampOf(target), inputs);
  return { status: 0, output: '' };
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
