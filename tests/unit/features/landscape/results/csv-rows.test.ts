import { expect, it } from 'vitest';
import { compareSince, getShownState } from '#app/domain/landscape/compare-since';
import {
  compareStages,
  type LandscapeComparison,
  type LandscapeRow,
} from '#app/domain/landscape/compare-stages';
import { listCsvColumns } from '#app/features/landscape/results/results-export';
import { artefact } from '../../../domain/landscape/samples';

const WORDS = {
  sayState: (row: LandscapeRow, stage: string) => {
    const shown = getShownState(row, stage);
    const { state, versionState } = shown;
    return {
      ...shown,
      version: state?.version || versionState,
      designed: state?.draft === '' ? 'edited' : state?.draft,
      status: (state?.status ?? '').toLowerCase(),
    };
  },
  sayFinding: ({ finding: { missing } }: Pick<LandscapeRow, 'finding'>) =>
    `missing on ${missing.join()}`,
};

/** The heads and rows of a comparison. */
function write({ stages, rows }: LandscapeComparison) {
  const shown = stages.map((name) => ({
    name,
    tenant: `acme-${name.toLowerCase()}`,
    past: undefined,
    listed: 'today',
    listPlaces: () => [],
  }));
  const columns = listCsvColumns(rows, shown, WORDS);
  return {
    heads: columns.map(({ key, stage }) => (stage ? `${stage.name} ${key}` : key)).join(';'),
    rows: rows.map((_, at) => columns.map(({ texts }) => texts[at]).join(';')),
  };
}

it('lists each artefact with version, status, time, id and tenant on every stage', () => {
  const comparison = compareStages([
    {
      stage: 'DEV',
      artefacts: [
        artefact('A', {
          name: 'Order',
          version: '1.2.3',
          type: 'ODATA_API',
          deployedAt: Date.UTC(2026, 9, 25, 0, 30),
          deployedId: 'A_DEV',
        }),
        artefact('B', { version: 'Release-2', type: '', status: 'ERROR' }),
      ],
    },
    { stage: 'PROD', artefacts: [] },
  ]);
  expect(write(comparison)).toEqual({
    heads:
      'artefact;id;type;DEV version;DEV status;DEV deployed;DEV id;DEV tenant;DEV listed;' +
      'PROD version;PROD status;PROD deployed;PROD id;PROD tenant;PROD listed;finding',
    rows: [
      'Order;A;OData API;v1.2.3;started;2026-10-25 02:30:00;A_DEV;acme-dev;today;missing;;;;acme-prod;today;missing on PROD',
      'B;B;;Release-2;error;;B;acme-dev;today;missing;;;;acme-prod;today;missing on PROD',
    ],
  });
});

it('says what is unknown, as in a list that is not whole', () => {
  const { rows } = write(
    compareStages([
      { stage: 'DEV', artefacts: [artefact('A'), artefact('B', { version: '' })] },
      { stage: 'PROD', artefacts: [artefact('B')], isPartial: true },
    ]),
  );
  expect(rows.map((row) => row.split(';').slice(3, 15).join(';'))).toEqual([
    'v1.0.0;started;;A;acme-dev;today;unknown;;;;acme-prod;today',
    'unknown;started;;B;acme-dev;today;v1.0.0;started;;B;acme-prod;today',
  ]);
});

it('has packages, drafts and earlier versions if they are known', () => {
  const now = artefact('A', { version: '1.0.3', package: 'Finance', draft: '1.0.5' });
  const comparison = compareSince(
    [
      { stage: 'DEV', artefacts: [now, artefact('B')] },
      { stage: 'PROD', artefacts: [] },
    ],
    [
      { stage: 'DEV', artefacts: [artefact('A', { version: '1.0.2' }), artefact('B')] },
      { stage: 'PROD', artefacts: [artefact('A')] },
    ],
  );
  const { heads, rows } = write(comparison);
  expect(heads).toBe(
    'artefact;id;type;package;DEV version;DEV past;DEV draft;DEV status;DEV deployed;DEV id;' +
      'DEV tenant;DEV listed;PROD version;PROD past;PROD status;PROD deployed;PROD id;PROD tenant;PROD listed;finding',
  );
  expect(rows.map((row) => row.split(';').slice(3, -5).join(';'))).toEqual([
    'Finance;v1.0.3;v1.0.2;v1.0.5;started;;A;acme-dev;today;missing;v1.0.0;',
    ';v1.0.0;;;started;;B;acme-dev;today;plain;;',
  ]);
});
