import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { answers, tryToInstall } from './debian.ts';

/** Chromium without its windows: the same engine for a fifth less computing. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
 * Debian's packages that bring a browser, the next only where the one before has brought none. Empty
 * where one was named, or where the one that costs least is there.
 */
export function listBrowserPackages(): string[] {
  if (process.env.CHROMIUM !== undefined || answers(SHELL)) return [];
  return findChromium() ? [SHELL] : [SHELL, 'chromium'];
}

/**
 * Installs Debian's package where it is missing and we may; any other browser will do.
 * @throws Error saying what to install
 */
export async function ensureChromium(): Promise<void> {
  for (const name of listBrowserPackages()) {
    await tryToInstall(name);
    if (findChromium()) return;
  }
  if (findChromium()) return;
  throw new Error(
    'The browser tests need Chromium. Install `chromium` or `google-chrome`, run ' +
      '`npx playwright install chromium`, or name a browser in the variable CHROMIUM.',
  );
}
