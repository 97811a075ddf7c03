import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { readBlock } from '../../integration/support/documented';
import { findFreePort } from '../../integration/support/provider';

/** Plays systemd for the units of docs/operations/deploy.md: it starts what the unit names, and ends it. */
const SYSTEMCTL = `#!/bin/sh
action=$1
shift
if [ "$action" = show ]; then echo "$UNIT"; exit; fi
if [ -e "$RUN/refuses" ]; then exit 1; fi
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

/** Runs a program with the variables that its property names, and no others. */
const SYSTEMD_RUN = `#!/bin/sh
for option in "$@"; do
  case $option in
    --property=Environment=*) variables=\${option#--property=Environment=} ;;
    --*) ;;
    *) break ;;
  esac
  shift
done
exec env -i $variables "$@"
`;

/** A machine with two instances as docs/operations/deploy.md describes it, in a temporary folder. */
export async function prepareMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-machine-'));
  const makeFolder = (name: string) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const [state, releases, backups] = [
    makeFolder('state'),
    makeFolder('releases'),
    makeFolder('backup'),
  ];
  const [run, bin, build] = [makeFolder('run'), makeFolder('bin'), makeFolder('build')];
  cpSync('dist/node', build, { recursive: true });
  writeFileSync(join(bin, 'systemctl'), SYSTEMCTL, { mode: 0o755 });
  writeFileSync(join(bin, 'systemd-run'), SYSTEMD_RUN, { mode: 0o755 });
  // A unit cannot name a folder with a blank, as that of this checkout may be.
  const node = join(bin, 'node');
  symlinkSync(process.execPath, node);
  const ports = [await findFreePort(), await findFreePort()] as const;
  const places = {
    'dist/node': build,
    '/opt/stagemap': releases,
    '/var/lib/stagemap': state,
    '/backup': backups,
    '/usr/local/bin/node': node,
    '3000': `${ports[0]}`,
    '3001': `${ports[1]}`,
  };
  const npm = dirname(spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout);
  const unit = readUnitVariables(places);
  const environment = {
    PATH: [bin, dirname(process.execPath), npm, '/usr/bin', '/bin'].join(':'),
    HOME: folder,
    RUN: run,
    STATE: state,
    RELEASES: releases,
    UNIT: Object.entries(unit)
      .map((pair) => pair.join('='))
      .join(' '),
    ...unit,
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
    const output = readFileSync(join(run, 'out'), 'utf8');
    if (status !== 0) throw new Error(`${name} ended with ${status}:\n${output}`);
    return output;
  }

  let built = '';

  /** Deploys a build with this extra file, which identifies the release. */
  async function deploy(asset: string): Promise<string> {
    const assets = join(build, 'client', 'assets');
    if (built) rmSync(join(assets, built));
    built = asset;
    writeFileSync(join(assets, asset), '');
    // The name of a release is the second of its deployment.
    await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
    return runBlock('deploy');
  }

  const listAssets = (release: string) =>
    readdirSync(join(releases, release, 'client', 'assets')).filter((name) =>
      /^\w\.js$/.test(name),
    );

  return {
    folder,
    state,
    places,
    ports,
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    runBlock,
    deploy,
    /** A deployment that ends when it restarts the first instance. */
    deployHalfway: async (asset: string) => {
      writeFileSync(join(run, 'refuses'), '');
      await deploy(asset).then(
        () => Promise.reject(new Error('It was refused nothing')),
        () => rmSync(join(run, 'refuses')),
      );
    },
    /** The build-specific files in the release in force. */
    listCurrentAssets: () => listAssets('current'),
    listPreviousAssets: () => listAssets('previous'),
    /** The same of each release that is there. */
    listReleases: () =>
      readdirSync(releases)
        .filter((name) => /^\d/.test(name))
        .toSorted()
        .map((release) => listAssets(release).join()),
    waitUntilReady: () =>
      Promise.all(
        ports.map((port) =>
          vi.waitFor(async () => {
            const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
            if (status !== 200) throw new Error(`${status}`);
          }, 60_000),
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

/** The unit's variables besides the port. */
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
