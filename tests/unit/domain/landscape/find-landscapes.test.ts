import { expect, test } from 'vitest';
import { findLandscapes } from '#app/domain/landscape/find-landscapes';

const HANA = 'hana.ondemand.com';

test.each([
  [
    'by data centre',
    [
      [`a-dev.cfapps.eu10-003.${HANA}`, 'a-dev', 'DEV'],
      [`b-dev.cfapps.us10.${HANA}`, 'b-dev', 'DEV'],
      [`a-prod.cfapps.eu10.${HANA}`, 'a-prod', 'PROD'],
      [`b-prod.cfapps.us10.${HANA}`, 'b-prod', 'PROD'],
    ],
    { eu10: ['a-dev', 'a-prod'], us10: ['b-dev', 'b-prod'] },
  ],
  [
    'by names, with several stages on a tenant',
    [
      ['1', 'nonprod-eu', 'DEV', 'QA'],
      ['2', 'prod-eu', 'PROD'],
      ['3', 'nonprod-us', 'DEV', 'QA'],
      ['4', 'prod-us', 'PROD'],
    ],
    { eu: ['nonprod-eu', 'prod-eu'], us: ['nonprod-us', 'prod-us'] },
  ],
  [
    'also if one region has a stage more',
    [
      ['1', 'eu dev', 'DEV'],
      ['2', 'eu qa', 'QA'],
      ['3', 'eu prod', 'PROD'],
      ['4', 'us dev', 'DEV'],
      ['5', 'us prod', 'PROD'],
    ],
    { eu: ['eu dev', 'eu qa', 'eu prod'], us: ['us dev', 'us prod'] },
  ],
  [
    'not for one stage in two data centres',
    [
      [`dev.cfapps.eu10.${HANA}`, 'dev', 'DEV'],
      [`prod.cfapps.eu10.${HANA}`, 'prod', 'PROD'],
      [`prod.cfapps.us10.${HANA}`, 'prod-us', 'PROD'],
    ],
    {},
  ],
  [
    'not for stages in different data centres',
    [
      [`dev.cfapps.eu10.${HANA}`, 'dev', 'DEV'],
      [`prod.cfapps.eu20.${HANA}`, 'prod', 'PROD'],
    ],
    {},
  ],
])('regions with the same stages are found %s', (_, tenants, found) => {
  const regions = findLandscapes(
    tenants.map(([key = '', name = '', ...stages]) => ({
      key,
      name,
      files: [{ fileName: 'list.json' }],
      stages: stages.map((typed) => ({ typed })),
    })),
  );
  const named = [...(regions ?? [])].map(([region, group]) => [
    region,
    group.map(({ name }) => name),
  ]);
  expect(Object.fromEntries(named)).toEqual(found);
});
