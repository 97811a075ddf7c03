import { describe, expect, it, test } from 'vitest';
import type { ReadList } from '#app/domain/landscape/list';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { joinTenants, type TenantFile } from '#app/domain/landscape/sources';
import { artefact, listSample } from './samples';

const HOST = 'stagemap-prod.it-cpi001.cfapps.eu10-002.hana.ondemand.com';
const next = (skip: number) => `https://a.example/api/v1/List?$skiptoken=${skip}`;

describe('files of one tenant', () => {
  it('are joined if they are parts of its list, in any order', () => {
    const files = ['paged-1.json', 'paged-2.json'].map(sampleFile);
    for (const order of [files, files.toReversed()]) {
      const tenants = joinTenants(order);
      expect(tenants).toMatchObject([{ name: 'stagemap-prod', repeated: [], isPartial: false }]);
      expect(tenants[0]?.artefacts).toEqual(joinTenants([sampleFile('prod.json')])[0]?.artefacts);
      expect(tenants[0]?.files.map(({ key }) => key).toSorted()).toEqual([
        'paged-1.json',
        'paged-2.json',
      ]);
      expect(tenants[0]).not.toHaveProperty('missingNext');
    }
  });

  it('name the part that is missing', () => {
    expect(joinTenants([sampleFile('paged-1.json')])[0]?.missingNext).toBe(
      `https://${HOST}/api/v1/IntegrationRuntimeArtifacts?$format=json&$skiptoken=20`,
    );
  });

  test.each([
    ['nothing', [part(0, 2, 2), part(2, 2, 4), part(4, 1)], {}],
    ['the last', [part(0, 2, 2), part(2, 2, 4)], { missingNext: next(4) }],
    ['the second', [part(0, 2, 2), part(4, 2, 6), part(6, 1)], { missingNext: next(2) }],
    ['the first', [part(2, 2, 4), part(4, 2, 6), part(6, 1)], { isStartMissing: true }],
    ['nothing that is proven', [part(2, 2, 4), part(4, 1)], {}],
    ['the last by any token', [part(0, 2, 430_780)], { missingNext: next(430_780) }],
  ])('%s of the parts is missing', (_, lists, gap) => {
    const tenants = joinTenants(lists.map((result, index) => file(`${index}`, result)));
    const { missingNext, isStartMissing } = tenants[0] ?? {};
    expect({ missingNext, isStartMissing }).toEqual({
      missingNext: undefined,
      isStartMissing: undefined,
      ...gap,
    });
  });

  it('are not whole if the tenant counted more', () => {
    const five = list([artefact('A')], { entries: 5, total: 12 });
    const seven = list([artefact('B')], { entries: 7, total: 12 });
    expect(joinTenants([file('1', five)])).toMatchObject([
      { entries: 5, total: 12, isPartial: true },
    ]);
    const [both] = joinTenants([file('1', five), file('2', seven)]);
    expect(both).toMatchObject({ entries: 12, isPartial: false });
    expect(both).not.toHaveProperty('total');
  });

  it('are doubted if they only look whole', () => {
    const many = (length: number, more: Partial<ReadList> = {}) =>
      list([artefact('A')], { entries: length, ...more });
    const readDoubt = (result: ReadList) => joinTenants([file('1', result)])[0]?.doubt;
    expect([100, 1000].map((length) => readDoubt(many(length)))).toEqual([
      'full-page',
      'full-page',
    ]);
    expect(readDoubt(many(101))).toBeUndefined();
    expect(readDoubt(many(100, { total: 100 }))).toBeUndefined();
    expect(readDoubt(many(100, { next: next(100) }))).toBeUndefined();
    expect(readDoubt(list([artefact('A', { status: 'ERROR' })]))).toBe('errors-only');
    expect(readDoubt(list([]))).toBeUndefined();
  });

  test.each([
    ['of several, where others have about as many', [50, 55], [undefined, undefined]],
    ['of several, where another has many more', [50, 80], ['full-page', undefined]],
    ['of two', [50, 50], ['full-page', 'full-page']],
    ['alone', [50], ['full-page']],
  ])('of fifty entries are doubted or not: %s', (_, lengths, doubts) => {
    const files = lengths.map((entries, at) =>
      file(`${at}`, list([artefact('A')], { entries, host: `tenant${at}.example` })),
    );
    expect(readTenants(files).tenants.map(({ doubt }) => doubt)).toEqual(doubts);
  });

  test.each([
    [
      'acme.it-cpi018.cfapps.eu10.hana.ondemand.com',
      'acme.it-cpi018-rt.cfapps.eu10.hana.ondemand.com',
    ],
    [
      'acme.it-cpi018.cfapps.eu10.hana.ondemand.com',
      'acme.integrationsuite.cfapps.eu10.hana.ondemand.com',
    ],
    [
      'q.it-cpitrial05.cfapps.us10-001.hana.ondemand.com',
      'q.integrationsuite-trial.cfapps.us10-001.hana.ondemand.com',
    ],
  ])('are of one tenant at %s and %s', (host, other) => {
    const rows = [artefact('A')];
    const files = [host, other].map((one, at) => file(`${at}`, list(rows, { host: one })));
    const { length } = joinTenants(files);
    expect(length).toBe(1);
    const elsewhere = other.replace(/\.(eu10|us10)/, '.ap21');
    const apart = [host, elsewhere].map((one, at) => file(`${at}`, list(rows, { host: one })));
    expect(joinTenants(apart)).toHaveLength(2);
  });

  it('are repeated if they list the same artefacts; the file written last counts', () => {
    const early = file(
      'early',
      list([artefact('A', { deployedAt: 1 }), artefact('B', { deployedAt: 2 })]),
    );
    const late = file('late', list([artefact('A', { deployedAt: 3 })]));
    const dated = [
      { ...early, modified: 1 },
      { ...late, modified: 2 },
    ];
    for (const order of [dated, dated.toReversed()]) {
      expect(joinTenants(order)).toMatchObject([
        {
          files: [{ key: 'late' }],
          repeated: [{ file: { key: 'early' }, other: { key: 'late' }, kind: 'older-list' }],
          isPartial: false,
        },
      ]);
    }
    for (const modified of [undefined, 7]) {
      // Deployments that both lists hold tell more than the time of a file.
      const [tenant] = joinTenants([early, late].map((one) => ({ ...one, modified })));
      expect(tenant?.repeated).toMatchObject([{ file: { key: 'early' }, kind: 'older-list' }]);
      const [timeless] = joinTenants(
        [
          file('1', list([artefact('A'), artefact('B')], { host: 'a.example' })),
          file('2', list([artefact('A')], { host: 'a.example' })),
        ].map((one) => ({ ...one, modified })),
      );
      expect(timeless?.repeated).toMatchObject([{ kind: 'which-list' }]);
      expect([timeless?.artefacts.map(({ id }) => id), timeless?.isPartial]).toEqual([['A'], true]);
    }
    const [both] = joinTenants(['prod.json', 'prod.atom.xml'].map(sampleFile));
    expect(both).toMatchObject({ repeated: [{ kind: 'same-list' }], isPartial: false });
    const [whole] = joinTenants(['prod.json', 'paged-1.json'].map(sampleFile));
    expect(whole).toMatchObject({ repeated: [{ kind: 'same-list' }], isPartial: false });
  });
});

describe('which of two lists is later', () => {
  const make = (key: string, modified: number, ...times: number[]) => ({
    ...file(
      key,
      list(
        times.map((deployedAt, at) => artefact(`A${at}`, { deployedAt, version: `${deployedAt}` })),
        { host: 'a.example' },
      ),
    ),
    modified,
  });

  it('is told by deployments, even against the times of the files', () => {
    const [tenant] = joinTenants([make('new', 100, 1, 9, 8), make('old', 200, 1, 5)]);
    expect(tenant?.files).toMatchObject([{ key: 'new' }]);
    expect(tenant?.earlier).toMatchObject([{ files: [{ key: 'old' }], modified: 5 }]);
  });

  it('is asked where deployments contradict, and the answer counts', () => {
    const lists = [make('a', 100, 9, 1), make('b', 200, 1, 9)];
    expect(joinTenants(lists)[0]?.repeated).toMatchObject([{ kind: 'which-list' }]);
    const [first] = joinTenants(lists.map((one) => ({ ...one, isDated: true })));
    expect(first?.files).toMatchObject([{ key: 'b' }]);
    expect(first?.repeated).toMatchObject([{ kind: 'older-list' }]);
  });
});

describe('earlier states of a tenant', () => {
  const rows = (...ids: string[]) => list(ids.map((id) => artefact(id)));
  const dated = (key: string, modified: number | undefined, result: ReadList) => ({
    ...file(key, result),
    modified,
  });
  const readStates = (...files: TenantFile[]) =>
    joinTenants(files).map((tenant) =>
      [tenant, ...tenant.earlier].map((state) => [
        state.modified,
        state.artefacts.map(({ id }) => id).join(),
      ]),
    );

  it('are its older lists, the latest first', () => {
    const files = [
      dated('1', 1, rows('A', 'B')),
      dated('3', 3, rows('A', 'B', 'C', 'D')),
      dated('2', 2, rows('A', 'B', 'C')),
    ];
    for (const order of [files, files.toReversed()]) {
      expect(readStates(...order)).toEqual([
        [
          [3, 'A,B,C,D'],
          [2, 'A,B,C'],
          [1, 'A,B'],
        ],
      ]);
    }
  });

  it('are lists of another day that say the same', () => {
    const day = 86_400_000;
    const files = [0, 1, day + 1].map((at) => dated(`${at}`, at + 1, rows('A')));
    expect(joinTenants(files)).toMatchObject([
      {
        modified: day + 2,
        earlier: [{ modified: 2, repeated: [{ kind: 'same-list' }] }],
      },
    ]);
  });

  it('are saved ones, whatever they have in common, in all parts', () => {
    const saved = [rows('A'), rows('B')].map((result, at) => ({
      ...dated(`s${at}`, 5, result),
      savedAt: 6,
    }));
    for (const modified of [7, undefined]) {
      expect(readStates(...saved, dated('now', modified, rows('C', 'D', 'E')))).toEqual([
        [
          [modified, 'C,D,E'],
          [5, 'A,B'],
        ],
      ]);
    }
    // A list from before the saving, and the saved state alone.
    expect(readStates(dated('old', 4, rows('A')), ...saved)).toEqual([
      [
        [5, 'A,B'],
        [4, 'A'],
      ],
    ]);
    expect(readStates(...saved)).toEqual([[[5, 'A,B']]]);
  });

  it('tell packages that today nobody tells', () => {
    const before = list([artefact('A', { package: 'Finance', draft: '2' }), artefact('B')]);
    const now = rows('A', 'B', 'C', 'D');
    const [tenant] = joinTenants([dated('1', 1, before), dated('2', 2, now)]);
    expect(tenant?.artefacts.map((one) => one.package)).toEqual(['Finance', ...Array(3)]);
    expect(tenant?.artefacts[0]).not.toHaveProperty('draft');
  });

  it('are found by the name of the list where no host tells the tenant', () => {
    const saved = { ...file('s', nameless([artefact('A')]), 'dev.json'), tenant: 'k', savedAt: 1 };
    const again = file('n', nameless([artefact('B')]), 'dev (1).json');
    expect(joinTenants([saved, again])).toMatchObject([{ key: 'k', earlier: [{ key: 'k' }] }]);
    const other = file('n', nameless([artefact('B')]), 'prod.json');
    expect(joinTenants([saved, other]).map(({ key }) => key)).toEqual(['k', 'n']);
  });
});

describe('files without a host', () => {
  const rows = [artefact('A', { deployedAt: 1 }), artefact('B', { deployedAt: 2 })];

  it('are tenants of their own, with the name of the file', () => {
    const other = [artefact('A', { deployedAt: 5 })];
    const tenants = joinTenants([
      file('2', nameless(other), 'test.json'),
      file('1', nameless(rows), 'dev.json'),
    ]);
    expect(tenants.map(({ key, name }) => [key, name])).toEqual([
      ['1', 'dev'],
      ['2', 'test'],
    ]);
  });

  it('are repeated if they are the same', () => {
    const first = file('1', nameless(rows.toReversed()));
    const second = file('2', nameless(rows));
    expect(joinTenants([second, first])[0]?.repeated).toEqual([
      { file: second, other: first, kind: 'same-list' },
    ]);
    const timeless = nameless([artefact('A')]);
    expect(joinTenants([file('1', timeless), file('2', timeless)])).toHaveLength(2);
  });
});

it('an empty tenant is a tenant', () => {
  const empty = sampleFile('empty.atom.xml');
  expect(joinTenants([empty])).toMatchObject([
    { name: 'stagemap-prod', artefacts: [], files: [empty], isPartial: false },
  ]);
});

function sampleFile(name: string): TenantFile {
  return file(name, listSample(name));
}

function file(key: string, result: ReadList, fileName = `${key}.json`): TenantFile {
  return { key, fileName, result };
}

function list(artefacts: ReadList['artefacts'], more: Partial<ReadList> = {}): ReadList {
  const { length: entries } = artefacts;
  return {
    kind: 'list',
    artefacts,
    entries,
    duplicates: [],
    host: 'a.example',
    ...more,
  };
}

function nameless(artefacts: ReadList['artefacts']): ReadList {
  const { host: _, ...rest } = list(artefacts);
  return rest;
}

/** Entries from a number on, cut where the next part begins. */
function part(start: number, length: number, end?: number): ReadList {
  const artefacts = Array.from({ length }, (_, index) => artefact(`A${start + index}`));
  return list(artefacts, end === undefined ? {} : { next: next(end) });
}
