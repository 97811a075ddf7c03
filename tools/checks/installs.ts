import { listBrowserPackages } from './chromium.ts';
import { mayInstall } from './debian.ts';
import { listNginxPackages } from './nginx.ts';
import { listOtherBrowserPackages } from './other-browsers.ts';
import { listPostgresPackages } from './postgres.ts';

interface Run {
  isQuick: boolean;
  isLong: boolean;
}

/** What a run will install on the machine, in a sentence before it starts; undefined where nothing. */
export function announceInstalls(run: Run): string | undefined {
  const packages = mayInstall() ? listMissing(run) : [];
  if (packages.length === 0) return undefined;
  return (
    `As root, this installs Debian packages that are missing: ${packages.join(', ')}. ` +
    'Any other user installs nothing; without Chromium the browser tests fail, without the others theirs are left out.'
  );
}

function listMissing({ isQuick, isLong }: Run): string[] {
  if (isQuick) return [];
  const browsers = listBrowserPackages();
  const browser = browsers.length === 0 ? [] : [browsers.join(' or else ')];
  if (!isLong) return browser;
  const { firefox, webKit } = listOtherBrowserPackages();
  return [...browser, ...listPostgresPackages(), ...listNginxPackages(), ...firefox, ...webKit];
}
