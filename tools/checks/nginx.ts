import { answers, tryToInstall } from './debian.ts';

/** Whether there is nginx, and what makes a certificate for it. */
export function hasNginx(): boolean {
  return answers('nginx', '-v') && answers('openssl', 'version');
}

/** Installs Debian's packages where there is none and we may; its tests are skipped elsewhere. */
export async function ensureNginx(): Promise<void> {
  if (!hasNginx()) await tryToInstall('nginx-light', 'openssl');
  if (!hasNginx()) console.log('no nginx: the tests of the site behind it are SKIPPED');
}
