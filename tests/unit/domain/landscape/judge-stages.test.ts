import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import {
  EMPTY_LANDSCAPE,
  type LandscapeState,
  type Source,
} from '#app/domain/landscape/landscape-state';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { findLies } from './invented-landscapes';
import { FOLDER, parseXml, readList } from './samples';

/** An invented landscape, and what another program says must be shown of it. */
interface Judged {
  title: string;
  /** `auto`: exactly this; `labels`: stages may be called otherwise; `ask`: unknown or a proposal. */
  accept: 'auto' | 'labels' | 'ask';
  stages: string[];
  /** Id, version, status if not started, name if it is not the id with blanks. */
  files: Record<string, { host: string; artefacts: [string, string, string?, string?][] }>;
  /** Deployed id on each stage, why the row deviates, and stages of which nothing can be known. */
  rows: [(string | null)[], string[]?, string[]?][];
}

const JUDGED = new URL('judged/', FOLDER);
const names = readdirSync(JUDGED).map((file) => file.slice(0, -5));

function readJudged(name: string): Judged {
  return JSON.parse(readFileSync(new URL(`${name}.json`, JUDGED), 'utf8'));
}

/** The files of a landscape as tenants answer them, read. */
function readSources({ files }: Judged): Source[] {
  return Object.entries(files).map(([fileName, { host, artefacts }]) => {
    const results = artefacts.map(([Id, Version, Status = 'STARTED', Name]) => {
      const id = `https://${host}/api/v1/IntegrationRuntimeArtifacts('${Id}')`;
      const type = 'com.sap.hci.api.IntegrationRuntimeArtifact';
      return {
        __metadata: { id, type },
        Id,
        Version,
        Status,
        Name: Name ?? Id.replaceAll('_', ' '),
      };
    });
    const result = readList(JSON.stringify({ d: { results } }), parseXml);
    if (result.kind === 'saved') throw new Error('no list');
    return { key: fileName, fileName, modified: 1, result };
  });
}

function show(sources: readonly Source[], settings: LandscapeState['settings'] = {}) {
  const view = viewLandscape({ ...EMPTY_LANDSCAPE, sources, settings }, readTenants(sources));
  return { view, ...compareShown(view) };
}

/** A row's deployed ids by stage, and its finding. */
function describeRow(
  { states, finding }: LandscapeRow,
  stages: readonly string[],
  names: readonly string[],
) {
  const rename = (stage: string) => names[stages.indexOf(stage)] ?? stage;
  const kinds = [
    ...finding.missing.map((stage) => `missing ${rename(stage)}`),
    ...[...finding.behind, ...finding.ahead, ...finding.differing].map(
      (one) => `version ${rename(one)}`,
    ),
    ...finding.failed.map((stage) => `failed ${rename(stage)}`),
    ...finding.unknown.flatMap((stage) => (states.has(stage) ? [] : `unknown ${rename(stage)}`)),
  ];
  const ids = stages.map((stage) => {
    const { id, deployedId = id } = states.get(stage) ?? {};
    return deployedId ?? '–';
  });
  return `${ids.join(' | ')}: ${kinds.sort().join(', ')}`;
}

function describeTruth([ids, deviates = [], unknown = []]: Judged['rows'][number]) {
  const kinds = [...deviates, ...unknown.map((stage) => `unknown ${stage}`)];
  return `${ids.map((id) => id ?? '–').join(' | ')}: ${kinds.sort().join(', ')}`;
}

test.each(names.map((name) => [name, readJudged(name)] as const))('%s: $title', (_, truth) => {
  const { stages, rows, figures } = show(readSources(truth));
  if (truth.accept === 'ask') {
    expect(findLies(rows, truth)).toEqual([]);
    return;
  }
  if (truth.accept === 'labels') expect(stages).toHaveLength(truth.stages.length);
  else expect(stages).toEqual(truth.stages);
  const shown = rows.map((row) => describeRow(row, stages, truth.stages));
  expect(shown.sort()).toEqual(truth.rows.map(describeTruth).sort());
  expect(figures.deviations).toBe(
    truth.rows.filter(([, deviates = []]) => deviates.length > 0).length,
  );
});
