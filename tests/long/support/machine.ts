import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { vi } from 'vitest';
import { readBlock } from '../../integration/support/documented';
import { findFreePort } from '../../integration/support/provider';

/** Plays systemd for the units of docs/operations.md: it starts what the unit names, and ends it. */
const SYSTEMCTL = `#!/bin/sh
action=$1
shift
for unit in "$@"; do
  port=\${unit#stagemap@}
  if [ "$action" != start ] && [ -e "$RUN/$port" ]; then
    pid=$(cat "$RUN/$port")
    kill "$pid"
    while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
    rm "$RUN/$port"
  fi
  [ "$action" = stop ] && continue
  cd "$STATE"
  env PORT="$port" node "$RELEASES/current/server.js" >> "$RUN/log" 2>&1 &
  echo $! > "$RUN/$port"
done
`;

/** A machine with two instances as docs/operations.md describes it, in a folder of its own. */
export async function prepareMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-machine-'));
  const [state, releases, backups, run, bin] = ['state', 'releases', 'backup', 'run', 'bin'].map(
    (name) => {
      mkdirSync(join(folder, name));
      return join(folder, name);
    },
  );
  if (!state || !releases || !backups || !run || !bin) throw new Error('No folders');
  writeFileSync(join(bin, 'systemctl'), SYSTEMCTL, { mode: 0o755 });
  const ports = [await findFreePort(), await findFreePort()] as const;
  const places = {
    '/opt/stagemap': releases,
    '/var/lib/stagemap': state,
    '/backup': backups,
    '3000': `${ports[0]}`,
    '3001': `${ports[1]}`,
  };
  const npm = dirname(spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout);
  const environment = {
    PATH: [bin, dirname(process.execPath), npm, '/usr/bin', '/bin'].join(':'),
    HOME: folder,
    RUN: run,
    STATE: state,
    RELEASES: releases,
    ...readUnitVariables(places),
  };

  /** Runs a block as it stands there. */
  async function runBlock(name: string, variables: Record<string, string> = {}): Promise<string> {
    const text = readBlock(name);
    const named = Object.entries(places).filter(([from]) => text.includes(from));
    const script = readBlock(name, Object.fromEntries(named));
    // Files, so that the servers that it leaves running hold nothing open.
    const shell = spawn('sh', ['-c', `(${script}) > "$RUN/out" 2>&1`], {
      env: { ...environment, ...variables },
      stdio: 'ignore',
    });
    const [status] = await once(shell, 'exit');
    const output = readFileSync(join(run ?? '', 'out'), 'utf8');
    if (status !== 0) throw new Error(`${name} ended with ${status}:\n${output}`);
    return output;
  }

  return {
    folder,
    state,
    places,
    ports,
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    runBlock,
    readCurrent: () => basename(readlinkSync(join(releases, 'current'))),
    listReleases: () =>
      readdirSync(releases)
        .filter((name) => /^\d/.test(name))
        .toSorted(),
    waitUntilReady: () =>
      Promise.all(
        ports.map((port) =>
          vi.waitFor(async () => {
            const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
            if (status !== 200) throw new Error(`${status}`);
          }, 20_000),
        ),
      ),
    stop: () => {
      spawnSync('systemctl', ['stop', ...ports.map((port) => `stagemap@${port}`)], {
        env: environment,
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the unit gives the server beside its port. */
function readUnitVariables(places: Record<string, string>): Record<string, string> {
  const lines = Array.from(
    readBlock('unit', { '/var/lib/stagemap': places['/var/lib/stagemap'] ?? '' }).matchAll(
      /^Environment=(.+)$/gm,
    ),
    ([, pairs = '']) => pairs.split(' '),
  );
  const pairs = lines.flat().map((pair) => pair.split('=', 2));
  // The one who starts an instance says its port; the test collects no metrics.
  return Object.fromEntries(pairs.filter(([name]) => !name?.endsWith('PORT')));
}
