import { findDeviations, deviates as hasDeviation } from '#app/domain/landscape/find-deviations.ts';

/** Demo landscape of the explorer and all pictures. */

export const STAGES = ['DEV', 'TEST', 'PROD'] as const;
export type Stage = (typeof STAGES)[number];

/** DEV and TEST share a tenant, which shows what naming rules are for. */
export const TENANTS = { DEV: 'cpi-nonprod', TEST: 'cpi-nonprod', PROD: 'cpi-prod' } as const;

/**
 * The moment at which every picture was taken. All times are written in UTC.
 * @public read by the studio
 */
export const NOW = Date.UTC(2025, 0, 15, 8, 42);

export interface Artefact {
  name: string;
  /** By stage; absent where the artefact is not deployed. */
  versions: Partial<Record<Stage, string>>;
  /** The latest deployment on any stage. */
  deployed: { at: number; stage: Stage };
}

export interface IntegrationPackage {
  name: string;
  artefacts: readonly Artefact[];
}

export const packages: readonly IntegrationPackage[] = [
  {
    name: 'Sales Integration',
    artefacts: [
      differing(
        'Order_Replication_S4_to_SFDC',
        ['1.4.2', '1.4.2', '1.4.1'],
        at(14, 16, 20),
        'TEST',
      ),
      aligned('Order_Status_S4_to_SFDC', '1.2.0', at(9, 14, 5)),
      aligned('Customer_Master_S4_to_SFDC', '2.0.3', at(8, 10, 31)),
      differing('Quote_Request_SFDC_to_S4', ['0.9.1', '0.9.0', undefined], at(15, 8, 15), 'DEV'),
      aligned('Price_Conditions_S4_to_SFDC', '1.1.0', at(7, 9, 48)),
      aligned('Product_Catalog_S4_to_SFDC', '1.6.4', at(9, 14, 12)),
    ],
  },
  {
    name: 'Employee Data',
    artefacts: [
      differing('Employee_Master_SF_to_AD', ['3.1.0', '3.1.0', '3.0.6'], at(14, 11, 2), 'TEST'),
      aligned('Employee_Master_SF_to_S4', '2.4.1', at(10, 13, 37)),
      aligned('Org_Structure_SF_to_S4', '1.8.0', at(10, 13, 40)),
      aligned('Cost_Center_S4_to_SF', '1.3.2', at(6, 15, 26)),
    ],
  },
  {
    name: 'E-Invoicing',
    artefacts: [
      differing('Invoice_Outbound_Peppol', ['2.2.0', '2.2.0', '2.1.4'], at(15, 7, 50), 'TEST'),
      aligned('Invoice_Inbound_Peppol', '2.1.4', at(7, 8, 55)),
      aligned('Invoice_Outbound_XRechnung', '1.3.1', at(7, 9, 3)),
      aligned('Invoice_Archive_S4_to_DMS', '1.0.8', at(8, 16, 18)),
    ],
  },
  {
    name: 'Logistics Execution',
    artefacts: [
      aligned('Delivery_Note_S4_to_3PL', '1.5.0', at(9, 9, 30)),
      differing('Goods_Receipt_3PL_to_S4', ['1.3.0', '1.2.9', '1.3.0'], at(13, 17, 44), 'PROD'),
      aligned('Shipment_Status_Carrier_to_S4', '2.2.1', at(8, 11, 19)),
      aligned('Stock_Snapshot_EWM_to_S4', '1.1.3', at(8, 11, 24)),
      aligned('Despatch_Advice_EDIFACT_to_S4', '1.7.0', at(6, 10, 2)),
      aligned('Return_Order_S4_to_3PL', '1.0.2', at(9, 9, 36)),
    ],
  },
  {
    name: 'Procurement',
    artefacts: [
      aligned('Purchase_Order_S4_to_Ariba', '1.9.2', at(9, 15, 11)),
      aligned('Order_Confirmation_Ariba_to_S4', '1.4.0', at(9, 15, 15)),
      aligned('Supplier_Master_S4_to_Ariba', '2.3.1', at(7, 14, 29)),
      differing('Goods_Invoice_Ariba_to_S4', ['1.2.1', '1.2.0', '1.2.0'], at(14, 9, 7), 'DEV'),
      aligned('Contract_Data_Ariba_to_S4', '1.0.5', at(6, 12, 50)),
    ],
  },
  {
    name: 'Finance & Banking',
    artefacts: [
      differing('Payment_Run_S4_to_Bank', ['1.1.5', '1.1.5', '1.1.3'], at(14, 15, 33), 'TEST'),
      aligned('Bank_Statement_CAMT_to_S4', '1.6.0', at(7, 7, 41)),
      aligned('Exchange_Rates_ECB_to_S4', '1.0.3', at(6, 8, 16)),
      aligned('Dunning_Letters_S4_to_Print', '1.2.2', at(8, 13, 8)),
      aligned('Cost_Allocation_S4_to_BW', '1.3.0', at(8, 13, 14)),
      aligned('Payment_Status_Bank_to_S4', '1.1.1', at(7, 7, 52)),
    ],
  },
  {
    name: 'Common Services',
    artefacts: [
      aligned('Error_Notification_Mail', '2.0.0', at(6, 16, 45)),
      aligned('Value_Mapping_Company_Codes', '1.4.6', at(10, 8, 22)),
      aligned('Script_Collection_Common', '1.8.3', at(10, 8, 25)),
      aligned('Certificate_Expiry_Check', '1.0.1', at(6, 16, 47)),
      aligned('Message_Resend_Handler', '1.2.4', at(9, 10, 58)),
    ],
  },
];

/** Result for an artefact: the same on every stage, or the stages that differ. */
export type Finding =
  | { kind: 'aligned' }
  | { kind: 'behind' | 'missing' | 'both'; behind: readonly Stage[]; missing: readonly Stage[] };

/** Compares the other stages with DEV. */
export function compareStages(artefact: Artefact): Finding {
  const { behind, missing } = compareArtefact(artefact);
  if (missing.length === 0) {
    return behind.length === 0 ? { kind: 'aligned' } : { kind: 'behind', behind, missing };
  }
  return { kind: behind.length === 0 ? 'missing' : 'both', behind, missing };
}

/** Compares an artefact's version on a stage with DEV. */
export function compareWithDev(artefact: Artefact, stage: Stage) {
  const { behind, missing } = compareArtefact(artefact);
  if (missing.includes(stage)) return 'missing';
  return behind.includes(stage) ? 'deviation' : 'aligned';
}

/** The comparison of a visitor's own landscape, with the demo's versions. */
function compareArtefact({ versions }: Artefact) {
  const states = Object.entries(versions).map(([stage, version]) => [stage, { version }] as const);
  return findDeviations(STAGES, new Map(states));
}

export function deviates(artefact: Artefact): boolean {
  return hasDeviation(compareArtefact(artefact));
}

export const artefacts: readonly Artefact[] = packages.flatMap((one) => one.artefacts);

function aligned(name: string, version: string, moment: number): Artefact {
  const versions = { DEV: version, TEST: version, PROD: version };
  return { name, versions, deployed: { at: moment, stage: 'PROD' } };
}

function differing(
  name: string,
  [dev, test, prod]: readonly [string, string, string | undefined],
  moment: number,
  stage: Stage,
): Artefact {
  const versions = { DEV: dev, TEST: test, ...(prod && { PROD: prod }) };
  return { name, versions, deployed: { at: moment, stage } };
}

/** A moment in January 2025. */
function at(day: number, hour: number, minute: number): number {
  return Date.UTC(2025, 0, day, hour, minute);
}
