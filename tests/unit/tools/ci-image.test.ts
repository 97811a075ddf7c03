import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `.ci/image` with a program in place of the engine, whose image has this health check. */
function runImageCheck(engine: string, healthcheck: string) {
  folder = mkdtempSync(join(tmpdir(), 'stagemap-engine-'));
  const log = join(folder, 'log');
  const programs = {
    [engine]: `echo "$@" >> ${log}
case "$1" in
  inspect) echo '${healthcheck}' ;;
  exec) shift 2; exec "$@" ;;
esac`,
    curl: `echo curl "$@" >> ${log}`,
  };
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const { status } = spawnSync('bash', ['.ci/image', engine], {
    env: { PATH: `${folder}:${process.env.PATH}`, ATTEMPTS: '1' },
  });
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  return { status, calls: calls.filter((call) => /^(?:build|run|logs|rm|curl)/.test(call)) };
}

const RUN = 'run --detach --name stagemap --publish 127.0.0.1:3000:3000 stagemap';

it.each([
  ['docker', 'build --tag stagemap .'],
  ['podman', 'build --tag stagemap --format docker .'],
])('CI builds the image with %s, starts it and asks for a page', (engine, build) => {
  expect(runImageCheck(engine, '["CMD","true"]')).toEqual({
    status: 0,
    calls: [
      build,
      RUN,
      'curl --fail --silent --show-error --output /dev/null http://127.0.0.1:3000/preiskalkulator/core',
      'rm --force stagemap',
    ],
  });
});

it.each([
  ['is not healthy', '["CMD","false"]'],
  ['has no health check', 'null'],
])('CI fails if the image %s', (_, healthcheck) => {
  expect(runImageCheck('docker', healthcheck)).toEqual({
    status: 1,
    calls: ['build --tag stagemap .', RUN, 'logs stagemap', 'rm --force stagemap'],
  });
});
