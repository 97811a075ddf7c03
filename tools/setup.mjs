import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describeUnsupported, isSupported, RUNTIME_RANGE } from './node-version.mjs';
import { projectFolder, run } from './run.mjs';

// Runs on whatever Node the machine has, if `engines` in package.json allows it; everything after it
// runs on the pinned one.

const nodePackage = join(projectFolder, 'node_modules', 'node');
const pinnedNode = join(nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Installs what the lockfile names, unless it is installed already, and puts the project's Node and
 * programs first on the path.
 * @returns {Promise<string>} path of the Node that runs the project
 * @throws Error with a sentence for people when either cannot be had
 */
export async function prepare() {
  refuseNode(process.versions.node);
  refuseFolder(projectFolder);
  if (!isComplete(readPackages(LOCKFILE), readPackages(INSTALLED), findMachine())) {
    await installPackages();
  }
  const fetching = isUsable(pinnedNode) ? '' : await fetchPinnedNode();
  const node = [pinnedNode, process.execPath].find(isUsable);
  if (!node) {
    throw new Error(
      `${fetching}\n${describeUnsupported(process.versions.node, RUNTIME_RANGE)} ` +
        'The npm package "node" could not provide it here. Install a newer Node and try again.',
    );
  }
  const folders = [dirname(node), join(projectFolder, 'node_modules', '.bin')];
  process.env.PATH = [...folders, process.env.PATH].join(delimiter);
  return node;
}

/**
 * Under a Node version that the build tools do not support, npm silently omits their binaries.
 * @param {string} version
 * @throws Error with a sentence for people
 */
export function refuseNode(version) {
  const { engines } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  if (!isSupported(version, engines.node)) {
    throw new Error(describeUnsupported(version, engines.node));
  }
}

/** Characters with a meaning in the bundler's addresses and code, or in `PATH`. */
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

/** npm writes this file last, so an interrupted installation does not count. */
const INSTALLED = join(projectFolder, 'node_modules', '.package-lock.json');
const LOCKFILE = join(projectFolder, 'package-lock.json');

/**
 * Whether npm has installed what the lockfile names, for us or by hand. The bundler's binary stands for
 * all that npm leaves out on other machines, and under a Node that they do not support.
 * @typedef {Record<string, { integrity?: string, optional?: boolean }>} Packages
 * @param {Packages} wanted what the lockfile names
 * @param {Packages} present what npm has written down as installed
 * @param {string} machine `linux-x64-gnu`
 */
export function isComplete(wanted, present, machine) {
  const binary = `node_modules/@rolldown/binding-${machine}`;
  return (
    Object.keys(present).some((path) => path.startsWith(binary)) &&
    Object.entries(present).every(([path, one]) => one.integrity === wanted[path]?.integrity) &&
    Object.entries(wanted).every(([path, one]) => path === '' || one.optional || present[path])
  );
}

function findMachine() {
  const machine = `${process.platform}-${process.arch}`;
  if (process.platform !== 'linux') return machine;
  const isGlibc = JSON.stringify(process.report.getReport()).includes('glibcVersionRuntime');
  return `${machine}-${isGlibc ? 'gnu' : 'musl'}`;
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** By default npm waits up to five minutes for each of three attempts. */
const NPM_LIMITS = {
  npm_config_fetch_timeout: '30000',
  npm_config_fetch_retries: '1',
  npm_config_fetch_retry_mintimeout: '2000',
};
/** @type {Parameters<typeof run>[2]} */
const KEPT = { env: { ...NPM_LIMITS, ...process.env }, output: 'kept', limitSeconds: 30 * 60 };
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const INSTALL = ['ci', '--include=dev', '--include=optional', '--prefer-offline', ...QUIET];
const PROGRESS_MS = 10_000;

/** @throws Error with npm's output, or with a sentence for people if there is no network */
async function installPackages() {
  // `npm ci` removes all packages before it finds that it cannot fetch one.
  const offline =
    existsSync(INSTALLED) && findNetworkError((await run('npm', ['ping'], KEPT)).output);
  if (offline) {
    console.log(`${describe(offline)}; the packages that are there are used as they are.`);
    return;
  }
  const what = 'Installing packages (once per lockfile)';
  const { status, output } = await download(what, 'npm', INSTALL);
  if (status === 0) return;
  const code = findNetworkError(output);
  throw new Error(
    code === undefined
      ? `${output}\nnpm ci failed; its output is above.`
      : `${describe(code)}. Check this machine's network and npm's settings for proxy and registry, then try again.`,
  );
}

/** @param {string} code */
const describe = (code) => `npm cannot reach the package registry (${code})`;

/**
 * Runs npm, or a script that calls it, and reports progress every ten seconds.
 * @param {string} what
 * @param {string} program
 * @param {readonly string[]} args
 */
async function download(what, program, args, cwd = projectFolder) {
  console.log(`${what} …`);
  const start = Date.now();
  const progress = setInterval(() => {
    console.log(`${what} … ${Math.round((Date.now() - start) / 1000)} s`);
  }, PROGRESS_MS);
  const ended = await run(program, args, { ...KEPT, cwd });
  clearInterval(progress);
  return ended;
}

const NETWORK_ERROR =
  /^npm (?:error|ERR!) code (EAI_AGAIN|ECONN\w+|E(?:HOST|NET)UNREACH|ENOTFOUND|ERR_SOCKET_TIMEOUT|ETIMEDOUT|FETCH_ERROR)$/m;

/**
 * @param {string} output of npm
 * @returns {string | undefined}
 */
export function findNetworkError(output) {
  return NETWORK_ERROR.exec(output)?.[1];
}

/** Runs the one install script that the project needs, also when npm is set to run none. */
async function fetchPinnedNode() {
  if (!existsSync(nodePackage)) return '';
  const script = join(nodePackage, 'installArchSpecificPackage.js');
  return (await download('Fetching Node', process.execPath, [script], nodePackage)).output;
}

/** @param {string} node */
function isUsable(node) {
  if (!existsSync(node)) return false;
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return isSupported(`${stdout}`, RUNTIME_RANGE);
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
