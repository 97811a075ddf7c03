import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findProgram } from '#tools/checks/programs';
import { startProvider } from '../integration/support/provider';
import { openTempFolder } from '../unit/temp-folder';

// The scripts of /landschaft against a stub of a tenant's API, on a real socket.

const SECRET = 'gehe$im"\\-secret=';
const TOKEN = 'token-of-the-stub';
const CLIENT = 'sb-1!b2|it!b3';

const SCRIPTS = [
  { name: 'collect.sh', command: ['sh'], programs: ['sh', 'curl', 'jq'] },
  { name: 'collect.ps1', command: ['pwsh', '-NoProfile', '-File'], programs: ['pwsh'] },
];

for (const { name, command, programs } of SCRIPTS) {
  const isMissing = programs.some((program) => findProgram(program) === undefined);
  describe.skipIf(isMissing)(name, () => {
    const collect = async (stub: Stub, wanted: string[] = []) => {
      const { origin, folder, temp } = stub;
      const [program = '', ...options] = command;
      const script = join(process.cwd(), 'public/collector', name);
      const child = spawn(program, [...options, script, 'DEV', ...wanted], {
        cwd: folder,
        env: { ...process.env, TMPDIR: temp },
      });
      const key = { url: origin, tokenurl: `${origin}/oauth/token`, clientid: CLIENT };
      child.stdin.end(JSON.stringify({ oauth: { ...key, clientsecret: SECRET } }));
      const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
      // Nothing stays behind.
      expect(readdirSync(temp)).toStrictEqual([]);
      const file = join(folder, 'DEV.json');
      const written = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      return { status: child.exitCode, said, written: written && JSON.parse(written) };
    };

    it('collects all pages, by next link and by $skip, without names of people', async () => {
      const stub = await openStub({
        // The link names another host, and then the tenant cuts its list without a link.
        [RUNTIME]: { ...deployed('Größe', 'B'), __next: `https://elsewhere.example${NEXT}` },
        [`${RUNTIME}&$skiptoken=430780`]: deployed('C'),
        [`${RUNTIME}&$skip=3`]: deployed('D'),
        [`${RUNTIME}&$skip=4`]: deployed(),
      });
      const { status, written } = await collect(stub);
      expect(status).toBe(0);
      expect(written).toStrictEqual({
        tenant: 'DEV',
        runtime: ['Größe', 'B', 'C', 'D'].map(entryOf),
      });
      expect(stub.seen).not.toContain(SECRET);
      expect(stub.seen).not.toContain(TOKEN);
      expect(stub.seen).toContain(name);
    });

    it('collects packages and drafts; a tenant that ignores $skip is read once', async () => {
      const packages = { results: [{ Id: 'Orders & Tax', ModifiedBy: 'p1@muster.example' }] };
      const lists = `IntegrationPackages('Orders%20%26%20Tax')`;
      const stub = await openStub({
        [RUNTIME]: deployed('A'),
        [`${RUNTIME}&$skip=1`]: deployed('A'),
        'IntegrationPackages?$format=json': packages,
        'IntegrationPackages?$format=json&$skip=1': packages,
        [`${lists}/IntegrationDesigntimeArtifacts?$format=json`]: { results: [{ Id: 'A' }] },
        [`${lists}/ValueMappingDesigntimeArtifacts?$format=json`]: { results: [] },
        [`${lists}/MessageMappingDesigntimeArtifacts?$format=json`]: { results: [] },
        [`${lists}/ScriptCollectionDesigntimeArtifacts?$format=json`]: { results: [{ Id: 'S' }] },
      });
      const { written } = await collect(stub, ['all']);
      expect(written).toStrictEqual({
        tenant: 'DEV',
        runtime: [entryOf('A')],
        packages: [{ Id: 'Orders & Tax' }],
        designtime: [{ Id: 'A' }, { Id: 'S' }],
      });
    });

    it.each([
      ['401 of the token address', { '/oauth/token': 401 }, /no token/],
      ['401 of the list', { [RUNTIME]: 401 }, /401/],
      ['403 of the list', { [RUNTIME]: 403 }, /403.*MonitoringDataRead/s],
      [
        'a connection cut within the second page',
        { [`${RUNTIME}&$skip=2`]: 'half' },
        /DEV: IntegrationRuntimeArtifacts/,
      ],
      ['a sign-in page', { [RUNTIME]: 'page' }, /DEV: IntegrationRuntimeArtifacts/],
    ] as const)('%s writes nothing and says why', async (_, faults, reason) => {
      const stub = await openStub({ [RUNTIME]: deployed('A', 'B'), ...faults });
      const { status, said, written } = await collect(stub);
      expect(status).toBe(1);
      expect(said).toMatch(reason);
      expect(said).toContain('Nothing was written.');
      expect(written).toBeUndefined();
    });
  });
}

const RUNTIME = 'IntegrationRuntimeArtifacts?$format=json';
const NEXT = `/api/v1/${RUNTIME}&$skiptoken=430780`;

const entryOf = (id: string) => ({ Id: id, DeployedOn: '2026-09-24T09:55:21.348Z' });
const deployed = (...ids: string[]) => ({
  results: ids.map((id) => ({ ...entryOf(id), DeployedBy: 'p1@muster.example' })),
});

type Stub = Awaited<ReturnType<typeof openStub>>;

/**
 * A tenant that answers these addresses with a list, a status, a page or half a list. It looks at
 * processes and temporary files meanwhile.
 */
async function openStub(answers: Record<string, object | number | 'page' | 'half'>) {
  const folder = openTempFolder();
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  const stub = { folder, temp, seen: '', origin: '' };
  const basic = `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}`;
  const provider = await startProvider((response, { method, url = '', headers }) => {
    stub.seen += readAll('/proc/[0-9]*/{cmdline,environ}') + readAll(`${temp}/*/*`);
    const isToken = url === '/oauth/token';
    const isAllowed = headers.authorization === (isToken ? basic : `Bearer ${TOKEN}`);
    const token = method === 'POST' && { access_token: TOKEN };
    const answer = answers[url.replace('/api/v1/', '')] ?? (isToken && token);
    if (!isAllowed) response.writeHead(401).end();
    else if (typeof answer === 'number') response.writeHead(answer).end();
    else if (answer === 'page') response.end('<html>Sign in</html>');
    else if (answer === 'half') {
      response.write('{"d":{"results":[{"Id":');
      setTimeout(() => response.destroy(), 50);
    } else if (answer) response.end(JSON.stringify(isToken ? answer : { d: answer }));
    else response.writeHead(404).end();
  });
  onTestFinished(provider.stop);
  stub.origin = provider.origin;
  return stub;
}

function readAll(files: string): string {
  return globSync(files).map(readIfThere).join('\n');
}

/** A process may have ended. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
