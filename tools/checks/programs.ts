import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run } from '../run.mjs';

// The programs of the machine that the tests use: where they are, and how they get there. Chromium has
// its own file, because finding it needs Playwright, which takes a second to load.

export type WebKit = NonNullable<ReturnType<typeof findWebKit>>;

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
