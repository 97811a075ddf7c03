import { expect, it } from 'vitest';
import { compareStages, type LandscapeRow } from '#app/domain/landscape/compare-stages';
import { listCsvRows } from '#app/features/landscape/results/results-export';
import { artefact } from '../../../domain/landscape/samples';

const WORDS = {
  missing: 'missing',
  unknown: 'unknown',
  sayFinding: ({ finding: { missing } }: Pick<LandscapeRow, 'finding'>) =>
    `missing on ${missing.join()}`,
  sayStatus: (status: string) => status.toLowerCase(),
};

const shown = (stages: readonly string[]) =>
  stages.map((name) => ({ name, tenant: `acme-${name.toLowerCase()}` }));

it('lists each artefact with version, status, time, id and tenant on every stage', () => {
  const { rows, stages } = compareStages([
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
  expect(listCsvRows(rows, shown(stages), WORDS).map((row) => row.join(';'))).toEqual([
    'Order;A;OData API;v1.2.3;started;2026-10-25 02:30:00;A_DEV;acme-dev;missing;;;;acme-prod;missing on PROD',
    'B;B;;Release-2;error;;B;acme-dev;missing;;;;acme-prod;missing on PROD',
  ]);
});

it('says what is unknown, as in a list that is not whole', () => {
  const { rows, stages } = compareStages([
    { stage: 'DEV', artefacts: [artefact('A'), artefact('B', { version: '' })] },
    { stage: 'PROD', artefacts: [artefact('B')], isPartial: true },
  ]);
  expect(listCsvRows(rows, shown(stages), WORDS).map((row) => row.slice(3, 13).join(';'))).toEqual([
    'v1.0.0;started;;A;acme-dev;unknown;;;;acme-prod',
    'unknown;started;;B;acme-dev;v1.0.0;started;;B;acme-prod',
  ]);
});
