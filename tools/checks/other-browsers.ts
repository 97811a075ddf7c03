import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tryToInstall } from './debian.ts';

/** What WebKit's walk needs: the driver, the browser that it starts, and a screen. */
export interface WebKit {
  driver: string;
  browser: string;
  screen: string;
}

/** The Firefox for the walk: `FIREFOX`, else an installed one. */
export function findFirefox(): string | undefined {
  const { FIREFOX } = process.env;
  return FIREFOX ?? findProgram('firefox-esr') ?? findProgram('firefox');
}

/** WebKitGTK comes with a small browser of its own, which stands in no folder of programs. */
export function findWebKit(): WebKit | undefined {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const [browser] = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4*/MiniBrowser');
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Debian's packages that bring what is missing, by browser. */
export function listOtherBrowserPackages(): Record<'firefox' | 'webKit', string[]> {
  return {
    firefox: findFirefox() ? [] : ['firefox-esr'],
    webKit: findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb'],
  };
}

/**
 * Installs Debian's packages where they are missing and we may; the walks go without them elsewhere.
 * @returns whether there is any of the two
 */
export async function ensureOtherBrowsers(): Promise<boolean> {
  const { firefox, webKit } = listOtherBrowserPackages();
  await tryToInstall(...firefox);
  if (!findFirefox()) console.log('no firefox-esr: the walk in Firefox is SKIPPED');
  await tryToInstall(...webKit);
  if (!findWebKit()) console.log('no webkit2gtk-driver and xvfb: the walk in WebKit is SKIPPED');
  return findFirefox() !== undefined || findWebKit() !== undefined;
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
