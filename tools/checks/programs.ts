import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The programs of the machine that the tests use, if it has them.

export interface WebKit {
  driver: string;
  browser: string;
  /** The X server that it draws on. */
  screen: string;
}

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

/** WebKitGTK's driver, its test browser and an X server. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const [browser] = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4*/MiniBrowser');
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Whether there are poppler's programs, which read PDF files. */
export function hasPoppler(): boolean {
  return findProgram('pdftotext') !== undefined && findProgram('pdfinfo') !== undefined;
}

/** The folder with the programs of the newest Postgres. */
export function findPostgres(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8', timeout: 20_000 });
  return [...folders, stdout?.trim()].find(
    (folder) => folder && existsSync(join(folder, 'initdb')),
  );
}

/** nginx, and openssl for its certificate. */
export function hasNginx(): boolean {
  return findProgram('nginx', ['/usr/sbin']) !== undefined && findProgram('openssl') !== undefined;
}

export function findProgram(name: string, more: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
