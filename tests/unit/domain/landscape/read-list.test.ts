import { describe, expect, it, test } from 'vitest';
import { readMoment } from '#app/domain/landscape/moment';
import { MAX_LIST_LENGTH } from '#app/domain/landscape/read-list';
import { listSample, parseXml, readList, readSample, readText } from './samples';

const PROD = 'stagemap-prod.it-cpi001.cfapps.eu10-002.hana.ondemand.com';
const LIST = `https://${PROD}/api/v1/IntegrationRuntimeArtifacts`;
const T1 = 'https://t1.it-cpi019.cfapps.eu10.hana.ondemand.com/api/v1/IntegrationRuntimeArtifacts';

describe('lists', () => {
  test.each([
    ['devtest.json', 85],
    ['devtest.atom.xml', 85],
    ['select.json', 42],
    ['empty.json', 0],
    ['empty.atom.xml', 0],
    ['texts/results-null.json', 0],
  ])('%s is read', (name, length) => {
    const list = listSample(name);
    expect([list.artefacts.length, list.entries]).toEqual([length, length]);
    expect([list.duplicates, list.next]).toEqual([[], undefined]);
  });

  it('are the same in JSON, in Atom and with dates without a zone', () => {
    const { artefacts } = listSample('prod.json');
    const others = ['prod.atom.xml', 'texts/utf16le.atom.xml', 'plain-iso-dates.json', 'bom.json'];
    for (const name of others) expect(listSample(name).artefacts).toEqual(artefacts);
    expect(artefacts).toHaveLength(42);
    expect(artefacts[0]).toEqual({
      id: 'Replicate_Business_Partner_from_S4HANA_to_CRM',
      name: 'Replicate Business Partner from S4HANA to CRM',
      version: '1.0.0',
      type: 'INTEGRATION_FLOW',
      status: 'STARTED',
      deployedAt: Date.UTC(2026, 9, 5, 6),
    });
  });

  test.each(['devtest.json', 'prod.atom.xml'])('%s is read without names of people', (name) => {
    expect(readText(name)).toContain('muster.example');
    expect(JSON.stringify(listSample(name))).not.toMatch(/muster\.example|sb-|DeployedBy/);
  });

  it('may have only some of the fields', () => {
    const rows = [
      { Id: 'A', Version: '1' },
      { Id: 'B', Version: '1', Status: 'started' },
    ];
    expect(read(rows)).toMatchObject({
      artefacts: [
        { id: 'A', name: 'A', version: '1', type: '', status: '' },
        { status: 'STARTED' },
      ],
    });
  });

  it('name the tenant', () => {
    expect(listSample('prod.json').host).toBe(PROD);
    expect(listSample('empty.atom.xml').host).toBe(PROD);
    const uri = 'https://edge.example/location/plant-1/api/v1/IntegrationRuntimeArtifacts(1)';
    const entry = { __metadata: { uri }, Id: 'A', Version: '1' };
    expect(read({ d: { results: [entry] } })).toMatchObject({
      host: 'edge.example/location/plant-1',
    });
  });

  const row = { Id: 'A', Version: '1', Status: 'STARTED' };
  const pageRow = { symbolicName: 'A', version: '1', semanticState: 'STARTED' };
  const feedOf = (properties: string) =>
    `<feed><entry><properties>${properties}<Version>1</Version></properties></entry></feed>`;

  test.each([
    ['beside metadata', { __metadata: { uri: LIST }, value: [row] }],
    ['beside an id', { Id: 'X', value: [row] }],
    ['of the pages beside an id', { Id: 'X', artifactInformations: [pageRow] }],
    ['with names of the API and of the pages', [{ ...row, symbolicName: 'B' }]],
  ])('%s are read', (_, list) => {
    expect(read(list)).toMatchObject({ artefacts: [{ id: 'A', version: '1', status: 'STARTED' }] });
  });

  test.each([
    ['within another element', feedOf('<Id><i>A</i></Id>')],
    [
      'beside many levels',
      feedOf(`<Id>A</Id><Name>${'<a>'.repeat(4000)}${'</a>'.repeat(4000)}</Name>`),
    ],
    [
      'given twice',
      '<com.sap.it.x.IntegrationComponentsListResponse><artifactInformations><symbolicName>A</symbolicName><version>1</version><symbolicName>B</symbolicName></artifactInformations></com.sap.it.x.IntegrationComponentsListResponse>',
    ],
  ])('in XML with an id %s are read', (_, text) => {
    expect(readList(text, parseXml)).toMatchObject({ artefacts: [{ id: 'A', version: '1' }] });
  });

  it('with an empty address have the host of their next part', () => {
    const link = `<link rel="next" href="${LIST}?$skiptoken=20"/>`;
    const feed = feedOf('<Id>A</Id>').replace('<feed>', `<feed><id/>${link}`);
    expect(readList(feed, parseXml)).toMatchObject({ host: PROD });
  });

  it('with an id twice keep the later deployment', () => {
    const list = listSample('duplicates.json');
    expect([list.artefacts.length, list.entries]).toEqual([42, 44]);
    expect(list.duplicates).toEqual([
      'Post_Goods_Movement_to_S4HANA',
      'Replicate_Employee_from_SuccessFactors',
    ]);
    const twice = [
      { Id: 'A', Version: '2', DeployedOn: '/Date(2)/' },
      { Id: 'A', Version: '3', DeployedOn: '/Date(1)/' },
    ];
    expect(read(twice)).toMatchObject({ artefacts: [{ version: '2' }], duplicates: ['A'] });
    expect(read(twice.toReversed())).toEqual(read(twice));
  });
});

describe('packages and drafts', () => {
  const runtime = [{ Id: 'A', Name: 'Order', Version: '1.0.3', Type: 'X', Status: 'STARTED' }];
  const packages = [{ Id: 'Fin', Name: 'Finance', Version: '1', Vendor: 'We' }];
  const designtime = [
    { Id: 'A', Name: 'Order', Version: '1.0.5', PackageId: 'Fin' },
    { Id: 'B', Name: 'Stock', Version: 'Active', PackageId: 'Fin' },
  ];
  const design = {
    packages: [{ id: 'Fin', name: 'Finance' }],
    drafts: [
      { id: 'A', packageId: 'Fin', version: '1.0.5' },
      { id: 'B', packageId: 'Fin', version: '' },
    ],
  };

  it('stand with the deployed artefacts in the file of the collector', () => {
    expect(read({ tenant: 'DEV', runtime, packages, designtime })).toEqual({
      kind: 'list',
      artefacts: [{ id: 'A', name: 'Order', version: '1.0.3', type: 'X', status: 'STARTED' }],
      entries: 1,
      duplicates: [],
      isWhole: true,
      host: 'DEV',
      design,
    });
    const edge = {
      location: 'edge1',
      collectedAt: '2026-11-29T06:00:00Z',
      incomplete: ['packages'],
    };
    expect(read({ tenant: 'DEV', runtime, ...edge })).toMatchObject({
      isWhole: false,
      open: ['packages'],
      host: 'DEV/location/edge1',
      listedAt: Date.UTC(2026, 10, 29, 6),
    });
    // Gaps of the design leave the list of deployed artefacts whole.
    const incomplete = ["IntegrationPackages('Fin')/IntegrationDesigntimeArtifacts: 403"];
    expect(read({ tenant: 'DEV', runtime, incomplete })).toMatchObject({
      isWhole: true,
      open: incomplete,
    });
    const entry = { ...runtime[0], __metadata: { uri: `${LIST}('A')` } };
    expect(read({ tenant: 'PROD', runtime: [entry] })).toMatchObject({ host: PROD, entries: 1 });
    expect(read({ tenant: 'PROD', runtime: [entry] })).not.toHaveProperty('design');
    expect(read({ tenant: 'QA', runtime: [] })).toMatchObject({ host: 'QA', artefacts: [] });
  });

  it('of a file whose runtime cannot be read are no empty list, and leave no value behind', () => {
    const canary = 'Kanarie-geheim-4711';
    const parameters = [{ ParameterKey: 'Password', ParameterValue: canary }];
    for (const more of [{ packages: [] }, { packages }]) {
      const found = read({
        tenant: 'DEV',
        runtime: ['@{__metadata=; Id=A}'],
        configurations: { A: { parameters } },
        ...more,
      });
      expect(found).toMatchObject({ kind: 'fault', fault: { kind: 'cut-by-depth' } });
      expect(JSON.stringify(found)).not.toContain(canary);
    }
  });

  it('have truth values only where a package has an update', () => {
    const odd = { Id: 'A', Name: false, Version: '1.0.0', Status: 'STARTED' };
    expect(read({ d: { results: [odd] } })).toMatchObject({ artefacts: [{ name: 'A' }] });
  });

  it('are no list alone, but kept', () => {
    const { drafts } = design;
    expect(read({ d: { results: designtime } })).toEqual({
      kind: 'fault',
      fault: { kind: 'design-time' },
      design: { packages: [], drafts },
    });
    expect(readSample('design-time.json')).toMatchObject({
      host: 'stagemap-devtest.it-cpi001.cfapps.eu10-002.hana.ondemand.com',
    });
    expect(readSample('texts/packages-nometa.json')).toMatchObject({
      design: { packages: [{ id: 'BTPTraining', name: 'BTPTraining' }], drafts: [] },
    });
    const feed =
      '<entry><category term="x.IntegrationDesigntimeArtifact"/><properties><Id>A</Id><Version>1.0.5</Version><PackageId>Fin</PackageId></properties></entry>';
    expect(readList(`<feed>${feed}</feed>`, parseXml)).toMatchObject({
      design: { drafts: drafts.slice(0, 1) },
    });
  });
});

describe('the next part', () => {
  test.each([
    ['paged-1.json', `${LIST}?$format=json&$skiptoken=20`],
    ['paged.atom.xml', `${LIST}?$skiptoken=20`],
    // Tokens that count no entries.
    ['texts/next-nonCount.json', `${T1}?$skiptoken=430780`],
    ['texts/next-alpha.json', `${T1}?$skiptoken=%27B%27`],
  ])('of %s is found', (name, next) => {
    expect(listSample(name)).toMatchObject({ next, host: new URL(next).host });
  });

  it('may be relative, and is a web address', () => {
    const uri = `${LIST}('A')`;
    const rows = [{ __metadata: { uri }, Id: 'A', Version: '1' }];
    const readNext = (next: string, results: unknown[] = rows) =>
      read({ d: { results, __next: next } });
    const relative = 'IntegrationRuntimeArtifacts?$skiptoken=1000';
    expect(readNext(relative)).toMatchObject({ next: `${LIST}?$skiptoken=1000` });
    expect(readNext(relative, [{ Id: 'A', Version: '1' }])).toMatchObject({ next: relative });
    expect(readNext('javascript:alert(1)')).not.toHaveProperty('next');
    expect(read({ value: rows, '@odata.nextLink': relative })).toHaveProperty('next');
    const feed = readText('paged.atom.xml').replace(
      `href="${LIST}?`,
      'href="IntegrationRuntimeArtifacts?',
    );
    expect(readList(feed, parseXml)).toMatchObject({ next: `${LIST}?$skiptoken=20` });
  });
});

describe('what is no list is named', () => {
  test.each([
    ['empty-file.json', { kind: 'empty-file' }],
    ['login-redirect.html', { kind: 'sign-in-page' }],
    ['login-ias.html', { kind: 'sign-in-page' }],
    ['error-403.html', { kind: 'role-needed', code: '403', message: 'Forbidden' }],
    [
      'error-json.json',
      {
        kind: 'sign-in-needed',
        code: 'Unauthorized',
        message: 'Requested entity could not be found.',
      },
    ],
    [
      'error-atom.xml',
      {
        kind: 'error-answer',
        code: 'Bad Request',
        message: 'The system query option is not supported.',
      },
    ],
    ['truncated.json', { kind: 'half-file' }],
    ['truncated.atom.xml', { kind: 'half-file' }],
    ['design-time.json', { kind: 'design-time' }],
    ['single.json', { kind: 'single' }],
    ['deviations.json', { kind: 'foreign' }],
    ['texts/refusal-without-wrapper.json', { kind: 'role-needed', code: 'Forbidden' }],
    [
      'texts/apim-fault.json',
      {
        kind: 'sign-in-needed',
        code: 'steps.oauth.v2.FailedToResolveAPIKey',
        message: 'Failed to resolve API Key variable request.header.apikey',
      },
    ],
    [
      'texts/piper-error.json',
      { kind: 'error-answer', code: 'Bad Request', message: 'invalid request' },
    ],
    [
      'texts/sandbox-error.json',
      { kind: 'sign-in-needed', code: 'UNAUTHORIZED_OPERATION', message: 'Sorry!' },
    ],
    ['texts/49-401-html.html', { kind: 'sign-in-needed', code: '401', message: 'Unauthorized' }],
    ['texts/packages-nometa.json', { kind: 'packages' }],
    ['texts/08-select-id.json', { kind: 'fields-missing', subject: 'Version, Status' }],
    ['texts/19-two-lists.zip', { kind: 'archive' }],
  ] as const)('%s', (name, fault) => {
    expect(getFault(readSample(name))).toEqual(fault);
  });

  const entry = (fields: string, term = 'com.sap.hci.api.IntegrationRuntimeArtifact') =>
    `<entry><category term="${term}"/><properties>${fields}</properties></entry>`;

  test.each([
    ['a text', 'Id;Version', { kind: 'plain-text' }],
    ['a table', 'Id;Version\nA;1.0.0', { kind: 'spreadsheet' }],
    [
      'a page',
      '<!DOCTYPE html><title>News &amp; more</title>',
      { kind: 'html', message: 'News & more' },
    ],
    ['a page without a title', '<html></html>', { kind: 'html' }],
    [
      'an error page with an entity',
      '<html><title>HTTP Status 404 &#8211; Not Found</title>',
      { kind: 'error-answer', code: '404', message: 'Not Found' },
    ],
    [
      'an error of the login server',
      '{"error":"invalid_token","error_description":"Expired"}',
      { kind: 'sign-in-needed', code: 'invalid_token', message: 'Expired' },
    ],
    [
      'an error with a plain message',
      '{"error":{"code":"1","message":"No"}}',
      { kind: 'error-answer', code: '1', message: 'No' },
    ],
    ['JSON with a mistake', '{"d":,}', { kind: 'foreign' }],
    ['JSON cut in a text', '{"d":{"results":[{"Id":"A\\"', { kind: 'half-file' }],
    [
      'rows of another list',
      '[{"Id":"A","Version":"1","__metadata":{"type":"com.sap.hci.api.IntegrationPackage"}}]',
      { kind: 'packages' },
    ],
    ['rows without ids', '[{"Version":"1"}]', { kind: 'foreign' }],
    ['other XML', '<svg></svg>', { kind: 'foreign' }],
    [
      'XML with a document type',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><feed></feed>',
      { kind: 'foreign' },
    ],
    ['one artefact in Atom', entry('<Id>A</Id><Version>1</Version>'), { kind: 'single' }],
    [
      'drafts by type',
      entry('<Id>A</Id>', 'com.sap.hci.api.IntegrationDesigntimeArtifact'),
      { kind: 'design-time' },
    ],
    [
      'another feed',
      `<feed>${entry('<Id>A</Id><Version>1</Version>', 'x.Y')}</feed>`,
      { kind: 'other-set', subject: 'Y' },
    ],
    ['a browser’s word for bad XML', '<a><parsererror/></a>', { kind: 'foreign' }],
    ['headers alone', 'HTTP/2 401 \r\nserver: x\r\n\r\n', { kind: 'sign-in-needed', code: '401' }],
    ['a way to the sign-in', 'HTTP/1.1 302 Found\nlocation: /login', { kind: 'sign-in-page' }],
    [
      'a proxy before the tenant',
      'HTTP/1.1 200 Connection established\r\n\r\nHTTP/1.1 403 Forbidden\r\na: {b}\r\n\r\nNo.',
      { kind: 'role-needed', code: '403', message: 'Forbidden' },
    ],
    [
      'a spreadsheet',
      'PK\u0003\u0004..[Content_Types].xml..xl/workbook.xml',
      { kind: 'spreadsheet' },
    ],
    ['bytes', 'abc\0def', { kind: 'foreign' }],
    [
      'an error with an element within its message',
      '<error><code>1</code><message>no <b>x</b></message><message>y</message></error>',
      { kind: 'error-answer', code: '1', message: 'no x' },
    ],
    [
      'a fault with its code in XML',
      '<fault><faultstring>No</faultstring><detail><errorcode>E1</errorcode></detail></fault>',
      { kind: 'error-answer', code: 'E1', message: 'No' },
    ],
    [
      'a fault in XML',
      '<fault><faultstring>Invalid ApiKey</faultstring></fault>',
      { kind: 'sign-in-needed', message: 'Invalid ApiKey' },
    ],
  ] as const)('%s', (_, text, fault) => {
    expect(getFault(readList(text, parseXml))).toEqual(fault);
  });

  const typed = (type: string) => ({ __metadata: { type: `com.sap.hci.api.${type}` } });

  test.each([
    [
      'logs by their field',
      { d: { results: [{ MessageGuid: 'g', Status: 'FAILED' }] } },
      'message-logs',
    ],
    ['logs by their type', { d: { results: [typed('MessageProcessingLog')] } }, 'message-logs'],
    [
      'endpoints',
      { d: { results: [{ Id: 'a', Name: 'b', Protocol: 'SOAP' }] } },
      'service-endpoints',
    ],
    ['one package', { d: { Id: 'P', Vendor: 'We', Version: '1' } }, 'packages'],
    [
      'drafts of a package',
      { value: [{ Id: 'a', Version: '1.0', PackageId: 'P' }] },
      'design-time',
    ],
    ['one row', { Id: 'a', Version: '1.0.0', Status: 'STARTED' }, 'single'],
    ['another refusal', { error: { code: 403, message: null } }, 'role-needed'],
    ['an answer of a gateway', { message: 'No API key found in request' }, 'sign-in-needed'],
    ['depth one', { d: '@{results=System.Object[]}' }, 'cut-by-depth'],
    ['depth two', { d: { results: ['@{__metadata=; Id=a; Version=1.0.0}'] } }, 'cut-by-depth'],
    ['depth by PowerShell 7', { results: '@{Id=a} @{Id=b}' }, 'cut-by-depth'],
    ['texts', ['a', 'b'], 'foreign'],
    ['numbers', { value: 5 }, 'foreign'],
    ['settings', { name: 'x', version: '1.0.0' }, 'foreign'],
    [
      'two tenants',
      ['a', 'b'].map((host) => ({
        d: {
          results: [
            { __metadata: { uri: `https://${host}.example/api/v1/X` }, Id: 'A', Version: '1' },
          ],
        },
      })),
      'several-tenants',
    ],
  ])('%s', (_, value, kind) => {
    expect(readList(JSON.stringify(value), parseXml)).toMatchObject({ fault: { kind } });
  });

  test.each([
    ['other sets', { d: { EntitySets: ['A'] } }, 'EntitySets'],
    ['a set', { d: { results: [{ ...typed('NumberRange'), Name: 'x' }] } }, 'NumberRange'],
  ])('%s by its name', (_, value, subject) => {
    expect(readList(JSON.stringify(value), parseXml)).toEqual({
      kind: 'fault',
      fault: { kind: 'other-set', subject },
    });
  });

  it('and a text that is too long is not read', () => {
    const text = `[${' '.repeat(MAX_LIST_LENGTH)}]`;
    expect(readList(text, parseXml)).toEqual({ kind: 'fault', fault: { kind: 'too-large' } });
  });
});

test.each([
  ['/Date(1616167332562)/', 1_616_167_332_562],
  ['\\/Date(1616167332562)\\/', 1_616_167_332_562],
  ['/Date(1616167332562+0000)/', 1_616_167_332_562],
  ['1616167332562', 1_616_167_332_562],
  ['2026-09-24T09:55:21.348', Date.UTC(2026, 8, 24, 9, 55, 21, 348)],
  ['2026-09-24T09:55:21', Date.UTC(2026, 8, 24, 9, 55, 21)],
  ['2026-09-24T09:55:21+02:00', Date.UTC(2026, 8, 24, 7, 55, 21)],
  ['2026-13-24T09:55:21', undefined],
  ['/Date(9999999999999999)/', undefined],
  ['', undefined],
])('the deployment time %s is %d', (text, time) => {
  expect(readMoment(text)).toBe(time);
});

function getFault(result: ReturnType<typeof readList>) {
  return result.kind === 'fault' ? result.fault : result;
}

function read(list: unknown) {
  return readList(JSON.stringify(list), parseXml);
}
