import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listSample, parseXml, readList, readSample, readText } from './samples';

const IDS = [
  'Replicate_Business_Partner_from_SAP_S4HANA_to_SAP_CRM',
  'Create_follow_up_document_from_ServiceRequest_in_S4HANA_from_Sales_Cloud',
  'WHINT_PR_Ingenico_CollectionAppendixReport',
  'VM_Country_Codes',
  'SC_Common_Groovy',
  'SCI00200150_IN_VeloCorp_HTTP_SFTP_OrderRequest',
];
const DEV = 'acme-dev.it-cpi018.cfapps.eu10-003.hana.ondemand.com';

describe('a list is read in whatever form it was saved or copied', () => {
  test.each([
    ['prod.json', 'acme-prod.it-cpi018.cfapps.eu10-003.hana.ondemand.com', IDS.slice(0, 5)],
    ['34-chrome-dom.html', DEV, IDS],
    ['20-utf16le-outfile.json', DEV, IDS],
    ['33-cp1252.json', DEV, IDS],
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

test.each(['one-active-runtime.json', 'null-version-and-status.json'])(
  'one odd row of %s is marked and refuses nothing',
  (name) => {
    const list = listSample(`texts/${name}`);
    expect(list.artefacts.map(({ id, version }) => [id, version])).toEqual([
      ['A', '1.0.0'],
      ['B', ''],
    ]);
    expect(list.odd).toEqual(['B']);
  },
);

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

test.each([
  ['service-key', '{"oauth":{"clientid":"a","clientsecret":"b","url":"https://x.example"}}'],
  ['har', '{"log":{"version":"1.2","creator":{"name":"WebInspector"},"entries":[]}}'],
  ['postman', '{"info":{"_postman_id":"1","name":"CPI"},"item":[]}'],
  ['mhtml', 'From: <Saved by Blink>\nMIME-Version: 1.0\nContent-Type: multipart/related;\n'],
  ['metadata', '<?xml version="1.0"?><edmx:Edmx Version="1.0"></edmx:Edmx>'],
  ['format-list', 'Id        : A\nVersion   : 1.0.0\nStatus    : STARTED\n'],
  ['python', "{'d': {'results': [{'Id': 'A', 'Version': '1.0.0'}]}}"],
  [
    'router',
    "404 Not Found: Requested route ('acme.cfapps.eu10.hana.ondemand.com') does not exist.",
  ],
])('what people take for a list is named: %s', (kind, text) => {
  expect(readList(text, parseXml)).toMatchObject({ kind: 'fault', fault: { kind } });
});

test('a list that a program wraps with its status is a list', () => {
  const text =
    '{"status":200,"data":{"d":{"results":[{"Id":"A","Version":"1","Status":"STARTED"}]}}}';
  expect(readList(text, parseXml)).toMatchObject({ kind: 'list', artefacts: [{ id: 'A' }] });
});
