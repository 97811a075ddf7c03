import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addFormerAssets, keepFormerAssets } from '../../../tools/former-assets.mjs';
import { openTempFolder } from '../temp-folder';

const HOUR_MS = 3_600_000;

it('a release carries the hashed files of builds that were replaced less than a day ago', () => {
  const dist = openTempFolder();
  const now = Date.now();
  const build = (...files: string[]) => {
    rmSync(join(dist, 'client'), { recursive: true, force: true });
    mkdirSync(join(dist, 'client/assets'), { recursive: true });
    for (const file of files) writeFileSync(join(dist, 'client/assets', file), file);
  };
  const agedBy = (hours: number) => {
    const then = new Date(now - hours * HOUR_MS);
    const former = join(dist, 'former-assets');
    for (const file of readdirSync(former)) utimesSync(join(former, file), then, then);
  };
  const release = () => {
    const client = join(dist, 'node/client');
    rmSync(client, { recursive: true, force: true });
    mkdirSync(join(client, 'assets'), { recursive: true });
    writeFileSync(join(client, 'assets/same.js'), 'of this release');
    addFormerAssets(dist, client, (path) => !path.endsWith('.br'));
    return readdirSync(join(client, 'assets')).sort();
  };

  keepFormerAssets(dist, now);
  expect(release()).toEqual(['same.js']);
  build('one.js', 'one.js.br', 'same.js');
  keepFormerAssets(dist, now);
  expect(release()).toEqual(['one.js', 'same.js']);
  expect(readFileSync(join(dist, 'node/client/assets/same.js'), 'utf8')).toBe('of this release');

  agedBy(23);
  build('two.js');
  keepFormerAssets(dist, now);
  expect(release()).toEqual(['one.js', 'same.js', 'two.js']);
  agedBy(25);
  build('three.js');
  keepFormerAssets(dist, now);
  expect(release()).toEqual(['same.js', 'three.js']);
});
