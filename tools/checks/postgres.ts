import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryToInstall } from './debian.ts';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of Postgres' programs, those of the newest version; undefined where there are none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'initdb')));
  if (folders[0]) return folders[0];
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8', timeout: 20_000 });
  const named = stdout?.trim();
  return named && existsSync(join(named, 'initdb')) ? named : undefined;
}

/** Debian's package, where there is none. */
export function listPostgresPackages(): string[] {
  return findPostgres() ? [] : ['postgresql'];
}

/** Installs Debian's package where there is none and we may; its tests are skipped elsewhere. */
export async function ensurePostgres(): Promise<void> {
  await tryToInstall(...listPostgresPackages());
  if (!findPostgres()) console.log('no postgresql: the tests of Postgres are SKIPPED');
}
