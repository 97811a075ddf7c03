import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
const INSTALL = `
  const { ensureChromium } = await import('./tools/checks/chromium.ts');
  const { ensureNginx } = await import('./tools/checks/nginx.ts');
  const { ensureOtherBrowsers } = await import('./tools/checks/other-browsers.ts');
  const { ensurePostgres } = await import('./tools/checks/postgres.ts');
  process.getuid = () => 0;
  await ensureChromium().catch(() => undefined);
  await ensurePostgres();
  await ensureNginx();
  await ensureOtherBrowsers();
`;

/** Runs a program on a machine that has Debian's installer and, of what tests need, nothing. */
function runOnBareMachine(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-bare-'));
  const log = join(folder, 'log');
  writeFileSync(log, '');
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${log}\n`);
  chmodSync(join(folder, 'apt-get'), 0o755);
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder },
    encoding: 'utf8',
  });
  const calls = readFileSync(log, 'utf8');
  rmSync(folder, { recursive: true });
  const installed = Array.from(calls.matchAll(/--no-install-recommends (.+)/g), ([, names = '']) =>
    names.split(' '),
  ).flat();
  return { stdout, installed };
}

// Chrome stands in a fixed place on macOS, where nothing is installed anyway.
describe.skipIf(process.platform === 'darwin')('as root a run', () => {
  const announce = () => z.array(z.string()).parse(JSON.parse(runOnBareMachine(ASK).stdout));

  it('says before it starts what it is going to install', () => {
    const [root, rootLong, quick, other] = announce();
    expect(root).toContain(
      'As root, this installs Debian packages that are missing: chromium-headless-shell or else chromium. ',
    );
    expect(rootLong).toMatch(/nginx-light, openssl, firefox-esr/);
    expect([quick, other]).toEqual(['nothing', 'nothing']);
  });

  it('installs what it has said', () => {
    const [, rootLong = ''] = announce();
    const [, names = ''] = /missing: (.+?)\. /.exec(rootLong) ?? [];
    const { installed } = runOnBareMachine(INSTALL);
    expect(installed).toContain('chromium');
    expect(installed).toEqual(names.split(/, | or else /));
  });
});
