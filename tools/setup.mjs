import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  if (!isInstalled()) {
    await withProgress('Installing packages (once per lockfile)', installPackages);
  }
  const fetching = isUsable(pinnedNode) ? '' : await fetchPinnedNode();
  const node = [pinnedNode, process.execPath].find(isUsable);
  if (!node) {
    throw new Error(
      `${fetching}\n${describeUnsupported(process.versions.node, RUNTIME_RANGE)} ` +
        'The npm package "node" could not provide it here. Install a newer Node and try again.',
    );
  }
  const separator = process.platform === 'win32' ? ';' : ':';
  const folders = [dirname(node), join(projectFolder, 'node_modules', '.bin')];
  process.env.PATH = [...folders, process.env.PATH].join(separator);
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
const INSTALLED = 'node_modules/.package-lock.json';

/** Whether npm has installed what the lockfile names, for this machine. */
function isInstalled() {
  return isComplete(readPackages('package-lock.json'), readPackages(INSTALLED), findMachine());
}

/**
 * @typedef {Record<string, { integrity?: string, optional?: boolean }>} Packages
 * @param {Packages} wanted what the lockfile names
 * @param {Packages} present what npm has written down as installed
 * @param {string} machine `linux-x64-gnu`
 */
export function isComplete(wanted, present, machine) {
  return (
    isFor(machine, present) &&
    Object.entries(present).every(([path, one]) => one.integrity === wanted[path]?.integrity) &&
    Object.entries(wanted).every(([path, one]) => path === '' || one.optional || present[path])
  );
}

/**
 * The bundler's binary stands for all that npm leaves out on other machines, and under a Node that
 * they do not support.
 * @param {string} machine
 * @param {Packages} present
 */
function isFor(machine, present) {
  const binary = `node_modules/@rolldown/binding-${machine}`;
  return Object.keys(present).some((path) => path.startsWith(binary));
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
  const path = join(projectFolder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** @throws Error with npm's output, or with a sentence for people if there is no network */
async function installPackages() {
  const { output } = await runNpm(['ping']);
  const code = findNetworkError(output);
  const missing = `npm cannot reach the package registry (${code})`;
  // `npm ci` removes all packages before it finds that its cache lacks one.
  if (code !== undefined && isFor(findMachine(), readPackages(INSTALLED))) {
    console.log(`${missing}; the packages that are there are used as they are.`);
    return;
  }
  // A copy of everything may be in npm's cache.
  const args = code === undefined ? INSTALL : [...INSTALL, '--offline'];
  const install = await runNpm(args);
  if (install.status === 0) return;
  throw new Error(
    code === undefined
      ? `${install.output}\nnpm ci failed; its output is above.`
      : `${missing}. Check this machine's network and npm's settings for proxy and registry, then try again.`,
  );
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const INSTALL = ['ci', '--include=dev', '--include=optional', ...QUIET];

/** By default npm waits up to five minutes for each of three attempts. */
const NPM_LIMITS = {
  npm_config_fetch_timeout: '30000',
  npm_config_fetch_retries: '1',
  npm_config_fetch_retry_mintimeout: '2000',
};
const LIMIT_SECONDS = 30 * 60;
const PROGRESS_MS = 10_000;

/** @param {readonly string[]} args */
function runNpm(args) {
  const npm = process.env.npm_execpath ?? '';
  return npm.endsWith('npm-cli.js')
    ? fetchWith(process.execPath, [npm, ...args])
    : fetchWith('npm', args);
}

/**
 * @param {string} program npm, or a script that calls it
 * @param {readonly string[]} args
 */
function fetchWith(program, args, cwd = projectFolder) {
  const env = { ...NPM_LIMITS, ...process.env };
  return run(program, args, { cwd, env, output: 'kept', limitSeconds: LIMIT_SECONDS });
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

/**
 * Reports progress every ten seconds.
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result>} work
 */
async function withProgress(what, work) {
  console.log(`${what} …`);
  const start = Date.now();
  const progress = setInterval(() => {
    console.log(`${what} … ${Math.round((Date.now() - start) / 1000)} s`);
  }, PROGRESS_MS);
  try {
    return await work();
  } finally {
    clearInterval(progress);
  }
}

/** Runs the one install script that the project needs, also when npm is set to run none. */
async function fetchPinnedNode() {
  if (!existsSync(nodePackage)) return '';
  const script = join(nodePackage, 'installArchSpecificPackage.js');
  const { output } = await withProgress('Fetching Node', () =>
    fetchWith(process.execPath, [script], nodePackage),
  );
  return output;
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
