import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installPackages } from './programs.ts';

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
