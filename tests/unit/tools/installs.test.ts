import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';

const ASK = `
  const { announceInstalls } = await import('./tools/checks/installs.ts');
  const said = [[0, false, false], [0, false, true], [0, true, false], [1000, false, true]].map(
    ([user, isQuick, isLong]) => {
      process.getuid = () => user;
      return announceInstalls({ isQuick, isLong }) ?? 'nothing';
    },
  );
  console.log(JSON.stringify(said));
`;

it('says before it starts what it is going to install as root', () => {
  // A machine that has Debian's installer and, of what tests need, nothing.
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-bare-'));
  writeFileSync(join(folder, 'apt-get'), '#!/bin/sh\n');
  chmodSync(join(folder, 'apt-get'), 0o755);
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', ASK], {
    env: { PATH: folder },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const [root, rootLong, quick, other] = z.array(z.string()).parse(JSON.parse(stdout));
  expect(root).toContain(
    'As root, this installs Debian packages that are missing: chromium-headless-shell. ',
  );
  expect(rootLong).toMatch(/nginx-light, openssl, firefox-esr/);
  expect([quick, other]).toEqual(['nothing', 'nothing']);
});
