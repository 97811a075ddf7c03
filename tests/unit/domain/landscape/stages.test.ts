import { expect, test } from 'vitest';
import { guessStage, orderStages } from '#app/domain/landscape/stages';

test.each([
  ['dev.json', 'DEV'],
  ['Entwicklung.json', 'DEV'],
  ['cpi-test_2026-11-24.json', 'TEST'],
  ['cpi-tst.json', 'TEST'],
  ['uat.json', 'UAT'],
  ['acme-QAS.xml', 'QA'],
  ['ListProd.json', 'PROD'],
  ['acmeprod (1).json', 'PROD'],
  ['Produktion.json', 'PROD'],
  ['pre-prod.json', 'PREPROD'],
  ['preprod.json', 'PREPROD'],
  ['vorprod.json', 'PREPROD'],
  ['acmevorprod.json', 'PREPROD'],
  ['acme-preprod', 'PREPROD'],
  ['dev2.json', 'DEV2'],
  ['stagemap-devtest', undefined],
  ['dev und test.json', undefined],
  ['nonprod.json', undefined],
  ['non-prod.json', undefined],
  ['IntegrationRuntimeArtifacts (1).json', undefined],
  ['latest.json', undefined],
  ['products.json', undefined],
  ['', undefined],
])('%s names the stage %s', (name, stage) => {
  expect(guessStage(name)).toBe(stage);
});

test('stages stand in the order of transport, unknown ones before production', () => {
  const stages = 'PROD,Werk 1,PREPROD,TEST,DEV10,DEV2,QA,DEV,INT,SANDBOX,DEV'.split(',');
  expect(orderStages(stages).join()).toBe('SANDBOX,DEV,DEV2,DEV10,INT,TEST,QA,Werk 1,PREPROD,PROD');
  expect(orderStages(['P', 'Q', 'D']).join()).toBe('D,Q,P');
});
