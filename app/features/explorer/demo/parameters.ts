import { STAGES, type Stage } from './landscape.ts';

/** Like `Finding`; a parameter may also be expected to differ. */
export type ParameterFinding =
  | { kind: 'aligned' | 'perStage' }
  | { kind: 'behind'; behind: readonly Stage[] };

/** Only artefacts that deviate have parameters. */
export function findParameterGroups(artefact: string): readonly ParameterGroup[] {
  return parameterGroups[artefact] ?? [];
}

/** Compares with DEV; a stage without the artefact is not compared. */
export function compareParameter({ values, isPerStage = false }: Parameter): ParameterFinding {
  if (isPerStage) return { kind: 'perStage' };
  const behind = STAGES.filter(
    (stage) => values[stage] !== undefined && values[stage] !== values.DEV,
  );
  return behind.length > 0 ? { kind: 'behind', behind } : { kind: 'aligned' };
}

/** @public read by the studio */
export function countDeviating(artefact: string): number {
  return findParameterGroups(artefact)
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => compareParameter(parameter).kind === 'behind').length;
}

/** An externalised parameter; a stage without the artefact has no value. */
export interface Parameter {
  name: string;
  values: Partial<Record<Stage, string>>;
  /** Expected to differ, such as a host; not a deviation. */
  isPerStage?: boolean;
}

interface ParameterGroup {
  name: 'sender' | 'receiver' | 'processing';
  /** The flow's partner system on that stage. */
  system?: string;
  parameters: readonly Parameter[];
}

type Values = readonly [dev: string, test: string, prod?: string];

/** Externalised parameters of the artefacts that deviate, as their flows use them. */
const parameterGroups: Record<string, readonly ParameterGroup[]> = {
  Order_Replication_S4_to_SFDC: [
    sender('S/4HANA', [
      everywhere('Sender_Path', '/s4/orders'),
      everywhere('Sender_Role', 'ESBMessaging.send'),
      everywhere('IDoc_Type', 'ORDERS05'),
    ]),
    receiver('Salesforce', [
      perStage('SFDC_Host', ['sfdc-dev.example', 'sfdc-test.example', 'sfdc.example']),
      perStage('SFDC_Credential', ['SFDC_OAUTH_DEV', 'SFDC_OAUTH_TEST', 'SFDC_OAUTH_PROD']),
      differing('SFDC_API_Version', ['v62.0', 'v62.0', 'v60.0']),
      everywhere('Batch_Size', '200'),
      differing('Request_Timeout_s', ['60', '60', '30']),
    ]),
    processing([
      everywhere('Scheduler_Cron', '0 0/5 * * * ?'),
      everywhere('Retry_Count', '3'),
      everywhere('Retry_Interval_min', '5'),
      perStage('Payload_Logging', ['true', 'true', 'false']),
      everywhere('Default_Currency', 'EUR'),
    ]),
  ],
  Quote_Request_SFDC_to_S4: [
    sender('Salesforce', [
      differing('Sender_Path', ['/sfdc/quotes', '/sfdc/quotes']),
      differing('Sender_Role', ['ESBMessaging.send', 'ESBMessaging.send']),
    ]),
    receiver('S/4HANA', [
      perStage('S4_Host', ['s4-dev.example', 's4-test.example']),
      perStage('S4_Credential', ['S4_BASIC_DEV', 'S4_BASIC_TEST']),
      differing('Request_Timeout_s', ['90', '60']),
    ]),
    processing([
      differing('Quote_Validity_days', ['30', '30']),
      perStage('Payload_Logging', ['true', 'true']),
    ]),
  ],
  Employee_Master_SF_to_AD: [
    sender('SuccessFactors', [
      perStage('SF_Company', ['EXAMPLE_D', 'EXAMPLE_T', 'EXAMPLE_P']),
      everywhere('SF_Page_Size', '400'),
    ]),
    receiver('Active Directory', [
      perStage('AD_Host', ['ad-dev.example', 'ad-test.example', 'ad.example']),
      everywhere('AD_Base_DN', 'OU=Staff'),
      differing('AD_Group_Sync', ['true', 'true', 'false']),
    ]),
    processing([
      everywhere('Scheduler_Cron', '0 0 2 * * ?'),
      everywhere('Retry_Count', '3'),
      everywhere('Delta_Days', '2'),
    ]),
  ],
  Invoice_Outbound_Peppol: [
    sender('S/4HANA', [
      everywhere('Sender_Path', '/s4/invoices'),
      everywhere('Sender_Role', 'ESBMessaging.send'),
    ]),
    receiver('Peppol', [
      perStage('Access_Point', ['ap-test.example', 'ap-test.example', 'ap.example']),
      perStage('AP_Certificate', ['peppol_test', 'peppol_test', 'peppol_prod']),
      differing('BIS_Version', ['3.0.18', '3.0.18', '3.0.17']),
      differing('Attach_PDF', ['true', 'true', 'false']),
    ]),
    processing([
      differing('Validation_Level', ['strict', 'strict', 'basic']),
      everywhere('Retry_Count', '5'),
      everywhere('Archive_Days', '30'),
    ]),
  ],
  Goods_Receipt_3PL_to_S4: [
    sender('3PL', [
      perStage('SFTP_Host', ['sftp-test.example', 'sftp-test.example', 'sftp.example']),
      everywhere('SFTP_Directory', '/out/receipts'),
    ]),
    receiver('S/4HANA', [
      perStage('S4_Host', ['s4-dev.example', 's4-test.example', 's4.example']),
      everywhere('Movement_Type', '101'),
    ]),
    processing([differing('Poll_Interval_s', ['60', '300', '60']), everywhere('Retry_Count', '3')]),
  ],
  Goods_Invoice_Ariba_to_S4: [
    sender('Ariba', [
      perStage('Ariba_Realm', ['example-T', 'example-T', 'example']),
      everywhere('cXML_Version', '1.2.059'),
    ]),
    receiver('S/4HANA', [
      perStage('S4_Host', ['s4-dev.example', 's4-test.example', 's4.example']),
      differing('Tax_Check', ['true', 'false', 'false']),
    ]),
    processing([everywhere('Retry_Count', '3'), everywhere('Default_Currency', 'EUR')]),
  ],
  Payment_Run_S4_to_Bank: [
    sender('S/4HANA', [
      everywhere('Sender_Path', '/s4/payments'),
      everywhere('Payment_Format', 'pain.001.001.09'),
    ]),
    receiver('EBICS', [
      perStage('EBICS_Host', ['ebics-test.example', 'ebics-test.example', 'ebics.example']),
      perStage('Bank_Key', ['bank_test', 'bank_test', 'bank_prod']),
      differing('Cut_Off_Time', ['15:30', '15:30', '14:00']),
    ]),
    processing([
      differing('Duplicate_Check', ['true', 'true', 'false']),
      everywhere('Retry_Count', '0'),
    ]),
  ],
};

function sender(system: string, parameters: readonly Parameter[]): ParameterGroup {
  return { name: 'sender', system, parameters };
}

function receiver(system: string, parameters: readonly Parameter[]): ParameterGroup {
  return { name: 'receiver', system, parameters };
}

function processing(parameters: readonly Parameter[]): ParameterGroup {
  return { name: 'processing', parameters };
}

function everywhere(name: string, value: string): Parameter {
  return differing(name, [value, value, value]);
}

/** Not the same on every stage, or not deployed on PROD. */
function differing(name: string, [dev, test, prod]: Values): Parameter {
  return { name, values: { DEV: dev, TEST: test, ...(prod !== undefined && { PROD: prod }) } };
}

function perStage(name: string, values: Values): Parameter {
  return { ...differing(name, values), isPerStage: true };
}
