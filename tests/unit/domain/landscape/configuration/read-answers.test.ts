import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { parseXml, readList } from '../samples';

const named = z.record(z.string(), z.unknown());
const { expected, answers } = z
  .object({
    expected: z.object({
      credentials: z.array(named),
      certificates: z.array(named),
      configurations: z.array(named),
      mustNotAppear: z.array(z.string()),
    }),
    answers: z.record(z.string(), z.string()),
  })
  .parse(
    JSON.parse(
      gunzipSync(readFileSync('tests/fixtures/landscape/configuration/answers.json.gz')).toString(),
    ),
  );

const read = (name: string) => readList(answers[name] ?? '', parseXml);

describe("a tenant's own answers", () => {
  it.each(['UserCredentials.json', 'UserCredentials-slashes.json', 'UserCredentials.atom.xml'])(
    '%s: names and kinds only',
    (name) => {
      const count = name === 'UserCredentials-slashes.json' ? 6 : expected.credentials.length;
      expect(read(name)).toMatchObject({
        fault: { kind: 'configuration' },
        security: [
          { credentials: expected.credentials.slice(0, count), without: ['oauth2', 'secure'] },
        ],
        host: expect.stringMatching(/^beispiel31\./),
      });
    },
  );

  it.each(['KeystoreEntries.json', 'KeystoreEntries.atom.xml', 'KeystoreEntries-swagger.json'])(
    '%s: aliases with type, validity and owner only',
    (name) => {
      const found = read(name);
      const certificates = 'security' in found ? found.security?.[0]?.certificates : undefined;
      const names = certificates?.map(({ alias }) => alias);
      expect(names?.length).toBeGreaterThan(0);
      expect(certificates).toEqual(
        expected.certificates.filter(({ alias }) => names?.includes(String(alias))),
      );
    },
  );

  it('a list without validity is names only', () => {
    const found = read('KeystoreEntries-select.json');
    expect('security' in found && found.security?.[0]?.certificates).toEqual(
      expected.certificates.map((one) => ({ ...one, validUntil: '' })),
    );
  });

  it('OAuth2 clients and secure parameters are credentials of their kinds', () => {
    expect(read('OAuth2ClientCredentials.json')).toMatchObject({
      security: [{ credentials: [{ name: 'CRM_OAUTH', kind: 'oauth2' }, { kind: 'oauth2' }] }],
    });
    expect(read('SecureParameters.json')).toMatchObject({
      security: [
        {
          credentials: [
            { name: 'SHOP_TOKEN', kind: 'secure' },
            { name: 'PARTNER_KEY', kind: 'secure' },
          ],
        },
      ],
    });
    expect(read('SecureParameters-501.json')).toMatchObject({ fault: { kind: 'error-answer' } });
  });

  it.each(['Configurations.json', 'Configurations.atom.xml'])('%s: judged parameters', (name) => {
    const found = read(name);
    expect(found).toMatchObject({ configuration: { parameters: expected.configurations } });
  });

  it.each(Object.keys(answers))('%s: no person, user or password', (name) => {
    const text = JSON.stringify(read(name));
    for (const word of expected.mustNotAppear) expect(text).not.toContain(word);
  });

  it('count for the flow in the file name, as soon as the list of the tenant is there', () => {
    const runtime = ['A', 'Flow_A'].map((Id) => ({
      Id,
      Name: Id,
      Version: '1',
      Status: 'STARTED',
    }));
    const sources = [
      {
        fileName: 'DEV.json',
        result: readList(JSON.stringify({ tenant: 'DEV', runtime }), parseXml),
      },
      { fileName: 'flow_a Configurations.json', result: read('Configurations.json') },
      { fileName: 'Configurations.json', result: read('Configurations.atom.xml') },
      { fileName: 'UserCredentials.json', result: read('UserCredentials.json') },
    ].flatMap(({ result, ...one }) =>
      result.kind === 'saved' ? [] : { ...one, key: one.fileName, result },
    );
    const { tenants, faults } = readTenants(
      sources.filter(({ key }) => key !== 'Configurations.json'),
    );
    expect(faults).toEqual([]);
    const [one, other] = tenants[0]?.artefacts ?? [];
    expect(one).not.toHaveProperty('configuration');
    expect(JSON.stringify(other?.configuration)).toContain('"CSRF_TOKEN"');
    expect(tenants[0]?.files[0]?.result.security).toMatchObject([
      { credentials: expected.credentials },
    ]);
    const [unnamed] = readTenants(sources.filter(({ key }) => !key.includes('flow'))).faults;
    expect(unnamed).toMatchObject({ kind: 'configuration' });
  });

  it('are read from saved states of earlier releases, which keep their names as one object (D47)', () => {
    const security = { credentials: [{ name: 'S4', kind: 'user' }], without: ['oauth2'] };
    const result = { kind: 'list', artefacts: [], entries: 0, duplicates: [], security };
    const saved = {
      ...{ stagemap: 'landscape', version: 1, savedAt: 1, settings: {}, stageOrder: [] },
      lists: [{ tenant: 'DEV', fileName: 'DEV.json', modified: 1, result }],
    };
    expect(readList(JSON.stringify(saved), parseXml)).toMatchObject({
      sources: [{ result: { security: [security] } }],
    });
  });
});
