import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../run.mjs';

// The programs of the machine that the tests use: where they are, and how they get there.

export type WebKit = NonNullable<ReturnType<typeof findWebKit>>;

/** Chromium without windows needs a fifth less processor time. */
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const CHROME_ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of `CHROMIUM`, else of an installed browser, else of Playwright's own. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const installed = CHROMIUM_NAMES.flatMap((name) => findProgram(name) ?? []);
  return [...installed, CHROME_ON_MAC, chromium.executablePath()].find(
    // Ubuntu's `chromium-browser` may only say how to install the browser.
    (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
  );
}

/** The path of `FIREFOX`, else of an installed one. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX ?? findProgram('firefox-esr') ?? findProgram('firefox');
}

/** WebKitGTK's driver, its test browser and the X server that it draws on. */
export function findWebKit() {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const [browser] = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4*/MiniBrowser');
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** The folder with the programs of the newest Postgres. */
export function findPostgres(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const onPath = findProgram('initdb');
  return folders[0] ?? (onPath && dirname(onPath));
}

/** PgBouncer, which needs a Postgres behind it. */
export function findPgBouncer(): string | undefined {
  return findPostgres() && findProgram('pgbouncer');
}

/** nginx, and openssl for its certificate. */
export function hasNginx(): boolean {
  return findProgram('nginx') !== undefined && findProgram('openssl') !== undefined;
}

/** Debian keeps servers where only root looks for programs. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Programs that only the long run needs, with Debian's packages. */
const OTHERS: readonly [name: string, isThere: () => boolean, packages: readonly string[]][] = [
  ['Firefox', () => findFirefox() !== undefined, ['firefox-esr']],
  ['WebKit', () => findWebKit() !== undefined, ['webkit2gtk-driver', 'xvfb']],
  ['Postgres', () => findPostgres() !== undefined, ['postgresql']],
  ['PgBouncer', () => findPgBouncer() !== undefined, ['pgbouncer']],
  ['nginx', hasNginx, ['nginx-light', 'openssl']],
  ['jq', () => Boolean(findProgram('curl') && findProgram('jq')), ['curl', 'jq']],
  ['Mono', () => Boolean(findProgram('mono') && findProgram('mcs')), ['mono-mcs', 'mono-runtime']],
  ['PowerShell', () => findProgram('pwsh') !== undefined, []],
];

/** @throws Error saying what to install if there is no Chromium and it cannot be installed */
export async function installChromium(): Promise<void> {
  // Another Chromium will do, but the tests are faster in this one.
  const [fastest = ''] = CHROMIUM_NAMES;
  if (!process.env.CHROMIUM && !findProgram(fastest)) await installPackages([fastest]);
  // Ubuntu and older Debians have no headless shell.
  if (!findChromium()) await installPackages(['chromium']);
  if (findChromium()) return;
  throw new Error(
    'The browser tests need Chromium. Install `chromium` or `google-chrome`, run ' +
      '`npx playwright install chromium`, or name a browser in the variable CHROMIUM.',
  );
}

/** Tests of a program that stays missing are skipped, and a line says so. */
export async function installOthers(): Promise<void> {
  await installPackages(OTHERS.flatMap(([, isThere, packages]) => (isThere() ? [] : packages)));
  for (const [name, isThere] of OTHERS) {
    if (!isThere()) console.log(`${name} is not installed: its tests are SKIPPED`);
  }
}

/** Without a connection to Debian, the run goes on with what is installed. */
const LIMIT_SECONDS = 240;

/** Does nothing for other users than root and on other systems than Debian's. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (packages.length === 0 || process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log(`Installing Debian packages: ${packages.join(', ')} …`);
  // A package that is only there for tests must not start a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, output: 'kept', limitSeconds: LIMIT_SECONDS } as const;
  await run('apt-get', ['update'], options);
  // An unknown name would keep all others from being installed.
  for (const name of packages) {
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  }
}
