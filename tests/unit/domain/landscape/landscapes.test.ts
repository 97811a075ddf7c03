import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#app/domain/durations';
import {
  EMPTY_LANDSCAPE,
  type LandscapeState,
  type Source,
} from '#app/domain/landscape/landscape-state';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { artefact, FOLDER, readSample } from './samples';

/** All files of a folder, dropped together. */
function drop(folder: string, modified: Record<string, number> = {}, settings = {}) {
  const sources = readdirSync(new URL(`results/${folder}`, FOLDER)).map(
    (fileName): Source => ({
      key: fileName,
      fileName,
      modified: modified[fileName] ?? 1,
      result: readSample(`results/${folder}/${fileName}`),
    }),
  );
  const read = readTenants(sources);
  const view = viewLandscape({ ...EMPTY_LANDSCAPE, sources, settings }, read);
  return { ...read, view, ...compareShown(view) };
}

describe('a landscape is compared as far as it is known', () => {
  it('10-part-missing: gaps of a part are unknown', () => {
    const { stages, rows, figures, tenants } = drop('10-part-missing');
    expect(stages).toEqual(['DEV', 'PROD']);
    expect(figures).toMatchObject({ artefacts: 12, deviations: 0, unknown: 7, shared: 5 });
    expect(rows.flatMap(({ finding }) => finding.missing)).toEqual([]);
    expect(rows.filter(({ finding }) => finding.unknown.join() === 'PROD')).toHaveLength(7);
    expect(tenants.at(-1)?.missingNext).toMatch(/skiptoken=5$/);
  });

  it('11-top-with-count: gaps are unknown where the tenant counted more', () => {
    const { figures, tenants } = drop('11-top-with-count');
    expect(figures).toMatchObject({ artefacts: 12, deviations: 0, unknown: 7 });
    expect(tenants.at(-1)).toMatchObject({ entries: 5, total: 12 });
  });

  it('12-single-entity: one artefact is no list', () => {
    const { faults, stages } = drop('12-single-entity');
    expect(faults).toMatchObject([{ source: { fileName: 'prod.json' }, kind: 'single' }]);
    expect(stages).toEqual(['DEV']);
  });

  it('14-two-hosts-one-tenant: an interface and its programs are one tenant', () => {
    const { tenants, faults, figures } = drop('14-two-hosts-one-tenant');
    expect(tenants).toMatchObject([{ name: 'acme-dev' }]);
    expect(faults).toMatchObject([{ kind: 'same-list' }]);
    expect(figures).toMatchObject({ artefacts: 12, unknown: 0 });
  });

  it('04-stale-list: the file written last counts', () => {
    const older = Date.UTC(2026, 10, 19);
    const times = { 'dev-2026-11-19.json': older, 'dev-2026-11-26.json': older + 7 * DAY_MS };
    const { tenants, faults, figures, view } = drop('04-stale-list', times);
    expect(tenants[0]?.files.map(({ fileName }) => fileName)).toEqual(['dev-2026-11-26.json']);
    expect(faults).toMatchObject([
      {
        source: { fileName: 'dev-2026-11-19.json' },
        kind: 'older-list',
        other: { fileName: 'dev-2026-11-26.json' },
      },
    ]);
    expect(figures).toMatchObject({ artefacts: 10, deviations: 0, unknown: 0 });
    expect([view.days, view.since]).toEqual([['2026-11-19'], '2026-11-19']);
    expect(compareShown(view)).toMatchObject({
      changes: { all: 2, added: 0, gone: 2, changed: 0 },
      still: [],
    });
  });

  it('04-stale-list: where no file is newer, it asks, and nothing is missing meanwhile', () => {
    const { faults, figures } = drop('04-stale-list');
    expect(faults).toMatchObject([{ kind: 'which-list' }]);
    expect(figures).toMatchObject({ artefacts: 10, deviations: 0 });
  });

  it('a list that looks whole counts as a part if the visitor says so', () => {
    const sources = [list('dev', ['A', 'B']), list('prod', ['A'])];
    const compare = (settings: LandscapeState['settings']) =>
      compareShown(viewLandscape({ ...EMPTY_LANDSCAPE, sources, settings }, readTenants(sources)));
    expect(compare({}).figures).toMatchObject({ deviations: 1, unknown: 0 });
    expect(compare({ prod: { isPartial: true } }).figures).toMatchObject({
      deviations: 0,
      unknown: 1,
    });
  });
});

describe('packages and drafts', () => {
  const packages = [{ id: 'P', name: 'Finance' }];
  const drafts = [{ id: 'B_DEV', version: '1.0.5', packageId: 'P' }];
  const design = (fileName: string, tells: object, host?: string): Source => ({
    key: fileName,
    fileName,
    result: {
      kind: 'fault',
      fault: { kind: 'design-time' },
      design: { packages: [], drafts: [], ...tells },
      ...(host && { host }),
    },
  });
  const lists = [list('dev', ['A_DEV', 'B_DEV']), list('prod', ['A', 'B'])];
  const read = (...sources: Source[]) => {
    const found = readTenants([...lists, ...sources]);
    const state = { ...EMPTY_LANDSCAPE, leftOut: '' };
    const { rows } = compareShown(viewLandscape(state, found));
    return {
      rows: rows.map((row) => [row.id, row.package, row.states.get('DEV')?.draft]),
      faults: found.faults.map(({ source, kind }) => [source.fileName, kind]),
    };
  };

  it('group the rows by the names of packages, on all stages', () => {
    expect(read(design('dev-p.json', { packages }), design('dev-d.json', { drafts }))).toEqual({
      rows: [
        ['B', 'Finance', '1.0.5'],
        ['A', undefined, undefined],
      ],
      faults: [],
    });
  });

  it('of the collector are those of its own day', () => {
    const collect = (name: string, version: string): Source => ({
      key: name,
      fileName: `${name}.json`,
      modified: Date.parse(name),
      result: {
        ...{ kind: 'list', artefacts: [artefact('B')], entries: 1, duplicates: [], host: 'DEV' },
        design: { packages, drafts: [{ id: 'B', version, packageId: 'P' }] },
      },
    });
    const days = [collect('2026-10-01', '1.0.5'), collect('2026-09-01', '1.0.4')];
    for (const order of [days, days.toReversed()]) {
      const [tenant] = readTenants(order).tenants;
      expect(tenant?.artefacts).toMatchObject([{ draft: '1.0.5' }]);
      expect(tenant?.earlier[0]?.artefacts).toMatchObject([{ draft: '1.0.4' }]);
    }
  });

  it('say what is missing', () => {
    expect(read(design('dev-d.json', { drafts }))).toEqual({
      rows: [
        ['B', 'P', '1.0.5'],
        ['A', undefined, undefined],
      ],
      faults: [['dev-d.json', 'drafts-only']],
    });
    expect(read(design('dev-p.json', { packages })).faults).toEqual([
      ['dev-p.json', 'packages-only'],
    ]);
    const more = [{ id: 'Q', name: 'Sales' }, ...packages];
    const partly = [design('dev-d.json', { drafts }), design('dev-p.json', { packages: more })];
    expect(readTenants([...lists, ...partly]).faults).toMatchObject([
      { source: { fileName: 'dev-p.json' }, kind: 'packages-only', subject: 'Q' },
    ]);
    // The design belongs to another tenant, even beside a single list.
    const elsewhere = [
      list('dev', ['B_DEV'], 'a.example'),
      design('d.json', { drafts }, 'b.example'),
    ];
    expect(readTenants(elsewhere).faults).toMatchObject([{ kind: 'design-time' }]);
    // Nothing tells whose design that is.
    expect(read(design('list.json', { packages, drafts })).faults).toEqual([
      ['list.json', 'design-time'],
    ]);
  });
});

describe('stages are told by the tenant first, and by words only if they separate', () => {
  it('01-test-copies: a few copies rename no tenant', () => {
    const { stages, rows, figures } = drop('01-test-copies');
    expect(stages).toEqual(['DEV', 'PROD']);
    expect(figures).toMatchObject({ artefacts: 14, deviations: 2, shared: 12 });
    const copies = rows.filter(({ finding }) => finding.missing.join() === 'PROD');
    expect(copies.map(({ id }) => id.slice(-5))).toEqual(['_Test', '_Test']);
  });

  it('03-int-prefix: the same word on everything is no stage', () => {
    const { stages, figures } = drop('03-int-prefix');
    expect(stages).toEqual(['DEV', 'PROD']);
    expect(figures).toMatchObject({ artefacts: 12, deviations: 0, shared: 12 });
  });

  it.each(['02-plain-is-prod', '05-client-suffix', '06-sid-suffix', '07-infix'])(
    '%s: three stages without a deviation',
    (folder) => {
      const { stages, rows, figures, view } = drop(folder);
      expect(stages).toEqual(['DEV', 'QA', 'PROD']);
      expect(figures).toMatchObject({ artefacts: 12, deviations: 0, unknown: 0, shared: 12 });
      expect(rows.every(({ states }) => states.size === 3)).toBe(true);
      expect(
        view.tenants.every(({ separation, openStage }) => {
          return !separation || separation.open.length === 0 || openStage === 'PROD';
        }),
      ).toBe(true);
    },
  );

  const compare = (sources: readonly Source[], settings: LandscapeState['settings'] = {}) => {
    const view = viewLandscape({ ...EMPTY_LANDSCAPE, sources, settings }, readTenants(sources));
    return { view, ...compareShown(view) };
  };

  it('a word on all ids of a tenant is taken off if they then meet', () => {
    const dev = list('dev', ['A_DEV', 'B_DEV', 'C_DEV']);
    for (const prod of [list('prod', ['A', 'B', 'C']), list('prod', ['A_PRD', 'B_PRD', 'C_PRD'])]) {
      const { stages, figures } = compare([dev, prod]);
      expect(stages).toEqual(['DEV', 'PROD']);
      expect(figures).toMatchObject({ artefacts: 3, deviations: 0 });
    }
    expect(compare([dev, list('prod', ['X', 'Y', 'Z'])]).figures.artefacts).toBe(6);
  });

  it('deployed ids are kept beside those without the stage', () => {
    const { rows } = compare([list('cpi', ['A_DEV', 'A_QAS', 'b_DEV', 'B_QAS'])]);
    expect(
      rows.map(({ id, states }) => [
        id,
        ...[...states.values()].map(({ deployedId }) => deployedId),
      ]),
    ).toEqual([
      ['A', 'A_DEV', 'A_QAS'],
      ['b', 'b_DEV', 'B_QAS'],
    ]);
  });

  it('what the visitor says counts first', () => {
    const sources = [list('dev', ['A_DEV', 'B_DEV']), list('prod', ['A', 'B'])];
    expect(compare(sources, { dev: { stage: 'QA' } }).stages).toEqual(['QA', 'PROD']);
    expect(compare(sources, { dev: { rules: [] } }).figures.shared).toBe(0);
    const one = [list('cpi', ['A_DEV', 'A_QAS', 'B_DEV', 'B_QAS', 'Shared'])];
    expect(compare(one).rows.find(({ id }) => id === 'Shared')?.states.size).toBe(2);
    expect(compare(one, { cpi: { openStage: '' } }).rows).toHaveLength(2);
    expect(compare(one, { cpi: { openStage: 'PROD' } }).stages).toEqual(['DEV', 'QA', 'PROD']);
  });
});

describe('if no id meets across stages', () => {
  const view = (sources: readonly Source[], settings = {}) =>
    viewLandscape({ ...EMPTY_LANDSCAPE, sources, settings }, readTenants(sources));

  it.each([
    ['at the end', ['A_x7', 'B_x7', 'C'], ['A_k', 'B_k', 'D_k'], ['_k', '_x7'], 2],
    ['at the start of one stage only', ['zz-A', 'zz-B'], ['A', 'B'], ['zz-'], 2],
  ])('words %s are proposed without which they meet', (_, dev, prod, words, gain) => {
    const apart = view([list('dev', dev), list('prod', prod)]);
    expect(apart.proposal?.words.map(({ text }) => text).sort()).toEqual(words);
    expect(apart.proposal?.gain).toBe(gain);
    const { figures, rows } = compareShown(apart);
    expect(figures.shared).toBe(0);
    expect(rows.flatMap(({ finding }) => finding.missing)).toEqual([]);
  });

  it('nothing is proposed that brings no ids together, and gaps are unknown', () => {
    const apart = view([list('dev', ['A_x', 'B_x']), list('prod', ['C_y'])]);
    expect(apart.proposal).toBeUndefined();
    const comparison = compareShown(apart);
    expect(comparison.apart).toEqual(['DEV', 'PROD']);
    expect(comparison.figures).toMatchObject({ deviations: 0, unknown: 3 });
  });

  it('one list alone, or an empty one beside it, is not unmatched', () => {
    for (const one of [view([list('dev', ['A'])]), view([list('dev', ['A']), list('prod', [])])]) {
      expect(compareShown(one).apart).toEqual([]);
    }
  });
});

function list(name: string, ids: readonly string[], host?: string): Source {
  const artefacts = ids.map((id) => artefact(id));
  return {
    key: name,
    fileName: `${name}.json`,
    result: { kind: 'list', artefacts, entries: ids.length, duplicates: [], ...(host && { host }) },
  };
}
