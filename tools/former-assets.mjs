import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/** How long an open tab finds the hashed files that it was built with. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps the hashed files of the build that is about to be replaced, dated by now, and drops those
 * that were replaced more than a day ago.
 * @param {string} dist
 */
export function keepFormerAssets(dist, now = Date.now()) {
  const built = join(dist, 'client/assets');
  const former = join(dist, 'former-assets');
  mkdirSync(former, { recursive: true });
  for (const file of readdirSync(former)) {
    if (now - statSync(join(former, file)).mtimeMs > KEPT_MS) rmSync(join(former, file));
  }
  if (!existsSync(built)) return;
  for (const file of readdirSync(built)) copyFileSync(join(built, file), join(former, file));
}

/**
 * Adds the kept files to those that a host serves, so that tabs from before a release simply work.
 * @param {string} dist
 * @param {string} client the host's folder of files
 * @param {(path: string) => boolean} [filter]
 */
export function addFormerAssets(dist, client, filter = () => true) {
  const former = join(dist, 'former-assets');
  if (!existsSync(former)) return;
  cpSync(former, join(client, 'assets'), { recursive: true, force: false, filter });
}
