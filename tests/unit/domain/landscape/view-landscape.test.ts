import { describe, expect, it } from 'vitest';
import { EMPTY_LANDSCAPE, type Source } from '#app/domain/landscape/landscape-state';
import type { ReadList } from '#app/domain/landscape/list';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { artefact } from './samples';

describe('the view of a landscape', () => {
  it('names a stage by its tenant where the file name gives no guess', () => {
    const view = viewOf([list('1', 'prod.json'), list('2', 'dev.json'), list('3', 'cpi.json')]);
    expect(view.stages).toStrictEqual(['DEV', 'cpi', 'PROD']);
  });

  it('distinguishes two tenants with the same stage by their names', () => {
    const sources = [list('1', 'prod-eu.json'), list('2', 'prod-us.json')];
    expect(viewOf(sources).stages).toStrictEqual(['PROD', 'PROD (prod-us)']);
    const apart = viewOf(sources, { '2': { landscape: 2 } });
    expect(apart.stages).toStrictEqual(['PROD']);
    expect(apart.landscapes).toStrictEqual([1, 2]);
  });

  it('has one column for two runtimes of a tenant, and for two that the visitor joins', () => {
    const edge = 'a.example/location/edge';
    const runtimes = [
      list('1', 'dev.json', ['A'], 'a.example'),
      list('2', 'dev-edge.json', ['B'], edge),
    ];
    const view = viewOf([...runtimes, list('3', 'prod.json', ['A', 'B'])]);
    expect(view.stages).toStrictEqual(['DEV', 'PROD']);
    expect(compareShown(view).figures).toMatchObject({ artefacts: 2, deviations: 0, unknown: 0 });
    const sources = [list('1', 'prod-eu.json'), list('2', 'prod-us.json')];
    expect(viewOf(sources, { '2': { isJoined: true } }).stages).toStrictEqual(['PROD']);
  });

  it('shows what is gone from a stage that is empty today', () => {
    const on = (day: number, ids: readonly string[]) => ({
      ...list(`${day}`, 'cpi.json', ids, 'a.example'),
      modified: Date.UTC(2026, 8, day),
    });
    const ids = ['A_DEV', 'B_DEV', 'A_QAS', 'B_QAS'];
    const view = viewOf([on(1, ids), on(2, ids.slice(0, 2))]);
    expect(view.stages).toStrictEqual(['DEV', 'QA']);
    expect(compareShown(view)).toMatchObject({
      changes: { all: 2, gone: 2 },
      today: { deviating: 2, newly: 2, healed: 0 },
    });
    expect(compareShown(viewOf([on(1, ids), on(2, [])]))).toMatchObject({ changes: { gone: 2 } });
  });

  it('leaves strays out and nothing else of a tenant whose stage nothing tells', () => {
    const ids = Array.from({ length: 10 }, (_, at) => `Order_${at}`);
    const dev = ids.map((id) => `${id}_DEV`);
    const view = viewOf([
      list('1', 'one.json', dev),
      list('2', 'two.json', [...ids, 'Order_1_DEV']),
    ]);
    expect(view.stages).toStrictEqual(['DEV', 'two']);
    expect(compareShown(view).figures).toMatchObject({ artefacts: 10, deviations: 0 });
    expect(view.tenants[1]?.separation?.strays).toStrictEqual(['Order_1_DEV']);
  });

  it('gives plain ids beside those of one stage a stage, if most have a twin', () => {
    const plain = Array.from({ length: 10 }, (_, at) => `Order_${at}`);
    const ids = [...plain, ...plain.slice(4).map((id) => `${id}_QA`)];
    const view = viewOf([list('1', 'cpi.json', ids), list('2', 'prod.json', plain)]);
    expect(view.stages).toStrictEqual(['DEV', 'QA', 'PROD']);
    expect(compareShown(view).figures).toMatchObject({ artefacts: 10, deviations: 4 });
  });

  it('knows no gap of a stage that only twins suggest', () => {
    const plain = Array.from({ length: 97 }, (_, at) => `Order_${at}`);
    const words = plain.slice(91).map((id) => `${id}_QA`);
    const alone = Array.from({ length: 7 }, (_, at) => `Stock_${at}_QA`);
    const sources = [list('1', 'cpi.json', [...plain, ...words, ...alone])];
    expect(compareShown(viewOf(sources)).figures).toMatchObject({ unknown: 91, deviations: 7 });
    // The visitor has said what the rest is.
    const told = compareShown(viewOf(sources, { '1': { openStage: 'PROD' } }));
    expect(told.figures).toMatchObject({ unknown: 0, deviations: 98 });
  });

  it('keeps a stage whose ids have copies to try', () => {
    const ids = ['A', 'B', 'C', 'D'];
    const add = (...words: string[]) => words.flatMap((word) => ids.map((id) => `${id}_${word}`));
    const copies = ['A_QA_Test', 'B_QA_Test'];
    const sources = [
      list('1', 'cpi.json', [...add('DEV', 'TEST', 'QA'), ...copies]),
      list('2', 'prod.json', ids),
    ];
    const view = viewOf(sources);
    expect(view.stages).toStrictEqual(['DEV', 'TEST', 'QA', 'PROD']);
    expect(compareShown(view).figures).toMatchObject({ artefacts: 6, deviations: 2 });
  });

  it('makes no stage of copies of ids with a word, once the words are the visitor’s too', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `Order_${at}`);
    const words = ['DEV', 'QA'].flatMap((word) => ids.map((id) => `${id}_${word}`));
    const copies = ['Order_1_QA_Test', 'Order_2_QA_Test'];
    const sources = [list('1', 'cpi.json', [...words, ...copies]), list('2', 'prod.json', ids)];
    const [{ rules, openStage } = { rules: [] }] = viewOf(sources).tenants;
    expect(rules.map(({ token }) => token)).toStrictEqual(['dev', 'qa']);
    const view = viewOf(sources, { '1': { rules, openStage } });
    expect(view.stages).toStrictEqual(['DEV', 'QA', 'PROD']);
    expect(compareShown(view).figures).toMatchObject({ artefacts: 14, deviations: 2 });
  });

  it('tells the stage of an id whatever ids stand beside it', () => {
    const sources = (...more: string[]) => [
      list('1', 'cpi.json', ['A_DEV', 'A_QA', 'B_DEV', 'B_QA', 'Zed_QA_DEV', ...more]),
      list('2', 'prod.json', ['A', 'B', 'Zed']),
    ];
    const find = (view: ReturnType<typeof viewOf>) =>
      view.tenants[0]?.stages.find(({ artefacts }) =>
        artefacts.some(({ id, deployedId = id }) => deployedId === 'Zed_QA_DEV'),
      )?.stage;
    expect(find(viewOf(sources('Zzz')))).toBe(find(viewOf(sources())));
  });

  it('doubts a list that looks cut, until the visitor says that it is whole', () => {
    const ids = Array.from({ length: 90 }, (_, at) => `Order_${at}`);
    const sources = [list('1', 'dev.json', ids), list('2', 'prod.json', ids.slice(0, 50))];
    const count = (settings = {}) => compareShown(viewOf(sources, settings)).figures;
    expect(count()).toMatchObject({ deviations: 0, unknown: 40 });
    expect(count({ '2': { isPartial: false } })).toMatchObject({ deviations: 40, unknown: 0 });
  });

  it('says what the design tells beside the artefacts', () => {
    const drafts = ['A', 'C'].map((id) => ({ id, version: '1', packageId: 'P' }));
    const packages = [{ id: 'P', name: 'Finance', hasUpdate: true }];
    const one = list('1', 'dev.json', ['A', 'B'], 'DEV');
    const result = { ...one.result, isWhole: true, design: { packages, drafts } };
    expect(readTenants([{ ...one, result }]).tenants[0]?.remarks).toEqual({
      undeployed: ['C'],
      orphaned: ['B'],
      updates: ['Finance'],
    });
  });

  it('separates stages by rules, and follows those that are changed', () => {
    const sources = [list('1', 'cpi.json', ['Order_DEV', 'Order_TEST', 'Stock_DEV', 'Stock_TEST'])];
    const found = viewOf(sources);
    expect(found.stages).toStrictEqual(['DEV', 'TEST']);
    expect(compareShown(found).rows.map(({ id }) => id)).toStrictEqual(['Order', 'Stock']);
    const rules = found.tenants[0]?.rules.map((rule) => ({ ...rule, isOn: false })) ?? [];
    const off = viewOf(sources, { '1': { rules } });
    expect(off.stages).toStrictEqual(['cpi']);
    expect(compareShown(off).rows).toHaveLength(4);
  });

  it('follows a rule whose stage is renamed, ignores blanks around it, and one without a stage', () => {
    const sources = [list('1', 'cpi.json', ['Order_DEV', 'Order_TST', 'Stock'])];
    const dev = { position: 'suffix', token: 'dev', stage: 'DEV ', isOn: true } as const;
    const view = (stage: string, openStage: string) => {
      const rules = [dev, { ...dev, token: 'tst', stage }];
      const { stages, tenants } = viewOf(sources, { '1': { rules, openStage } });
      return [stages, tenants[0]?.openStage];
    };
    expect(view('TST', 'DEV')).toStrictEqual([['DEV', 'TST'], 'DEV']);
    expect(view('TEST', 'TST')).toStrictEqual([['DEV', 'TEST'], '']);
    expect(view('', 'DEV')).toStrictEqual([['DEV'], 'DEV']);
  });

  it('keeps the chosen order of stages, and adds others in the usual one', () => {
    const sources = [list('1', 'prod.json'), list('2', 'dev.json'), list('3', 'test.json')];
    const state = { ...EMPTY_LANDSCAPE, sources, stageOrder: ['PROD', 'QA'] };
    expect(viewLandscape(state, readTenants(sources)).stages).toStrictEqual([
      'PROD',
      'DEV',
      'TEST',
    ]);
  });

  it('compares with a chosen stage, as long as there is one', () => {
    const sources = [list('1', 'prod.json'), list('2', 'dev.json')];
    const choose = (reference: string) =>
      viewLandscape({ ...EMPTY_LANDSCAPE, sources, reference }, readTenants(sources)).reference;
    expect(['PROD', 'QA', ''].map(choose)).toStrictEqual(['PROD', '', '']);
  });

  it.each([
    ['two stages without a common id', ['A'], ['B'], true],
    ['two stages with one', ['A', 'B'], ['B'], false],
    ['an empty stage', ['A'], [], false],
  ])('of %s', (_, dev, prod, expected) => {
    const view = viewOf([list('1', 'dev.json', dev), list('2', 'prod.json', prod)]);
    expect(compareShown(view).apart.length > 0).toBe(expected);
  });

  it('compares with the latest day before, another one, or none', () => {
    const at = (day: number, result: Source['result']) => ({
      ...list(`${day}`, `${day}.json`),
      modified: Date.UTC(2026, 8, day, 22, 30),
      result,
    });
    const read = (host: string, ...versions: string[]): Source['result'] => ({
      kind: 'list',
      artefacts: versions.map((version, index) => artefact(`${index}_DEV`, { version })),
      entries: versions.length,
      duplicates: [],
      host,
    });
    const sources = [
      at(3, read('a.example', '3', '1')),
      at(2, read('a.example', '2', '1')),
      at(1, read('a.example', '1')),
    ];
    const settings = {
      'a.example': {
        rules: [{ position: 'suffix', token: 'dev', stage: 'DEV', isOn: true } as const],
      },
    };
    const compare = (since: string) => {
      const state = { ...EMPTY_LANDSCAPE, sources, settings, since };
      const view = viewLandscape(state, readTenants(sources));
      const found = compareShown(view);
      // A stage and its earlier state are not two stages without a common id.
      expect(found.apart).toEqual([]);
      return [view.days, view.since, 'changes' in found && found.changes];
    };
    // Half past ten in the evening is the next day in Berlin.
    const days = ['2026-09-03', '2026-09-02'];
    const changed = { all: 1, added: 0, gone: 0, changed: 1 };
    expect(compare('latest')).toEqual([days, '2026-09-03', changed]);
    expect(compare('2026-09-02')).toEqual([
      days,
      '2026-09-02',
      { all: 2, added: 1, gone: 0, changed: 1 },
    ]);
    expect(compare('none')).toEqual([days, '', false]);
  });

  it('names what the tenant said in an error, and tenants beyond twenty-four', () => {
    const fault = { kind: 'error-answer', code: '403', message: 'Forbidden' } as const;
    const tenants = Array.from({ length: 25 }, (_, at) =>
      list(`${at}`, `t${String(at).padStart(2, '0')}.json`),
    );
    const read = readTenants([
      { key: 'e', fileName: 'error.json', result: { kind: 'fault', fault } },
      ...tenants,
    ]);
    expect(read.tenants).toHaveLength(24);
    expect(
      read.faults.map(({ source, kind, errorText }) => [source.fileName, kind, errorText]),
    ).toStrictEqual([
      ['error.json', 'error-answer', '403: Forbidden'],
      ['t24.json', 'too-many', undefined],
    ]);
  });
});

function viewOf(sources: readonly Source[], settings = {}) {
  return viewLandscape({ ...EMPTY_LANDSCAPE, sources, settings }, readTenants(sources));
}

function list(
  key: string,
  fileName: string,
  ids: readonly string[] = ['Order'],
  host?: string,
): Source & { result: ReadList } {
  const artefacts = ids.map((id) => artefact(id));
  const entries = ids.length;
  return {
    key,
    fileName,
    result: { kind: 'list', artefacts, entries, duplicates: [], ...(host && { host }) },
  };
}
