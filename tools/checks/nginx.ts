import { answers, tryToInstall } from './debian.ts';

/** Whether there is nginx, and what makes a certificate for it. */
export function hasNginx(): boolean {
  return answers('nginx', '-v') && answers('openssl', 'version');
}

/** Debian's packages that bring what is missing of both. */
export function listNginxPackages(): string[] {
  return hasNginx() ? [] : ['nginx-light', 'openssl'];
}

/** Installs Debian's packages where there is none and we may; its tests are skipped elsewhere. */
export async function ensureNginx(): Promise<void> {
  await tryToInstall(...listNginxPackages());
  if (!hasNginx()) console.log('no nginx: the tests of the site behind it are SKIPPED');
}
