import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readList } from '#app/domain/landscape/read-list';
import { listSample, parseXml, readSample, readText } from './samples';

const IDS = [
  'Replicate_Business_Partner_from_SAP_S4HANA_to_SAP_CRM',
  'Create_follow_up_document_from_ServiceRequest_in_S4HANA_from_Sales_Cloud',
  'WHINT_PR_Ingenico_CollectionAppendixReport',
  'VM_Country_Codes',
  'SC_Common_Groovy',
  'SCI00200150_IN_VeloCorp_HTTP_SFTP_OrderRequest',
];
const DEV = 'acme-dev.it-cpi018.cfapps.eu10-003.hana.ondemand.com';
const T1 = 't1.it-cpi019.cfapps.eu10.hana.ondemand.com';

describe('a list is read in whatever form it was saved or copied', () => {
  test.each([
    ['prod.json', 'acme-prod.it-cpi018.cfapps.eu10-003.hana.ondemand.com', IDS.slice(0, 5)],
    ['16-atom-tree-copied.txt', DEV, IDS],
    ['23-curl-i.json', DEV, IDS],
    ['25-jq-stream.json', DEV, IDS],
    ['26-jsonl.jsonl', DEV, IDS],
    ['28-jq-slurp-pages.json', DEV, IDS],
    ['34-chrome-dom.html', DEV, IDS],
    ['20-utf16le-outfile.json', DEV, IDS],
    ['33-cp1252.json', DEV, IDS],
    ['edge-prettyprint.txt', T1, ['A']],
    ['two-pages-concat.json', T1, ['A', 'B']],
    ['37-ui-components.json', undefined, IDS],
    ['38-ui-components.xml', undefined, IDS],
  ])('%s', (name, host, ids) => {
    const list = listSample(`texts/${name}`);
    expect(list.artefacts.map(({ id }) => id)).toEqual(ids);
    expect([list.host, list.entries, list.next, list.odd, list.duplicates]).toEqual([
      host,
      ids.length,
      undefined,
      undefined,
      [],
    ]);
    expect(list.artefacts.every(({ version }) => /^\d+\.\d+\.\d+$/.test(version))).toBe(true);
    expect(list.artefacts.every(({ status }) => /^(?:STARTED|ERROR)$/.test(status))).toBe(true);
  });

  it('utf16le.atom.xml', () => {
    expect(listSample('texts/utf16le.atom.xml').artefacts).toEqual(
      listSample('prod.atom.xml').artefacts,
    );
  });

  test.each(['20-utf16le-outfile.json', '33-cp1252.json', '38-ui-components.xml'])(
    'letters of %s are kept',
    (name) => {
      const names = listSample(`texts/${name}`).artefacts.map((artefact) => artefact.name);
      expect(names).toContain('VM Country Codes Köln');
    },
  );

  test.each(['xml-viewer-en.txt', 'xml-viewer-de.txt'])('%s stands before a feed', (name) => {
    const sentence = readText(`texts/${name}`);
    const feed = readText('prod.atom.xml').replace(/^<\?xml[^>]*>/, '');
    expect(readList(sentence + feed, parseXml)).toEqual(readSample('prod.atom.xml'));
    expect(readList(sentence, parseXml)).toEqual({ kind: 'fault', fault: { kind: 'plain-text' } });
  });
});

describe('one odd row is marked and refuses nothing', () => {
  test.each(['one-active-runtime.json', 'null-version-and-status.json'])('%s', (name) => {
    const list = listSample(`texts/${name}`);
    expect(list.artefacts.map(({ id, version }) => [id, version])).toEqual([
      ['A', '1.0.0'],
      ['B', ''],
    ]);
    expect(list.odd).toEqual(['B']);
  });
});

test.each([
  ['next-nonCount.json', `https://${T1}/api/v1/IntegrationRuntimeArtifacts?$skiptoken=430780`],
  ['next-alpha.json', `https://${T1}/api/v1/IntegrationRuntimeArtifacts?$skiptoken=%27B%27`],
])('%s names the address of its next part', (name, next) => {
  expect(listSample(`texts/${name}`)).toMatchObject({ entries: 2, next });
});

test('results-null.json is an empty list', () => {
  expect(listSample('texts/results-null.json')).toMatchObject({ artefacts: [], entries: 0 });
});

describe('what is no list is named', () => {
  test.each([
    ['refusal-without-wrapper.json', { kind: 'role-needed', code: 'Forbidden' }],
    [
      'apim-fault.json',
      {
        kind: 'sign-in-needed',
        code: 'steps.oauth.v2.FailedToResolveAPIKey',
        message: 'Failed to resolve API Key variable request.header.apikey',
      },
    ],
    ['piper-error.json', { kind: 'error-answer', code: 'Bad Request', message: 'invalid request' }],
    [
      'sandbox-error.json',
      { kind: 'sign-in-needed', code: 'UNAUTHORIZED_OPERATION', message: 'Sorry!' },
    ],
    ['49-401-html.html', { kind: 'sign-in-needed', code: '401', message: 'Unauthorized' }],
    ['packages-nometa.json', { kind: 'packages' }],
    ['08-select-id.json', { kind: 'fields-missing', subject: 'Version, Status' }],
    ['29-ps-depth2.json', { kind: 'cut-by-depth' }],
    ['19-two-lists.zip', { kind: 'archive' }],
  ])('%s', (name, fault) => {
    expect(readSample(`texts/${name}`)).toEqual({ kind: 'fault', fault });
  });

  const uri = (set: string, host = 'x.it-cpi1.cfapps.us10.hana.ondemand.com') =>
    `https://${host}/api/v1/${set}`;
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
    ['depth by PowerShell 7', { results: '@{Id=a} @{Id=b}' }, 'cut-by-depth'],
    ['texts', ['a', 'b'], 'foreign'],
    ['numbers', { value: 5 }, 'foreign'],
    ['settings', { name: 'x', version: '1.0.0' }, 'foreign'],
    [
      'two tenants',
      ['a', 'b'].map((host) => ({
        d: {
          results: [{ __metadata: { uri: uri('X', `${host}.example`) }, Id: 'A', Version: '1' }],
        },
      })),
      'several-tenants',
    ],
  ])('%s', (_, value, kind) => {
    expect(readList(JSON.stringify(value), parseXml)).toMatchObject({ fault: { kind } });
  });

  test.each([
    ['other sets', { d: { EntitySets: ['A'] } }, 'EntitySets'],
    ['a set', { d: { results: [{ ...typed('KeystoreEntry'), Hexalias: 'x' }] } }, 'KeystoreEntry'],
  ])('%s by its name', (_, value, subject) => {
    expect(readList(JSON.stringify(value), parseXml)).toEqual({
      kind: 'fault',
      fault: { kind: 'other-set', subject },
    });
  });

  test.each([
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
      'a fault in XML',
      '<fault><faultstring>Invalid ApiKey</faultstring></fault>',
      { kind: 'sign-in-needed', message: 'Invalid ApiKey' },
    ],
  ])('%s', (_, text, fault) => {
    expect(readList(text, parseXml)).toEqual({ kind: 'fault', fault });
  });
});

describe('a list of any names is the same list in any form', () => {
  // An entry without a name is a fault of its own.
  const word = fc.stringMatching(/^[\w\]}"\\ äß-]{1,12}$/).filter((text) => text.trim() !== '');
  const rows = fc.uniqueArray(word, { minLength: 2, maxLength: 6 }).map((ids) =>
    ids.map((id, at) => ({
      __metadata: {
        uri: `https://q-7.it-cpi3.cfapps.us20.hana.ondemand.com:443/api/v1/L('${at}')`,
      },
      Id: id,
      Name: id,
      Version: `1.${at}`,
      Status: 'STARTED',
    })),
  );
  const write = (value: unknown) => JSON.stringify(value);
  const page = (results: unknown) => ({ d: { results } });
  const toHtml = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

  test.each<[string, (list: object[]) => string | ArrayBuffer]>([
    ['without d', (list) => write({ results: list })],
    ['OData 4', (list) => write({ value: list })],
    ['two pages in a list', (list) => write([page(list.slice(0, 1)), page(list.slice(1))])],
    ['lists in a list', (list) => write([list.slice(0, 1), list.slice(1)])],
    ['pages one after the other', (list) => list.map((row) => write(page([row]))).join('')],
    ['lines', (list) => list.map(write).join('\r\n')],
    ['indented', (list) => list.map((row) => JSON.stringify(row, null, 2)).join('\n')],
    ['an answer with headers', (list) => `HTTP/2 200\nnel: {"a":[1]}\n\n${write(page(list))}`],
    ['a copied view', (list) => `Quelltext formatiert\n${write(page(list))}`],
    [
      'a saved view',
      (list) => `<!doctype html><style>a{}</style><pre>${toHtml(write(page(list)))}</pre>`,
    ],
    ['UTF-16', (list) => encode(write(page(list)), true)],
    ['UTF-16 of the other order', (list) => encode(write(page(list)), false)],
  ])('%s', (_, make) => {
    fc.assert(
      fc.property(rows, (list) => {
        const expected = readList(write(page(list)), parseXml);
        expect(expected).toMatchObject({ kind: 'list', entries: list.length });
        expect(readList(make(list), parseXml)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});

function encode(text: string, isLittleEndian: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  view.setUint16(0, 0xfeff, isLittleEndian);
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(2 * at + 2, text.charCodeAt(at), isLittleEndian);
  }
  return view.buffer;
}
