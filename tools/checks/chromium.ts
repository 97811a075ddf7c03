import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../run.mjs';

/** Chromium without its windows: the same engine for a fifth less computing. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Where there is no line to Debian, whichever browser is there has to do. */
const INSTALL_TIMEOUT_SECONDS = 240;
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for the tests: `CHROMIUM`, else an installed one, else Playwright's own. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = process.env.CHROMIUM
    ? [process.env.CHROMIUM]
    : [...installed, MAC_PATH, chromium.executablePath()];
  return candidates.find((path) => existsSync(path) && answers(path));
}

/**
 * Installs Debian's package where it is missing and we may; any other browser will do.
 * @throws Error saying what to install
 */
export async function ensureChromium(): Promise<void> {
  if (process.env.CHROMIUM === undefined && !answers(SHELL)) await tryToInstall(SHELL);
  if (!findChromium()) await tryToInstall('chromium');
  if (findChromium()) return;
  throw new Error(
    'The browser tests need Chromium. Install `chromium` or `google-chrome`, run ' +
      '`npx playwright install chromium`, or name a browser in the variable CHROMIUM.',
  );
}

async function tryToInstall(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !answers('apt-get')) return;
  process.stdout.write(`installing ${name} … `);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, output: 'kept', limitSeconds: INSTALL_TIMEOUT_SECONDS } as const;
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}

/** Some systems hold a `chromium` that only says how to install it. */
function answers(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;
}
