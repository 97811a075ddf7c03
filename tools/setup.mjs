import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder, run } from './run.mjs';

// Runs on whatever Node the machine has (20 or newer); everything after it runs on the pinned one.

const nodePackage = join(projectFolder, 'node_modules', 'node');
const pinnedNode = join(nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The first version that runs TypeScript files as they are. */
const OLDEST_NODE = /** @type {const} */ ([22, 18]);

/**
 * Installs what the lockfile names, unless it is installed already, and puts the project's Node and
 * programs first on the path.
 * @returns {Promise<string>} path of the Node that runs the project
 * @throws Error with a sentence for people when either cannot be had
 */
export async function prepare() {
  refuseFolder(projectFolder);
  if (!isInstalled()) await installPackages();
  const fetching = isUsable(pinnedNode) ? '' : await fetchPinnedNode();
  const node = [pinnedNode, process.execPath].find(isUsable);
  if (!node) {
    throw new Error(
      `${fetching}\nThis project needs Node ${OLDEST_NODE.join('.')} or newer. The npm package "node" could not ` +
        `provide it here, and this is Node ${process.versions.node}. Install a newer Node and try again.`,
    );
  }
  const separator = process.platform === 'win32' ? ';' : ':';
  const folders = [dirname(node), join(projectFolder, 'node_modules', '.bin')];
  process.env.PATH = [...folders, process.env.PATH].join(separator);
  return node;
}

/** The bundler takes them for parts of an address or of its own code, the system for the end of a folder. */
const BREAKING = /[#?':*]/;

/**
 * @param {string} folder
 * @throws Error with a sentence for people where the site cannot be built in it
 */
export function refuseFolder(folder) {
  const path = process.platform === 'win32' ? folder.replace(/^[a-z]:/i, '') : folder;
  const [sign] = BREAKING.exec(path) ?? [];
  if (sign === undefined) return;
  throw new Error(
    `The site cannot be built in ${folder}: a folder on the way is named with "${sign}". Rename it, or move the project.`,
  );
}

/** npm writes down what it installed as its last act, so an interrupted install does not count. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  const isMissing = Object.entries(wanted).some(
    ([path, entry]) => path !== '' && !present[path] && !entry.optional,
  );
  const isForeign = Object.entries(present).some(
    ([path, entry]) => entry.integrity !== wanted[path]?.integrity,
  );
  return !isMissing && !isForeign;
}

/**
 * @param {string} file
 * @returns {Record<string, { integrity?: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(projectFolder, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function installPackages() {
  console.log('Installing packages (once per lockfile) …');
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath ?? '';
  const { status, output } = npm.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, 'ci', ...flags], { output: 'kept' })
    : await run('npm', ['ci', ...flags], { output: 'kept' });
  if (status !== 0) throw new Error(`${output}\nnpm ci failed; its output is above.`);
}

/** npm may have been told to run no install scripts; this one the project cannot do without. */
async function fetchPinnedNode() {
  if (!existsSync(nodePackage)) return '';
  console.log('Fetching Node …');
  const script = join(nodePackage, 'installArchSpecificPackage.js');
  const { output } = await run(process.execPath, [script], { cwd: nodePackage, output: 'kept' });
  return output;
}

/** @param {string} node */
function isUsable(node) {
  if (!existsSync(node)) return false;
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = `${stdout}`.replace('v', '').split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/**
 * For `prepare().catch(…)`: the sentence without the stack.
 * @param {Error} error
 * @returns {never}
 */
export function stop(error) {
  console.error(error.message);
  process.exit(1);
}
