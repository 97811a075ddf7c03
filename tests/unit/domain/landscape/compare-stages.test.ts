import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compareStages } from '#app/domain/landscape/compare-stages';
import { deviates, type Finding } from '#app/domain/landscape/find-deviations';
import { EMPTY_LANDSCAPE } from '#app/domain/landscape/landscape-state';
import type { ReadList } from '#app/domain/landscape/list';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { applyReading } from '#app/domain/landscape/readings';
import type { TenantFile } from '#app/domain/landscape/sources';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { artefact, listSample, readText } from './samples';

/** Compares files as the page does, with stages guessed from file names. */
function compareFiles(files: readonly TenantFile[]) {
  return compareShown(viewLandscape(EMPTY_LANDSCAPE, readTenants(files)));
}

/** Findings without the empty lists, and what proves nothing. */
function listFindings({ deployedLater: _, ...finding }: Finding) {
  return Object.fromEntries(Object.entries(finding).filter(([, stages]) => stages.length > 0));
}

const DEVIATIONS: Record<string, Partial<Finding>> = {
  Common_Mail_Notifier: { ahead: ['PROD'] },
  Common_Scripts: { differing: ['PROD'] },
  Customer_API: { missing: ['PROD'] },
  Fetch_Exchange_Rates: { behind: ['TEST', 'PROD'] },
  Order_Status_API: { behind: ['TEST', 'PROD'] },
  Partner_SOAP_API: { missing: ['TEST'] },
  Receive_Bank_Statement: { missing: ['PROD'] },
  Receive_Delivery_Notice_from_Carrier: { failed: ['PROD'] },
  Replicate_Business_Partner_from_S4HANA_to_CRM: { behind: ['TEST', 'PROD'] },
  Replicate_Cost_Center_to_Concur: { renamed: ['PROD'] },
  Replicate_Price_Conditions_to_Shop: { behind: ['PROD'] },
  Replicate_Stock_Levels_to_Shop: { failed: ['DEV'] },
  Route_Outbound_IDoc: { renamed: ['TEST'] },
  Send_Forecast_to_Supplier: { missing: ['DEV'] },
  Send_Invoice_to_Archive: { missing: ['TEST'] },
  Send_Payment_File_to_Bank: { failed: ['TEST'] },
  Send_Purchase_Order_to_Supplier: { behind: ['TEST', 'PROD'] },
  Send_Tax_Report: { ahead: ['TEST'] },
  Value_Mapping_Country_Codes: { behind: ['TEST'] },
  Value_Mapping_Units: { behind: ['PROD'] },
};

/** Listed with the deviations, but only hard to read: told by prefix, case, or no separator. */
const READ_ANYWAY = [
  // Starting and stopping are no faults.
  'Receive_Contract_from_Ariba',
  'Send_Time_Entries_to_Payroll',
  'Common_Error_Handler',
  'Send_Dunning_Letter',
  'Receive_Order_Response',
  'Receive_Service_Ticket',
  'Retry_Failed_Messages',
];

describe.each([
  ['JSON', ['devtest.json', 'prod.json']],
  ['Atom', ['devtest.atom.xml', 'prod.atom.xml']],
  ['parts and both formats', ['devtest.atom.xml', 'paged-2.json', 'paged-1.json']],
])('the samples as %s', (_, names) => {
  const files = names.map((name) => ({ key: name, fileName: name, result: listSample(name) }));
  const { stages, rows, figures } = compareFiles(files);

  it('have the deviations that were built into them, and no others', () => {
    expect(stages).toEqual(['DEV', 'TEST', 'PROD']);
    const found = rows.filter(({ finding }) => deviates(finding));
    expect(Object.fromEntries(found.map((row) => [row.id, listFindings(row.finding)]))).toEqual(
      DEVIATIONS,
    );
    expect(figures).toEqual({
      artefacts: 44,
      deviations: 20,
      accepted: 0,
      leftOut: 0,
      notRunning: 3,
      unknown: 1,
      shared: 44,
      drafts: 0,
    });
  });

  it('show what is only hard to read', () => {
    const built: { id: string }[] = JSON.parse(readText('deviations.json'));
    expect(built.map(({ id }) => id).sort()).toEqual(
      [...Object.keys(DEVIATIONS), ...READ_ANYWAY].sort(),
    );
    const row = (id: string) => rows.find((one) => one.id === id);
    // It stands on the tenant without its stage.
    expect(row('Common_Error_Handler')?.finding.unknown).toEqual(['TEST']);
    expect(row('Receive_Service_Ticket')?.states.has('TEST')).toBe(true);
    expect(row('Retry_Failed_Messages')?.states.get('DEV')?.deployedAt).toBe(
      Date.UTC(2024, 1, 29, 23, 59, 59, 999),
    );
  });
});

test('of a stage that is given twice the later deployment counts', () => {
  const stages = [2, 1].map((deployedAt) => ({
    stage: 'PROD',
    artefacts: [artefact('A', { deployedAt, version: `${deployedAt}` })],
  }));
  const { rows } = compareStages(stages);
  expect(rows.map(({ states }) => states.get('PROD')?.version)).toEqual(['2']);
});

describe('ids that differ in case only', () => {
  const compare = (dev: readonly string[], prod: readonly string[]) =>
    compareStages([
      { stage: 'DEV', artefacts: dev.map((id) => artefact(id, { name: 'Order' })) },
      { stage: 'PROD', artefacts: prod.map((id) => artefact(id, { name: 'Order' })) },
    ]);

  it('are one row with a note, and no deviation', () => {
    const { rows, figures } = compare(['Order_In'], ['ORDER_in']);
    expect(rows).toMatchObject([{ id: 'Order_In', finding: { respelt: ['PROD'], missing: [] } }]);
    expect(rows[0]?.states.get('PROD')?.id).toBe('ORDER_in');
    expect(figures).toMatchObject({ artefacts: 1, deviations: 0, shared: 1 });
  });

  it('are two where a stage has both', () => {
    const { rows } = compare(['order', 'Order'], ['Order']);
    expect(rows.map(({ id, finding }) => [id, finding.missing])).toEqual([
      ['Order', []],
      ['order', ['PROD']],
    ]);
  });
});

describe('for any landscape', () => {
  const RUNS = { numRuns: 200 };

  const deployed = fc.record({
    id: fc
      .tuple(
        fc.constantFrom('Order', 'ORDER', 'Price', 'Stock', 'Latest'),
        fc.constantFrom('', '_DEV', '_TEST', '-dev', 'TEST'),
      )
      .map((parts) => parts.join('')),
    name: fc.constantFrom('Order', 'Order DEV', 'Price'),
    version: fc.constantFrom('', '1.0.9', '1.0.10', '1.1', '1.0-SNAPSHOT'),
    type: fc.constant('INTEGRATION_FLOW'),
    status: fc.constantFrom('STARTED', 'ERROR', 'STOPPED', ''),
    deployedAt: fc.integer({ min: 0, max: 5 }),
  });

  const files = fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('1', '2', '3', '4'),
      fileName: fc.constantFrom('dev.json', 'test.json', 'prod.json'),
      host: fc.constantFrom('dev.example', 'prod.example', undefined),
      artefacts: fc.uniqueArray(deployed, { maxLength: 8, selector: ({ id }) => id }),
    }),
    { maxLength: 4, selector: ({ key }) => key },
  );

  type Input = typeof files extends fc.Arbitrary<infer Value> ? Value : never;

  const toFile = ({ key, fileName, host, artefacts }: Input[number]): TenantFile => {
    const list: ReadList = {
      kind: 'list',
      artefacts,
      entries: artefacts.length,
      duplicates: [],
      ...(host !== undefined && { host }),
    };
    return { key, fileName, result: list };
  };

  it('the order of files and rows does not matter', () => {
    fc.assert(
      fc.property(files, (input) => {
        const reversed = input
          .toReversed()
          .map((one) => ({ ...one, artefacts: one.artefacts.toReversed() }));
        expect(compareFiles(reversed.map(toFile))).toEqual(compareFiles(input.map(toFile)));
      }),
      RUNS,
    );
  });

  it('separation loses no artefact', () => {
    fc.assert(
      fc.property(fc.uniqueArray(deployed, { maxLength: 12, selector: ({ id }) => id }), (all) => {
        const rules = (['dev', 'test'] as const).map((token) => ({
          position: 'suffix' as const,
          token,
          stage: token.toUpperCase(),
          isOn: true,
        }));
        const { stages, matches, open } = applyReading(all, { rules, rest: '' });
        const placed = stages.flatMap(({ stage, artefacts }) =>
          artefacts.map(({ id }) => `${stage} ${id}`),
        );
        expect(new Set(placed).size + open.length).toBe(all.length);
        expect(matches.flat()).toHaveLength(placed.length);
      }),
      RUNS,
    );
  });
});
