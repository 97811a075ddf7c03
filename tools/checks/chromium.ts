import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
 * Installs Debian's package where there is no browser and we may.
 * @throws Error saying what to install
 */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && answers('apt-get')) {
    process.stdout.write('installing chromium … ');
    await run('apt-get', ['update'], { output: 'kept' });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      output: 'kept',
    });
  }
  if (findChromium()) return;
  throw new Error(
    'The browser tests need Chromium. Install `chromium` or `google-chrome`, run ' +
      '`npx playwright install chromium`, or name a browser in the variable CHROMIUM.',
  );
}

/** Some systems hold a `chromium` that only says how to install it. */
function answers(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;
}
