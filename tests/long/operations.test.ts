import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '#app/server/store/open-store';
import { findPostgres, findProgram, hasNginx } from '#tools/checks/programs';
import { listAllInquiries } from '../all-inquiries';
import { readBlock } from '../integration/support/documented';
import { sendSubmission, submissionOf } from '../integration/support/inquiries';
import { startServer } from '../integration/support/server';
import { openTempFolder } from '../unit/temp-folder';
import { createDatabase } from './support/database';
import { prepareMachine } from './support/machine';
import { startNginx } from './support/nginx';

// Runs the blocks of docs/operations as written.

async function readReferences(url: string): Promise<string[]> {
  const store = await openStore(url);
  const inquiries = await listAllInquiries(store);
  await store.close();
  return inquiries.map(({ reference }) => reference);
}

async function send(origin: string, name: string): Promise<string> {
  const { outcome } = await sendSubmission(origin, submissionOf(name));
  return outcome?.reference ?? 'refused';
}

describe('a machine with two instances', () => {
  let machine: Awaited<ReturnType<typeof prepareMachine>>;
  beforeAll(async () => {
    machine = await prepareMachine();
    await machine.deploy('a.js');
  });
  afterAll(() => machine.stop());

  it('is deployed to and rolled back without refusing a visitor', async () => {
    const proxy = hasNginx() ? await startNginx(machine.folder, machine.ports) : undefined;
    if (!proxy) console.log('no nginx: the visitors of the deployment are SKIPPED');
    let isOver = false;
    const statuses: Record<string, number> = {};
    const visit = async () => {
      while (!isOver && proxy) {
        const status = await ask(proxy, '/agb').then((answer) => answer.status, String);
        statuses[status] = (statuses[status] ?? 0) + 1;
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    };
    if (proxy) await vi.waitFor(() => ask(proxy, '/agb'), 60_000);
    const visiting = visit();
    expect(await machine.deploy('b.js')).toBe('ready\nready\n');
    expect(machine.listCurrentAssets()).toEqual(['a.js', 'b.js']);
    expect(await machine.runBlock('rollback')).toBe('ready\nready\n');
    expect(machine.listCurrentAssets()).toEqual(['a.js']);
    isOver = true;
    await visiting;
    if (proxy) {
      expect(Object.keys(statuses)).toEqual(['200']);
      expect(statuses[200]).toBeGreaterThan(20);
    }
  });

  it('rolls back to the previous release, and keeps that and the three newest ones', async () => {
    // The test before has deployed b.js and gone back to a.js.
    await machine.deployHalfway('c.js');
    await machine.deployHalfway('d.js');
    // The file of b.js was none of the build that ran before.
    expect(machine.listCurrentAssets()).toEqual(['a.js', 'd.js']);
    expect(machine.listReleases()).toHaveLength(4);
    await machine.deploy('e.js');
    expect(machine.listReleases()).toEqual(['a.js', 'a.js,c.js', 'a.js,d.js', 'a.js,e.js']);
    expect(machine.listPreviousAssets()).toEqual(['a.js']);
  });

  it('listens on the address that nginx and the commands use, however localhost resolves', () => {
    const log = readFileSync(join(machine.folder, 'run', 'log'), 'utf8');
    for (const port of machine.ports)
      expect(log).toContain(`Listening on http://127.0.0.1:${port}\n`);
    expect(log).not.toMatch(/Listening on (?!http:\/\/127\.0\.0\.1:)/);
  });

  it.skipIf(!hasNginx())('stands behind Debian’s nginx, which redirects http', async () => {
    const proxy = await startNginx(machine.folder, machine.ports);
    const moved = await vi.waitFor(() => askPlainly(proxy, '/preiskalkulator?users=9'), 60_000);
    expect(moved).toEqual({
      status: 301,
      location: `https://${proxy.host}/preiskalkulator?users=9`,
    });
    const page = await ask(proxy, '/agb');
    expect(page.status).toBe(200);
    // The server believes that visitors come over https, and knows their address.
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    await expect
      .poll(() => readFileSync(join(machine.folder, 'run', 'log'), 'utf8'))
      .toMatch(/"path":"\/agb","status":200,"ms":[\d.]+,"address":"127\.0\.0\.0"/);
    expect(proxy.readAccessLog()).toBe('');
    expect(proxy.readOutput()).not.toMatch(/\[(?:emerg|error)\]/);
  });

  it('is backed up while running, several times, and restored', async () => {
    const [origin = '', other = ''] = machine.origins;
    const unit = readBlock('nightly', {
      '/opt/stagemap': machine.places['/opt/stagemap'],
      '/var/lib/stagemap': machine.state,
      '/backup': machine.places['/backup'],
      '/usr/local/bin/node': machine.places['/usr/local/bin/node'],
    });
    const read = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1];
    const nightly = spawnSync('sh', ['-ec', read('ExecStart') ?? 'false'], {
      cwd: read('WorkingDirectory'),
      env: { DATABASE_URL: read('Environment=DATABASE_URL') },
      encoding: 'utf8',
    });
    expect(nightly.stdout).toContain('Copied to ');
    const saved = await send(origin, 'before');
    expect(await machine.runBlock('backup')).toContain('Copied to ');
    const lost = await send(other, 'after');
    const url = `file:${machine.state}/stagemap.sqlite`;
    expect((await readReferences(url)).toSorted()).toEqual([saved, lost].toSorted());
    const { uid, gid } = statSync(machine.state);
    await machine.runBlock('restore');
    expect(statSync(`${machine.state}/stagemap.sqlite`)).toMatchObject({ uid, gid });
    await machine.waitUntilReady();
    expect(await readReferences(url)).toEqual([saved]);
    expect(await send(other, 'later')).toMatch(/^SM-/);
  });

  it('runs commands with the variables of its unit', async () => {
    const output = await machine.runBlock('command', { DATABASE_URL: 'file:/nowhere.sqlite' });
    expect(output).toBe(
      'The staff is empty: npm run staff -- invite NAME --rights prices,inquiries,staff\n',
    );
  });

  it('changes a price', () => {
    const script = readBlock('prices', {
      '# edit prices.json, or import it at /admin/preiskalkulator, edit and export it there': `sed -i 's/"basePrice": 499/"basePrice": 529/' prices.json`,
    });
    const { status, stdout } = spawnSync('sh', ['-ec', script], {
      cwd: join(machine.places['/opt/stagemap'], 'current'),
      env: { ...process.env, DATABASE_URL: `file:${machine.state}/stagemap.sqlite` },
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('499');
    expect(stdout).toContain('529');
  });
});

it('Node is installed for the unit, and a wrong archive is refused', () => {
  const folder = openTempFolder();
  const archive = 'node-v24.99.0-linux-x64.tar.gz';
  const prepare = [
    'mkdir -p made/node-v24.99.0-linux-x64/bin site local',
    "printf '#!/bin/sh\\necho v24.99.0\\n' > made/node-v24.99.0-linux-x64/bin/node",
    'chmod +x made/node-v24.99.0-linux-x64/bin/node',
    `tar --create --gzip --file site/${archive} --directory made node-v24.99.0-linux-x64`,
    `(cd site && sha256sum ${archive} > SHASUMS256.txt && echo '0  ${archive.replace('x64', 'arm64')}' >> SHASUMS256.txt)`,
  ];
  const run = (script: string) =>
    spawnSync('sh', ['-ec', script], { cwd: folder, encoding: 'utf8' });
  expect(run(prepare.join('\n')).stderr).toBe('');
  const install = readBlock('node', {
    'https://nodejs.org/dist/latest-v24.x': `file://${folder}/site`,
    '/usr/local': join(folder, 'local'),
  });
  expect(run(install)).toMatchObject({ status: 0, stdout: `${archive}: OK\n` });
  expect(run('local/bin/node').stdout).toBe('v24.99.0\n');
  run(`rm -r local/bin && echo >> site/${archive}`);
  expect(run(install).status).toBe(1);
  expect(run('ls local').stdout).toBe('');
});

it.skipIf(!findProgram('systemd-analyze'))('systemd accepts the units', () => {
  const folder = openTempFolder();
  // There are no such program and no such user here.
  const node = { '/usr/local/bin/node': join(folder, 'node') };
  symlinkSync(process.execPath, join(folder, 'node'));
  const units = {
    'stagemap@.service': readBlock('unit', { ...node, 'User=stagemap': 'User=root' }),
    'stagemap-backup.service': readBlock('nightly', node),
    'stagemap-backup.timer': readBlock('timer'),
  };
  const files = Object.entries(units).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

describe.skipIf(findPostgres() === undefined)('a Postgres', () => {
  it('is backed up while the site runs, and restored', async () => {
    const DATABASE_URL = await createDatabase();
    const server = await startServer({ DATABASE_URL });
    const backup = openTempFolder();
    const file = join(backup, 'stagemap.dump');
    const call = (block: string) => {
      const { status, stdout, stderr } = spawnSync('sh', ['-ec', block], {
        env: { PATH: `${backup}:${findPostgres()}:${process.env.PATH}`, DATABASE_URL },
        encoding: 'utf8',
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return stdout;
    };
    writeFileSync(join(backup, 'systemctl'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
    const dump = readBlock('dump', { '/backup': backup });
    const saved = await send(server.origin, 'before');
    call(dump);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await send(server.origin, 'after');
    expect(await readReferences(DATABASE_URL)).toHaveLength(2);
    await server.stop();
    expect(call(readBlock('undump', { '/backup': backup }))).toBe(
      'stop stagemap@3000 stagemap@3001\nstart stagemap@3000 stagemap@3001\n',
    );
    expect(await readReferences(DATABASE_URL)).toEqual([saved]);
    const again = await startServer({ DATABASE_URL });
    onTestFinished(async () => void (await again.stop()));
    expect(await send(again.origin, 'later')).toMatch(/^SM-/);
  });
});

type Proxy = Awaited<ReturnType<typeof startNginx>>;

/** Over HTTP/2, as browsers ask; the certificate is the test's own. */
function ask({ host, secure }: Proxy, path: string) {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${secure}`, {
      rejectUnauthorized: false,
      servername: host,
    });
    session.on('error', reject);
    const stream = session.request({ ':path': path, ':authority': host });
    stream.on('error', reject).on('response', (headers) => {
      stream.resume().on('end', () => {
        session.close();
        resolve({ status: headers[':status'] ?? 0, headers });
      });
    });
  });
}

function askPlainly({ host, plain }: Proxy, path: string) {
  return new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve, reject) => {
      const options = { host: '127.0.0.1', port: plain, path, headers: { host } };
      const sent = requestPlain(options, ({ statusCode: status, headers: { location } }) => {
        resolve({ status, location });
        sent.destroy();
      });
      sent.on('error', reject).end();
    },
  );
}
