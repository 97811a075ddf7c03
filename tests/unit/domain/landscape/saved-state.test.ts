import { expect, it, test } from 'vitest';
import { writeSavedState } from '#app/domain/landscape/saved-state';
import { joinTenants } from '#app/domain/landscape/sources';
import { listSample, parseXml, readList, readText } from './samples';

it('version 1 is read for ever, and never changes', () => {
  expect(readList(readText('saved/1.json'), parseXml)).toEqual({
    kind: 'saved',
    settings: {
      'acme-dev.cfapps.eu10.hana.ondemand.com': { stage: 'QA', landscape: 1 },
      '1790000000000-2': {
        name: 'Produktion',
        rules: [{ position: 'suffix', token: 'prd', stage: 'PROD', isOn: true }],
        openStage: 'PROD',
        isPartial: false,
      },
    },
    stageOrder: ['PROD', 'QA'],
    leftOut: '',
    accepted: [],
    answered: [],
    sources: [
      {
        key: '1790246400000-0',
        tenant: 'acme-dev.cfapps.eu10.hana.ondemand.com',
        fileName: 'dev.json',
        modified: 1_790_240_000_000,
        savedAt: 1_790_246_400_000,
        result: {
          kind: 'list',
          artefacts: [
            {
              id: 'Order',
              name: 'Order to Cash',
              version: '1.0.3',
              type: 'INTEGRATION_FLOW',
              status: 'STARTED',
              deployedAt: 1_780_000_000_000,
            },
          ],
          entries: 2,
          duplicates: ['Order'],
          odd: ['Stock'],
          next: 'https://acme-dev.it-cpi018.cfapps.eu10.hana.ondemand.com/api/v1/IntegrationRuntimeArtifacts?$skiptoken=2',
          total: 3,
          host: 'acme-dev.it-cpi018.cfapps.eu10.hana.ondemand.com',
        },
      },
      {
        key: '1790246400000-1',
        tenant: '1790000000000-2',
        fileName: 'prod.json',
        modified: 1_790_246_400_000,
        savedAt: 1_790_246_400_000,
        result: {
          kind: 'list',
          artefacts: [
            { id: 'Order_PRD', name: 'Order_PRD', version: '', type: '', status: 'ERROR' },
          ],
          entries: 1,
          duplicates: [],
        },
      },
    ],
  });
});

it('what is written is read again, without names of people', () => {
  const result = listSample('prod.json');
  const tenants = joinTenants([{ key: 'k', fileName: 'prod von Erika.json', result }]);
  const decisions = {
    settings: {},
    stageOrder: ['PROD'],
    leftOut: 'Template_*',
    accepted: [{ id: 'A', states: 'DEV 1, PROD -', reason: 'Nur zum Testen' }],
    answered: ['suffix q'],
  };
  const text = writeSavedState(decisions, tenants, 5);
  expect(readText('prod.json')).toContain('muster.example');
  expect(text).not.toMatch(/muster\.example|sb-|DeployedBy|Erika/);
  expect(readList(text, parseXml)).toEqual({
    kind: 'saved',
    ...decisions,
    sources: [
      {
        key: '5-0',
        tenant: 'stagemap-prod.cfapps.eu10-002.hana.ondemand.com',
        fileName: 'PROD',
        // When a list was written that nothing dates is known from the saving.
        modified: 5,
        savedAt: 5,
        result,
      },
    ],
  });
});

it.each([
  ['a stage, of a name that tells it', 'Erika TEST.json', 'a.example', 'TEST'],
  ['the tenant, of a name that tells no stage', 'Erika.json', 'a.example', 'a.example'],
  ['the name, where nothing else tells the tenant', 'Werk 2.json', undefined, 'Werk 2.json'],
])('what is kept of a file name is %s', (_, fileName, host, kept) => {
  const result = { ...listSample('empty.json'), ...(host && { host }) };
  const decisions = { settings: {}, stageOrder: [], leftOut: '', accepted: [], answered: [] };
  const text = writeSavedState(decisions, joinTenants([{ key: 'k', fileName, result }]), 5);
  expect(readList(text, parseXml)).toMatchObject({ sources: [{ fileName: kept }] });
});

it('version 1 with exceptions is read for ever, too', () => {
  expect(readList(readText('saved/1-exceptions.json'), parseXml)).toEqual({
    kind: 'saved',
    settings: {},
    stageOrder: [],
    leftOut: 'Template_*, *_Copy',
    accepted: [{ id: 'Order', states: 'DEV 1, PROD -', reason: 'Nur zum Testen' }],
    answered: [],
    sources: [],
  });
});

test.each([
  ['cut', readText('saved/1.json').slice(0, -9), 'half-file'],
  ['of a later version', readText('saved/1.json').replace('1,', '2,'), 'saved-unreadable'],
  ['of other content', '{"stagemap":"landscape","version":1}', 'saved-unreadable'],
])('a file that is %s is named', (_, text, kind) => {
  expect(readList(text, parseXml)).toEqual({ kind: 'fault', fault: { kind } });
});
