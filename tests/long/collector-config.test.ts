import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import { judgeParameter } from '#app/domain/landscape/configuration/classes';
import { compareConfigurations } from '#app/domain/landscape/configuration/compare-configurations';
import { decodeEntities } from '#app/domain/landscape/decode-entities';
import { EMPTY_LANDSCAPE } from '#app/domain/landscape/landscape-state';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import cases from '../fixtures/landscape/configuration/classes-cases.json';
import entityCases from '../fixtures/landscape/configuration/entity-cases.json';
import { finish, parseXml, readList } from '../unit/domain/landscape/samples';
import {
  type Answers,
  deployed,
  describeScripts,
  keyOf,
  openStub,
  RUNTIME,
  type Stub,
} from './support/tenant-stub';

// The scripts of /landschaft fetch with `config`, and write only a part of it (D58).

describeScripts((run) => {
  const collect = async (stub: Stub, ...wanted: string[]) => {
    const { texts, written, ...rest } = await run(stub, ['DEV', ...wanted], keyOf(stub));
    return { ...rest, text: texts[0] ?? '', written: fileSchema.parse(written[0]) };
  };

  it('writes of each of 485 values what the page would show of it', async () => {
    const names = [...new Set(cases.flatMap((one) => one.names ?? []))];
    const values = cases.map(({ key, type, value, expected }) => ({
      ...{ key, type, expected },
      value: [value].flat().join(''),
    }));
    const parameters = values.map(({ key, type, value }) => makeParameter(key, value, type));
    const stub = await openStub({ ...makeTenant({ A: parameters }), ...makeCredentials(names) });
    const { status, written } = await collect(stub, 'config');
    expect(status).toBe(0);
    const known = new Set(names);
    const judged = values.map((one) => judgeParameter({ ...one, value: one.value.trim() }, known));
    const shown = judged.map(({ class: _, ...one }) => one);
    const kept = written.configurations?.[0]?.parameters?.map(({ value, ...one }) =>
      value === undefined ? one : { ...one, value: readValue(value) },
    );
    expect(kept).toStrictEqual(
      shown.map(({ value, ...one }) =>
        value === undefined ? one : { ...one, value: value.toLowerCase() },
      ),
    );
    // The page reads the same classes out of what was kept.
    const again = written.configurations?.[0]?.parameters?.map((one) => judgeParameter(one, known));
    expect(again?.map((one) => one.class)).toEqual(values.map(({ expected }) => expected));
    expect(written.credentials).toHaveLength(names.length);
    expect(written.without).toStrictEqual(['oauth2', 'secure']);
  });

  it('lets no secret and no name of a person reach file, screen, disk or list of processes', async () => {
    const canaries = Array.from({ length: 60 }, (_, at) => makeCanary(at, `Kanarie${at}Vogel`));
    const flow = CONFIGURATIONS('A');
    const stub = await openStub({
      ...makeTenant({ A: canaries }),
      [flow]: { results: canaries, __next: `https://x.example/api/v1/${flow}&$skiptoken=60` },
      [`${flow}&$skiptoken=60`]: { results: [makeParameter('Mode', 'fast'), ...canaries] },
      [KEYSTORE]: { results: [{ ...CERTIFICATE, SubjectDN: 'CN=Kanarie', CreatedBy: 'Kanarie' }] },
      [CREDENTIALS]: { results: [{ Name: 'S4', Kind: 'default', User: 'Kanarie' }] },
    });
    const { text, said, written } = await collect(stub, 'config');
    expect(`${text}${said}${stub.seen}`).not.toMatch(/Kanarie/i);
    expect(written.configurations?.[0]?.parameters).toHaveLength(121);
    expect(text).toContain('{"key":"Mode","type":"xsd:string","value":"fast"}');
    expect(written.credentials).toStrictEqual([{ name: 'S4', kind: 'user' }]);
    expect(written.certificates).toStrictEqual([
      { alias: 's4', type: 'Key Pair', owner: 'SAP', validUntil: '2027-08-12T08:00:00Z' },
    ]);
  });

  it('writes no secret and no name of a person whose signs are entities', async () => {
    const parameters = entityCases.map(({ key, value }) => makeParameter(key, value));
    const { text, written } = await collect(
      await openStub(makeTenant({ A: parameters })),
      'config',
    );
    expect(text).not.toMatch(/Kanarie/i);
    const kept = written.configurations?.[0]?.parameters ?? [];
    expect(kept.map(({ key, hidden, why }) => ({ key, hidden, why }))).toEqual(
      entityCases.map(({ key, plainKey = key, why }) => ({
        key: plainKey,
        hidden: why && 'set',
        why,
      })),
    );
    const shown = kept.map((one) => judgeParameter(one, new Set()).value);
    expect(shown).toEqual(entityCases.map((one) => one.shown));
  });

  it('hides all values with `names`, and keeps which are empty and which are secret', async () => {
    const stub = await openStub(
      makeTenant({
        A: [
          ['Parameter 7', 'Sommer2024'],
          ['Host', 'erp.muster.example'],
          ['Note', 'Please enter the value'],
          ['Path', ''],
          ['Password', 'Sommer2024'],
        ].map(([key = '', value = '']) => makeParameter(key, value)),
      }),
    );
    const { text, written } = await collect(stub, 'config', 'names');
    expect(text).not.toMatch(/Sommer|erp\./);
    const found = written.configurations?.[0]?.parameters?.map(({ key, hidden, why }) =>
      [key, hidden, why].join(),
    );
    expect(found).toStrictEqual([
      'Parameter 7,set,names',
      'Host,set,names',
      'Note,empty,names',
      'Path,empty,names',
      'Password,set,secret',
    ]);
  });

  it('asks for deployed flows only, and waits, tries again and names what stays open', async () => {
    const one = [makeParameter('Mode', 'fast')];
    const ids = ['Limited', 'Down', 'Cut', 'Expired', 'Broken', 'Nothing', 'Gone', 'Map'];
    const stub = await openStub({
      ...makeTenant({}),
      [RUNTIME]: {
        results: ids.map((Id) => ({
          ...{ Id, Name: Id, Version: '1.0.0', Status: 'STARTED' },
          Type: Id === 'Map' ? 'VALUE_MAPPING' : 'INTEGRATION_FLOW',
        })),
      },
      [CONFIGURATIONS('Limited')]: [{ status: 429, after: '1' }, { results: one }],
      [CONFIGURATIONS('Down')]: [{ status: 503 }, { status: 503 }, { results: one }],
      [CONFIGURATIONS('Cut')]: ['half', { results: one }],
      [CONFIGURATIONS('Expired')]: [{ status: 401 }, { results: one }],
      [CONFIGURATIONS('Broken')]: 500,
      [CONFIGURATIONS('Nothing')]: { results: null },
      [CREDENTIALS]: 403,
    });
    const { status, said, written } = await collect(stub, 'config');
    expect(status).toBe(3);
    const read = [{ key: 'Mode', type: 'xsd:string', value: 'fast' }];
    expect(written.configurations).toStrictEqual([
      ...['Limited', 'Down', 'Cut', 'Expired'].map((id) => ({ id, parameters: read })),
      { id: 'Broken', error: '500' },
      ...['Nothing', 'Gone'].map((id) => ({ id, parameters: [] })),
    ]);
    expect(written.incomplete).toStrictEqual([
      'UserCredentials: 403',
      "IntegrationDesigntimeArtifacts(Id='Broken',Version='active')/Configurations: 500",
    ]);
    expect(said).toMatch(/UserCredentials: 403\. .*MonitoringDataRead/);
    expect(written).not.toHaveProperty('credentials');
    expect(written).not.toHaveProperty('without');
    // Unread parameters make no deployed flow unknown.
    const list = readList(JSON.stringify(written), parseXml);
    expect(list).toMatchObject({ kind: 'list', open: written.incomplete });
    expect(list).not.toHaveProperty('isPartial', true);
  });

  it('says how far it is, and keeps to ten requests a second', async () => {
    const flows = Array.from({ length: 21 }, (_, at) => `F${at}`);
    const stub = await openStub(makeTenant(Object.fromEntries(flows.map((id) => [id, []]))));
    const start = performance.now();
    const { said, written } = await collect(stub, 'config');
    expect(performance.now() - start).toBeGreaterThan(2100);
    expect(said).toContain('Configurations: 20 of 21');
    expect(written.configurations).toHaveLength(21);
  });

  it('brings the page to the findings of a landscape with known faults', async () => {
    const files = readLandscape('klein-ohne-design');
    const collected = await Promise.all(
      files.map(async ({ tenant, text }) => {
        const stub = await openStub(tenantOf(fileSchema.parse(JSON.parse(text))));
        const { texts } = await run(stub, [tenant, 'config'], keyOf(stub));
        return { tenant, text: texts[0] ?? '' };
      }),
    );
    const found = findAll(collected);
    expect(found).toStrictEqual(findAll(files));
    expect(found.length).toBeGreaterThan(10);
    expect(JSON.stringify(collected)).not.toMatch(/Kanarie/i);
  });
});

const CREDENTIALS = 'UserCredentials?$format=json';
const KEYSTORE = 'KeystoreEntries?$format=json';
const CERTIFICATE = {
  Alias: 's4',
  Type: 'Key Pair',
  Owner: 'SAP',
  ValidNotAfter: '/Date(1818057600000)/',
};
const CONFIGURATIONS = (id: string) =>
  `IntegrationDesigntimeArtifacts(Id='${encodeURIComponent(id)}',Version='active')/Configurations?$format=json`;

const parameterSchema = z.object({
  key: z.string(),
  type: z.string(),
  value: z.string().optional(),
  hidden: z.enum(['set', 'empty']).optional(),
  why: z.enum(['secret', 'person', 'random', 'long', 'names']).optional(),
});

const fileSchema = z.object({
  tenant: z.string(),
  runtime: z.array(z.looseObject({ Id: z.string() })),
  configurations: z
    .array(
      z.object({
        id: z.string(),
        parameters: z.array(parameterSchema).optional(),
        error: z.string().optional(),
      }),
    )
    .optional(),
  credentials: z.array(z.object({ name: z.string(), kind: z.string() })).optional(),
  certificates: z
    .array(
      z.object({ alias: z.string(), type: z.string(), validUntil: z.string(), owner: z.string() }),
    )
    .optional(),
  without: z.array(z.string()).optional(),
  incomplete: z.array(z.string()).optional(),
});

function makeParameter(ParameterKey: string, ParameterValue: string, DataType = 'xsd:string') {
  return { ParameterKey, ParameterValue, DataType, Description: 'Kanarie' };
}

/** A value of the file without what no comparison counts: entities, blanks, line ends, capitals. */
function readValue(value: string): string {
  const plain = decodeEntities(value).replace(/\s+/g, ' ').toLowerCase();
  return plain.replace(/^<row><cell>schedule1<\/cell><cell>([^<]*)<\/cell><\/row>$/, '$1');
}

function makeCredentials(names: readonly string[]): Answers {
  return { [CREDENTIALS]: { results: names.map((Name) => ({ Name, Kind: null })) } };
}

/** Flows with their parameters, and empty lists of credentials and certificates. */
function makeTenant(flows: Record<string, object[]>): Answers {
  const ids = Object.keys(flows);
  return {
    [RUNTIME]: deployed(...ids),
    [`${RUNTIME}&$skip=${ids.length}`]: { results: [] },
    [`${RUNTIME}&$skip=8`]: { results: [] },
    [CREDENTIALS]: { results: [] },
    [KEYSTORE]: { results: [] },
    ...Object.fromEntries(ids.map((id) => [CONFIGURATIONS(id), { results: flows[id] }])),
  };
}

/** Values of ten kinds with a mark of their own in what must not be written. */
function makeCanary(at: number, mark: string) {
  const kinds = [
    ['DB Password', mark],
    ['Api_Token', `${mark}9`],
    ['Header', `Bearer ${mark}.x-y`],
    ['Query', `https://api.example/v1?apikey=${mark}`],
    ['Url', `https://svc:${mark}@files.example/in`],
    ['Text', `Fragen an ${mark}@muster.example ${'bitte '.repeat(60)}`],
    ['Mail', `${mark}@muster.example`],
    ['Connection', `Server=db;User Id=x;Password=${mark};`],
    ['Map', `${mark} `.repeat(100)],
    ['Address', `https://${mark}@files.example/in?code=${mark}${mark}`],
  ];
  const [key, value] = kinds[at % kinds.length] ?? [];
  return makeParameter(`${key} ${at}`, `${value}`);
}

function readLandscape(name: string) {
  const path = `tests/fixtures/landscape/configuration/${name}.json.gz`;
  const { files } = z
    .object({ files: z.record(z.string(), z.string()) })
    .parse(JSON.parse(gunzipSync(readFileSync(path)).toString()));
  // Some are written by PowerShell: none as null, one as the one.
  const unify = (name: string, value: unknown) =>
    name === 'parameters' ? [value ?? []].flat() : value;
  return Object.entries(files).map(([file, text]) => ({
    tenant: file.replace('.json', ''),
    text: JSON.stringify(JSON.parse(text.replace('\uFEFF', ''), unify)),
  }));
}

/** The answers of a tenant of which a file was made; hidden values are canaries. */
function tenantOf({ runtime, configurations = [], ...lists }: z.infer<typeof fileSchema>): Answers {
  const { credentials = [], certificates = [] } = lists;
  const flows = configurations.map(({ id, parameters = [] }) => [
    id,
    parameters.map(({ key, type, value, hidden }) => {
      const secret = key.includes('Url') ? 'https://svc:Kanarie9@a.example/in' : 'Kanarie9Vogel';
      return makeParameter(key, hidden === 'set' ? secret : (value ?? ''), type);
    }),
  ]);
  return {
    ...makeTenant(Object.fromEntries(flows)),
    [RUNTIME]: { results: runtime },
    [`${RUNTIME}&$skip=${runtime.length}`]: { results: [] },
    [CREDENTIALS]: {
      results: credentials.map(({ name: Name, kind }) => ({
        Name,
        Kind: kind === 'user' ? 'default' : null,
      })),
    },
    [KEYSTORE]: {
      results: certificates.map((one) => ({
        Alias: one.alias,
        Type: one.type,
        Owner: one.owner,
        ValidNotAfter: `/Date(${Date.parse(one.validUntil)})/`,
      })),
    },
  };
}

/** The findings of the page for these files. */
function findAll(files: readonly { tenant: string; text: string }[]) {
  const now = Date.parse('2026-11-29T08:00:00Z');
  const sources = files.map(({ tenant, text }, at) => {
    const result = readList(text, parseXml);
    if (result.kind === 'saved') throw new Error(tenant);
    return { key: `${at}`, fileName: `${tenant}.json`, modified: now, result };
  });
  const view = viewLandscape({ ...EMPTY_LANDSCAPE, sources, since: 'none' }, readTenants(sources));
  const compared = finish(compareConfigurations(view, compareShown(view), now));
  const rows: readonly LandscapeRow[] = compared?.rows ?? [];
  return rows.flatMap(({ id, finding, faults = [] }) =>
    faults.map(({ kind }) => `${id}: ${kind} ${JSON.stringify(finding)}`),
  );
}
