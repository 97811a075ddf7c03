import { describe, expect, it, test } from 'vitest';
import type { ReadList } from '#app/domain/landscape/list';
import { joinTenants, type TenantFile } from '#app/domain/landscape/sources';
import { artefact, listSample } from './samples';

const HOST = 'stagemap-prod.it-cpi001.cfapps.eu10-002.hana.ondemand.com';
const next = (skip: number) => `https://a.example/api/v1/List?$skiptoken=${skip}`;

describe('files of one tenant', () => {
  it('are joined if they are parts of its list, in any order', () => {
    const [whole] = joinTenants([sampleFile('prod.json')]).tenants;
    for (const order of [
      ['paged-1.json', 'paged-2.json'],
      ['paged-2.json', 'paged-1.json'],
    ]) {
      const { tenants, repeated } = joinTenants(order.map(sampleFile));
      expect(repeated).toEqual([]);
      expect(tenants).toEqual([{ ...whole, files: expect.any(Array) }]);
      expect(tenants[0]?.files).toHaveLength(2);
    }
    expect(whole).toMatchObject({ key: HOST, name: 'stagemap-prod' });
  });

  it('name the part that is missing', () => {
    const [tenant] = joinTenants([sampleFile('paged-1.json')]).tenants;
    const path = '/api/v1/IntegrationRuntimeArtifacts?$format=json&$skiptoken=20';
    expect(tenant?.missingNext).toBe(`https://${HOST}${path}`);
  });

  test.each([
    ['nothing', [part(0, 2, 2), part(2, 2, 4), part(4, 1)], {}],
    ['the last', [part(0, 2, 2), part(2, 2, 4)], { missingNext: next(4) }],
    ['the second', [part(0, 2, 2), part(4, 2, 6), part(6, 1)], { missingNext: next(2) }],
    ['the first', [part(2, 2, 4), part(4, 1)], { isStartMissing: true }],
  ])('%s of the parts is missing', (_, lists, gap) => {
    const { tenants } = joinTenants(lists.map((result, index) => file(`${index}`, result)));
    const { missingNext, isStartMissing } = tenants[0] ?? {};
    expect({ missingNext, isStartMissing }).toEqual({
      missingNext: undefined,
      isStartMissing: undefined,
      ...gap,
    });
  });

  it('are repeated if they list the same artefacts; the later list counts', () => {
    const rows = [artefact('A', { deployedAt: 1 }), artefact('B', { deployedAt: 2 })];
    const early = file('early', list(rows));
    const late = file('late', list([artefact('A', { deployedAt: 3 })]));
    for (const order of [
      [early, late],
      [late, early],
    ]) {
      const { tenants, repeated } = joinTenants(order);
      expect(tenants.map(({ files }) => files)).toEqual([[late]]);
      expect(repeated).toEqual([{ file: early, other: late }]);
    }
  });
});

describe('files without a host', () => {
  const rows = [artefact('A', { deployedAt: 1 }), artefact('B', { deployedAt: 2 })];

  it('are tenants of their own, with the name of the file', () => {
    const other = [artefact('A', { deployedAt: 5 })];
    const { tenants } = joinTenants([
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
    expect(joinTenants([second, first]).repeated).toEqual([{ file: second, other: first }]);
    const timeless = nameless([artefact('A')]);
    expect(joinTenants([file('1', timeless), file('2', timeless)]).repeated).toEqual([]);
  });
});

it('an empty tenant is a tenant', () => {
  const empty = sampleFile('empty.atom.xml');
  expect(joinTenants([empty]).tenants).toEqual([
    { key: HOST, name: 'stagemap-prod', artefacts: [], files: [empty] },
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
