import { run } from '../run.mjs';
import {
  findChromium,
  findFirefox,
  findPostgres,
  findProgram,
  findWebKit,
  hasNginx,
  hasPoppler,
} from './programs.ts';

/** Without a connection to Debian, the run goes on with what is installed. */
const LIMIT_SECONDS = 240;

interface Need {
  name: string;
  isThere: () => boolean;
  /** Debian's packages. */
  packages: readonly string[];
}

const HEADLESS_SHELL = 'chromium-headless-shell';

const USUAL: readonly Need[] = [
  {
    name: 'Chromium',
    // Another Chromium will do, but the tests are faster in this one.
    isThere: () => process.env.CHROMIUM !== undefined || findProgram(HEADLESS_SHELL) !== undefined,
    packages: [HEADLESS_SHELL],
  },
  { name: 'Poppler', isThere: hasPoppler, packages: ['poppler-utils'] },
];

const OTHERS: readonly Need[] = [
  { name: 'Firefox', isThere: () => findFirefox() !== undefined, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    isThere: () => findWebKit() !== undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  { name: 'Postgres', isThere: () => findPostgres() !== undefined, packages: ['postgresql'] },
  { name: 'nginx', isThere: hasNginx, packages: ['nginx-light', 'openssl'] },
];

/**
 * As root on Debian, installs the programs that the tests need and the machine lacks; with `isLong`
 * those that only the long run needs. Tests of another missing program than Chromium are skipped,
 * and a line says so.
 * @throws Error saying what to install if there is no Chromium
 */
export async function installPrograms({ isLong }: { isLong: boolean }): Promise<void> {
  const needs = isLong ? OTHERS : USUAL;
  await installPackages(needs.flatMap(({ isThere, packages }) => (isThere() ? [] : packages)));
  // Ubuntu and older Debians have no headless shell.
  if (!findChromium()) await installPackages(['chromium']);
  if (!findChromium()) {
    throw new Error(
      'The browser tests need Chromium. Install `chromium` or `google-chrome`, run ' +
        '`npx playwright install chromium`, or name a browser in the variable CHROMIUM.',
    );
  }
  for (const { name, isThere } of needs) {
    if (name === 'Chromium' || isThere()) continue;
    console.log(`${name} is not installed: its tests are SKIPPED`);
  }
}

/** Does nothing for other users than root and on other systems than Debian's. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (packages.length === 0 || process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log(`Installing Debian packages: ${packages.join(', ')} …`);
  // A package that is only there for tests must not start a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, output: 'kept', limitSeconds: LIMIT_SECONDS } as const;
  const install = (names: readonly string[]) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
  await run('apt-get', ['update'], options);
  if ((await install(packages)).status === 0) return;
  // An unknown name keeps all others from being installed.
  for (const name of packages) await install([name]);
}
