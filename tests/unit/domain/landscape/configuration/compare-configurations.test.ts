import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import { compareConfigurations } from '#app/domain/landscape/configuration/compare-configurations';
import { EMPTY_LANDSCAPE, type LandscapeState } from '#app/domain/landscape/landscape-state';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { finish, parseXml, readList } from '../samples';

const filesSchema = z.object({ files: z.record(z.string(), z.string()) });
const { files } = filesSchema.parse(
  JSON.parse(
    gunzipSync(
      readFileSync('tests/fixtures/landscape/configuration/drei-tenants.json.gz'),
    ).toString(),
  ),
);
const NOW = Date.parse('2026-11-29T08:00:00Z');

function compare(texts: Record<string, string>, change: Partial<LandscapeState> = {}) {
  const sources = Object.entries(texts).map(([fileName, text], at) => {
    const result = readList(text, parseXml);
    if (result.kind === 'saved') throw new Error(fileName);
    const day = fileName.includes('earlier') ? 7 : 0;
    return { key: `${at}`, fileName, modified: NOW - day * 86_400_000, result };
  });
  const state = { ...EMPTY_LANDSCAPE, sources, since: 'none', ...change };
  const view = viewLandscape(state, readTenants(sources));
  return finish(compareConfigurations(view, compareShown(view), NOW));
}

describe("the page's comparison of configurations (D58)", () => {
  const all = compare(files);
  const rows: readonly LandscapeRow[] = all?.rows ?? [];

  it('has a row for each flow and certificate, the worst first', () => {
    const worst = all?.rows.slice(0, 3).map(({ finding }) => finding.missingName.length);
    expect(worst).toEqual([1, 1, 1]);
    expect(all?.findings).toBeGreaterThan(20);
    expect(all?.rows.some(({ type }) => type === 'CERTIFICATE')).toBe(true);
  });

  it('does not count what is unsure', () => {
    const row = rows.find(({ id }) => id === 'CaseA_WordOnly');
    expect(row?.faults).toMatchObject([{ kind: 'otherStage', unsure: 'word' }]);
    expect(row?.finding.otherStage).toEqual([]);
  });

  it('does not count what is intended, until another value stands there', () => {
    const row = rows.find(({ id }) => id === 'CaseA_KeptAsHost');
    const accepted = [{ id: row?.id ?? '', states: row?.acceptedAs ?? '', reason: 'Test' }];
    const kept = compare(files, { accepted });
    expect(kept?.findings).toBe((all?.findings ?? 0) - 1);
    expect(kept?.rows.find(({ id }) => id === row?.id)?.accepted).toBe('Test');
    const value = row?.parameters?.find(({ key }) => key === 'Hub_Host')?.cells[2]?.value ?? '-';
    const rename = (text: string) => text.replaceAll(value, `new.${value}`);
    const others = Object.entries(files).map(([name, text]) => [name, rename(text)]);
    const changed = compare(Object.fromEntries(others), { accepted });
    expect(changed?.rows.find(({ id }) => id === row?.id)?.accepted).toBeUndefined();
  });

  it('keeps what an older release wrote as intended: the marked value of production first', () => {
    const write = (tenant: string, other: string, kept = 'erp-test.acme.example') => {
      const ids = Array.from({ length: 16 }, (_, at) => `Flow_${at}`);
      return JSON.stringify({
        tenant,
        runtime: ids.map((Id) => ({ Id, Name: Id, Version: '1.0.0', Status: 'STARTED' })),
        configurations: ids.map((id, at) => {
          const value = `https://${at === 0 ? kept : other}/x`;
          return { id, version: '1.0.0', parameters: [{ key: 'Url', type: 'xsd:string', value }] };
        }),
      });
    };
    const texts = {
      'DEV.json': write('DEV', 'erp-dev.acme.example', 'erp-dev.acme.example'),
      'TEST.json': write('TEST', 'erp-test.acme.example'),
      'QA.json': write('QA', 'erp-qa.acme.example'),
      'PROD.json': write('PROD', 'erp.acme.example'),
    };
    const [dev, test] = ['https://erp-dev.acme.example/x', 'https://erp-test.acme.example/x'];
    const values = [['Url', [dev, test, test, test]]];
    const states = JSON.stringify([
      ['otherStage', ['PROD'], values],
      ['otherStage', ['QA'], values],
    ]);
    const kept = compare(texts, { accepted: [{ id: 'Flow_0', states, reason: 'Umzug' }] });
    expect(kept?.rows.find(({ id }) => id === 'Flow_0')?.accepted).toBe('Umzug');
  });

  it('tells what has changed since a day', () => {
    const earlier = (files['PROD.json'] ?? '')
      .replaceAll('hub-a', 'hub-c')
      .replace('"collectedAt":"2026-11-29', '"collectedAt":"2026-11-22');
    const since = compare({ ...files, 'PROD-earlier.json': earlier }, { since: 'latest' });
    const changed = since?.rows.filter(({ finding }) => finding.reconfigured.length > 0);
    expect(changed?.every(({ finding }) => finding.reconfigured.join() === 'PROD')).toBe(true);
    expect(since && 'changes' in since && since.changes.all).toBe(changed?.length);
    expect(changed?.map(({ id }) => id)).toContain('CaseA_KeptAsHost');
  });

  it('says since when a finding stands there with the same values', () => {
    const earlier = Object.entries(files).map(([name, text]) => {
      const then = text.replace('"collectedAt":"2026-11-29', '"collectedAt":"2026-11-22');
      return [`earlier-${name}`, then.replaceAll('"Delay"', '"Pause"')];
    });
    const dated = compare({ ...files, ...Object.fromEntries(earlier) });
    const flows: readonly LandscapeRow[] = dated?.rows ?? [];
    const days = flows.flatMap(({ id, type, since, faults = [] }) =>
      type !== 'CERTIFICATE' && faults.some(({ unsure }) => !unsure) ? { id, since } : [],
    );
    expect(days.find(({ id }) => id === 'CaseA_Numbers')?.since).toBeUndefined();
    const others = days.filter(({ id }) => id !== 'CaseA_Numbers');
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(({ since }) => since !== '2026-11-22')).toEqual([]);
  });

  it("tells what is empty of values that the collector's `names` hides", () => {
    const write = (tenant: string, states: Record<string, 'set' | 'empty'>) =>
      JSON.stringify({
        tenant,
        runtime: [{ Id: 'A', Name: 'A', Version: '1.0.0', Status: 'STARTED' }],
        configurations: [
          {
            id: 'A',
            version: '1.0.0',
            parameters: Object.entries(states).map(([key, hidden]) => {
              const why = key === 'Password' ? 'secret' : 'names';
              return { key, type: 'xsd:string', hidden, why };
            }),
          },
        ],
        credentials: [],
      });
    const set = { Filter: 'set', 'Credential Name': 'set', Directory: 'set' } as const;
    const none = { Filter: 'empty', 'Credential Name': 'empty', Directory: 'empty' } as const;
    const compared = compare({
      'DEV.json': write('DEV', { ...set, Directory: 'empty' }),
      'TEST.json': write('TEST', set),
      'PROD.json': write('PROD', none),
    });
    const [row]: readonly LandscapeRow[] = compared?.rows ?? [];
    expect(row?.faults).toMatchObject([
      { kind: 'empty', keys: ['Filter'], stages: ['PROD'], unsure: undefined },
      { kind: 'empty', keys: ['Directory'], stages: ['PROD'], unsure: 'optional' },
    ]);
    expect(compared?.findings).toBe(1);
  });

  it.each([
    ['1.0.0', undefined],
    ['Active', 'draft'],
  ])(
    'counts a number that differs while the design is %s, unless that is a draft',
    (design, unsure) => {
      const write = (tenant: string, value: unknown, version: string) =>
        JSON.stringify({
          tenant,
          runtime: [{ Id: 'A', Name: 'A', Version: '1.0.0', Status: 'STARTED' }],
          packages: [{ Id: 'P', Name: 'P' }],
          designtime: [{ Id: 'A', Name: 'A', PackageId: 'P', Version: version }],
          // As the collector writes them: without a version.
          configurations: [{ id: 'A', parameters: [{ key: 'Batch', type: 'xsd:string', value }] }],
        });
      const compared = compare({
        'DEV.json': write('DEV', '10', '1.0.0'),
        'PROD.json': write('PROD', 20, design),
      });
      expect(compared?.rows[0]?.faults).toMatchObject([
        { kind: 'different', stages: ['PROD'], unsure },
      ]);
    },
  );

  it('is absent where no list brings configurations', () => {
    const bare = Object.entries(files).map(([name, text]) => {
      const { tenant, runtime } = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
      return [name, JSON.stringify({ tenant, runtime })];
    });
    expect(compare(Object.fromEntries(bare))).toBeUndefined();
  });
});
