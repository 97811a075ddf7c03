import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';
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

/** Bill of materials. With `--omit=dev` npm leaves out React, which development asks for, too. */
const SBOM = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent'];

const siteFolder = join(projectFolder, 'dist', 'client');
const edgeFolder = join(projectFolder, 'dist', 'edge');
const stamp = join(projectFolder, 'dist', 'inputs.sha256');
const edgeStamp = join(edgeFolder, 'inputs.sha256');

/** Whether `dist/` holds the build of exactly these sources. */
export function isBuilt() {
  return holdsInputs(stamp);
}

/** Whether `dist/edge/` does too. */
export function isEdgeBuilt() {
  return holdsInputs(edgeStamp);
}

/**
 * Production build of the site into `dist/`, and of the Node server and commands into `dist/node/`.
 * @param {{ output?: 'shown' | 'kept', isGenerated?: boolean }} [options] isGenerated: Panda's code
 * is there, and others are reading it
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function build({ isGenerated = false, ...options } = {}) {
  rmSync(stamp, { force: true });
  const inputs = hashInputs();
  if (!isGenerated) {
    const codegen = await run('panda', ['codegen', '--silent'], options);
    if (codegen.status !== 0) return codegen;
  }
  const bundle = await run('vite', ['build', '--config', 'app.config.ts'], options);
  if (bundle.status !== 0) return bundle;
  await precompress(siteFolder);
  const host = await run('vite', ['build', '--config', 'app.config.ts', '--mode', 'node'], options);
  if (host.status !== 0) return host;
  const sbom = await run('npm', SBOM, { output: 'kept' });
  if (sbom.status !== 0) return sbom;
  writeFileSync(join(projectFolder, 'dist', 'node', 'sbom.cdx.json'), sbom.output);
  writeFileSync(stamp, inputs);
  return host;
}

/**
 * The Worker and its files into `dist/edge/`, made of the site's build; that one first if needed.
 * @param {{ output?: 'shown' | 'kept' }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function buildEdge(options = {}) {
  if (!isBuilt()) {
    const site = await build(options);
    if (site.status !== 0) return site;
  }
  const args = ['build', '--config', 'app.config.ts', '--mode', 'edge'];
  const bundle = await run('vite', args, options);
  if (bundle.status !== 0) return bundle;
  // Cloudflare compresses by itself.
  const filter = (/** @type {string} */ file) => !/\.(?:br|gz)$/.test(file);
  cpSync(siteFolder, join(edgeFolder, 'client'), { recursive: true, filter });
  cpSync(stamp, edgeStamp);
  return bundle;
}

/** @param {string} file */
function holdsInputs(file) {
  return existsSync(file) && readFileSync(file, 'utf8') === hashInputs();
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
