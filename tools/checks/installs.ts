import { isShellWanted } from './chromium.ts';
import { mayInstall } from './debian.ts';
import { hasNginx } from './nginx.ts';
import { findFirefox, findWebKit } from './other-browsers.ts';
import { findPostgres } from './postgres.ts';

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
  const browser = isShellWanted() ? ['chromium-headless-shell'] : [];
  if (!isLong) return browser;
  return [
    ...browser,
    ...(findPostgres() ? [] : ['postgresql']),
    ...(hasNginx() ? [] : ['nginx-light', 'openssl']),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
}
