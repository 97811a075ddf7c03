import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { findProgram } from '#tools/checks/programs';
import { listenOnLoopback } from '../unit/server/loopback';
import {
  type Answers,
  API,
  deployed,
  describeScripts,
  designOf,
  entryOf,
  keyOf,
  NEXT,
  openStub,
  RUNTIME,
  SECRET,
  type Stub,
  TOKEN,
} from './support/tenant-stub';

// The scripts of /landschaft against a stub of a tenant's API, on a real socket.

describeScripts((run, name) => {
  const collect = async (stub: Stub, ...wanted: string[]) => {
    const { status, said, files, written } = await run(stub, ['DEV', ...wanted], keyOf(stub));
    return { status, said, files, written: written[0] };
  };

  it('collects all pages, by next link and by $skip, without names of people', async () => {
    const stub = await openStub({
      // The link names another host, and then the tenant cuts its list without a link.
      [RUNTIME]: { ...deployed('Größe', 'B'), __next: `https://elsewhere.example${NEXT}` },
      [`${RUNTIME}&$skiptoken=430780`]: deployed('C'),
      [`${RUNTIME}&$skip=3`]: deployed('D'),
      [`${RUNTIME}&$skip=4`]: deployed(),
    });
    const { status, files, written } = await collect(stub);
    expect(status).toBe(0);
    const [file = ''] = files;
    expect(file).toMatch(/^DEV-20\d\d-\d\d-\d\d\.json$/);
    expect(statSync(join(stub.folder, file)).mode & 0o777).toBe(0o600);
    const { collectedAt, ...rest } = written;
    expect(Math.abs(Date.parse(collectedAt) - Date.now())).toBeLessThan(120_000);
    expect(rest).toStrictEqual({
      tenant: 'DEV',
      runtime: ['Größe', 'B', 'C', 'D'].map(entryOf),
    });
    expect(stub.seen).not.toContain(SECRET);
    expect(stub.seen).not.toContain(TOKEN);
    expect(stub.seen).toContain(name);
  });

  it('collects packages and drafts; a tenant that ignores $skip is read once', async () => {
    const packages = { results: [{ Id: 'Orders & Tax', ModifiedBy: 'p1@muster.example' }] };
    const stub = await openStub({
      [RUNTIME]: deployed('A'),
      [`${RUNTIME}&$skip=1`]: deployed('A'),
      'IntegrationPackages?$format=json': packages,
      'IntegrationPackages?$format=json&$skip=1': packages,
      ...designOf('Orders%20%26%20Tax', { Id: 'A', Description: 'secret plan' }, { Id: 'S' }),
    });
    const { status, written } = await collect(stub, 'all');
    expect(status).toBe(0);
    expect(written).toMatchObject({
      runtime: [entryOf('A')],
      packages: [{ Id: 'Orders & Tax' }],
      designtime: [{ Id: 'A' }, { Id: 'S' }],
    });
    expect(written).not.toHaveProperty('incomplete');
  });

  it.skipIf(name !== 'collect.sh')('shows no secret under `sh -x`', async () => {
    const stub = await openStub({ [RUNTIME]: deployed('A'), [`${RUNTIME}&$skip=1`]: deployed() });
    const { status, said } = await run(stub, ['DEV'], keyOf(stub), { flags: ['-x'] });
    expect(status).toBe(0);
    expect(said).toBe('');
  });

  it.skipIf(!findProgram('openssl'))(
    'signs in with a certificate instead of a secret',
    async () => {
      const stub = await openStub({ [RUNTIME]: deployed('A'), [`${RUNTIME}&$skip=1`]: deployed() });
      const pem = join(stub.folder, 'pem');
      execFileSync(
        'openssl',
        [
          ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=a'],
          ...[
            '-addext',
            'subjectAltName=IP:127.0.0.1',
            '-keyout',
            `${pem}.key`,
            '-out',
            `${pem}.crt`,
          ],
        ],
        { stdio: 'ignore' },
      );
      const key = readFileSync(`${pem}.key`, 'utf8');
      const cert = readFileSync(`${pem}.crt`, 'utf8');
      let asked = '';
      const server = createServer(
        { key, cert, ca: cert, requestCert: true },
        (request, response) => {
          void text(request).then((body) => {
            asked = body;
            response.end(JSON.stringify({ access_token: TOKEN }));
          });
        },
      );
      const port = await listenOnLoopback(server);
      const json = {
        url: stub.origin,
        tokenurl: `https://127.0.0.1:${port}/t`,
        clientid: 'sb-1!b2|x',
      };
      const { status, files } = await run(
        stub,
        ['DEV'],
        JSON.stringify({ ...json, certificate: cert, key }),
        {
          env: { CURL_CA_BUNDLE: `${pem}.crt`, SSL_CERT_FILE: `${pem}.crt` },
        },
      );
      server.close();
      expect([status, files.length]).toEqual([0, 1]);
      expect(new URLSearchParams(asked).get('client_id')).toBe(json.clientid);
    },
  );

  it('replaces no file of the day, and collects the tenants of a folder of keys', async () => {
    const stub = await openStub({ [RUNTIME]: deployed('A'), [`${RUNTIME}&$skip=1`]: deployed() });
    mkdirSync(join(stub.folder, 'my keys'));
    for (const tenant of ['DEV', 'DEV2']) {
      writeFileSync(join(stub.folder, 'my keys', `${tenant}.json`), keyOf(stub));
    }
    writeFileSync(join(stub.folder, 'my keys', 'DEV3.json'), '{"no": "key"}');
    const first = await run(stub, ['my keys']);
    expect(first).toMatchObject({
      status: 1,
      said: expect.stringMatching(/DEV3: .*service key/),
    });
    expect(first.written.map(({ tenant }) => tenant)).toStrictEqual(['DEV', 'DEV2']);
    const second = await run(stub, ['my keys/DEV.json']);
    expect(second.status).toBe(0);
    expect(second.files).toContainEqual(expect.stringMatching(/^DEV-20\d\d-\d\d-\d\d-2\.json$/));
  });

  it('writes the list of an edge runtime as one of its own', async () => {
    const stub = await openStub({
      [RUNTIME]: deployed('A'),
      [`${RUNTIME}&$skip=1`]: deployed(),
      [`/location/edge1${API}${RUNTIME}`]: deployed('E'),
      [`/location/edge1${API}${RUNTIME}&$skip=1`]: deployed(),
    });
    const { written } = await run(stub, ['DEV', 'at=edge1'], keyOf(stub));
    expect(written).toMatchObject([
      { tenant: 'DEV', runtime: [entryOf('A')] },
      { tenant: 'DEV', location: 'edge1', runtime: [entryOf('E')] },
    ]);
  });

  it.each([
    ['429 with Retry-After', [{ status: 429, after: '1' }], 0.9],
    ['429 without', [{ status: 429 }, { status: 429 }], 6],
    ['429 with a date', [{ status: 429, after: new Date().toUTCString() }], 2],
    ['503 twice', [{ status: 503 }, { status: 503 }], 6],
    ['a cut line', ['half'], 2],
    ['an expired token', [{ status: 401 }], 0],
  ] as const)('%s is waited out', async (_, faults, seconds) => {
    const stub = await openStub({
      [RUNTIME]: deployed('A', 'B'),
      [`${RUNTIME}&$skip=2`]: [...faults, deployed('C')],
      [`${RUNTIME}&$skip=3`]: deployed(),
    });
    const start = performance.now();
    const { status, written } = await collect(stub);
    expect((performance.now() - start) / 1000).toBeGreaterThan(seconds);
    expect(status).toBe(0);
    expect(written.runtime).toStrictEqual(['A', 'B', 'C'].map(entryOf));
  });

  it.each<[string, Answers, RegExp]>([
    ['the second page fails', { [`${RUNTIME}&$skip=2`]: 500 }, /: 500\. .*three times/],
    ['the second page is always cut', { [`${RUNTIME}&$skip=2`]: 'half' }, /cut\. .*whole/],
    [
      'the next link leads to the same page',
      { [RUNTIME]: { ...deployed('A', 'B'), __next: RUNTIME } },
      /repeated\. .*longer/,
    ],
    [
      'a later page repeats the first',
      {
        [RUNTIME]: { ...deployed('A', 'B'), __next: `${RUNTIME}&$skiptoken=1` },
        [`${RUNTIME}&$skiptoken=1`]: deployed('A', 'B'),
      },
      /repeated/,
    ],
  ])('%s: the list is incomplete', async (_, faults, reason) => {
    const stub = await openStub({ [RUNTIME]: deployed('A', 'B'), ...faults });
    const { status, said, written } = await collect(stub);
    expect(status).toBe(3);
    expect(said).toMatch(reason);
    expect(said).not.toMatch(/plan "api"|role/);
    expect(written).toMatchObject({
      runtime: ['A', 'B'].map(entryOf),
      incomplete: [expect.stringMatching(/^IntegrationRuntimeArtifacts: /)],
    });
  });

  it('packages that are refused, fail or are gone do not lose the runtime', async () => {
    const base = { [RUNTIME]: deployed('A'), [`${RUNTIME}&$skip=1`]: deployed() };
    const refused = await collect(
      await openStub({ ...base, 'IntegrationPackages?$format=json': 403 }),
      'all',
    );
    expect(refused.said).toMatch(/IntegrationPackages: 403\. .*WorkspacePackagesRead/);
    expect(refused.written.incomplete).toStrictEqual(['IntegrationPackages: 403']);
    const stub = await openStub({
      ...base,
      'IntegrationPackages?$format=json': { results: [{ Id: 'Gone' }, { Id: 'P' }, { Id: 'Q' }] },
      'IntegrationPackages?$format=json&$skip=3': { results: [] },
      ...designOf('P', { Id: 'A' }, { Id: 'S' }),
      ...designOf('Q', { Id: 'B' }, { Id: 'T' }),
      "IntegrationPackages('Q')/ValueMappingDesigntimeArtifacts?$format=json": 403,
    });
    const { status, said, written } = await collect(stub, 'all');
    expect(status).toBe(3);
    expect(said).toContain('Package Gone is gone.');
    expect(written.designtime).toStrictEqual([{ Id: 'A' }, { Id: 'B' }, { Id: 'S' }, { Id: 'T' }]);
    expect(written.incomplete).toStrictEqual([
      "IntegrationPackages('Q')/ValueMappingDesigntimeArtifacts: 403",
    ]);
  });

  it.each([
    ['401 of the token address', { '/oauth/token': 401 }, /no token/],
    ['401 of the list', { [RUNTIME]: 401 }, /401\. .*plan "api"/],
    ['403 of the list', { [RUNTIME]: 403 }, /403\. .*MonitoringDataRead/],
    ['404 of the list', { [RUNTIME]: 404 }, /404\. .*address/],
    ['500 of the list', { [RUNTIME]: 500 }, /500\. .*three times/],
    ['a redirect', { [RUNTIME]: 302 }, /302\. .*address/],
    ['a list that is always cut', { [RUNTIME]: 'half' }, /cut\. /],
    ['a sign-in page', { [RUNTIME]: 'page' }, /no list\. /],
  ] as const)('%s writes nothing and says why', async (_, faults, reason) => {
    const { status, said, files } = await collect(
      await openStub({ [RUNTIME]: deployed('A', 'B'), ...faults }),
    );
    expect(status).toBe(1);
    expect(said).toMatch(reason);
    expect(said).toContain('Nothing was written.');
    expect(files).toStrictEqual([]);
  });
});
