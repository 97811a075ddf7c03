import type { Stage } from './landscape.ts';

/** Externalised parameters of Order_Replication_S4_to_SFDC, by stage. */
export interface Parameter {
  name: string;
  values: Record<Stage, string>;
  /** Meant to differ, such as a host: no deviation. */
  isPerStage?: boolean;
}

export interface ParameterGroup {
  name: 'sender' | 'receiver' | 'processing';
  parameters: readonly Parameter[];
}

export const parameterGroups: readonly ParameterGroup[] = [
  {
    name: 'sender',
    parameters: [
      everywhere('Sender_Path', '/s4/orders'),
      everywhere('Sender_Role', 'ESBMessaging.send'),
      everywhere('IDoc_Type', 'ORDERS05'),
    ],
  },
  {
    name: 'receiver',
    parameters: [
      perStage('SFDC_Host', ['sfdc-dev.example', 'sfdc-test.example', 'sfdc.example']),
      perStage('SFDC_Credential', ['SFDC_OAUTH_DEV', 'SFDC_OAUTH_TEST', 'SFDC_OAUTH_PROD']),
      { name: 'SFDC_API_Version', values: { DEV: 'v62.0', TEST: 'v62.0', PROD: 'v60.0' } },
      everywhere('Batch_Size', '200'),
      { name: 'Request_Timeout_s', values: { DEV: '60', TEST: '60', PROD: '30' } },
    ],
  },
  {
    name: 'processing',
    parameters: [
      everywhere('Scheduler_Cron', '0 0/5 * * * ?'),
      everywhere('Retry_Count', '3'),
      everywhere('Retry_Interval_min', '5'),
      perStage('Payload_Logging', ['true', 'true', 'false']),
      everywhere('Default_Currency', 'EUR'),
    ],
  },
];

export const parameters: readonly Parameter[] = parameterGroups.flatMap((one) => one.parameters);

export type ParameterFinding = 'aligned' | 'perStage' | 'deviation';

export function compareParameter({ values, isPerStage = false }: Parameter): ParameterFinding {
  if (isPerStage) return 'perStage';
  const isEqual = values.DEV === values.TEST && values.TEST === values.PROD;
  return isEqual ? 'aligned' : 'deviation';
}

/** Artefacts beside the chosen one, with the number of parameters that deviate. */
export const comparedArtefacts: readonly { name: string; deviating: number }[] = [
  { name: 'Order_Replication_S4_to_SFDC', deviating: 2 },
  { name: 'Order_Status_S4_to_SFDC', deviating: 0 },
  { name: 'Customer_Master_S4_to_SFDC', deviating: 0 },
  { name: 'Quote_Request_SFDC_to_S4', deviating: 1 },
  { name: 'Price_Conditions_S4_to_SFDC', deviating: 0 },
  { name: 'Product_Catalog_S4_to_SFDC', deviating: 0 },
  { name: 'Employee_Master_SF_to_AD', deviating: 1 },
  { name: 'Employee_Master_SF_to_S4', deviating: 0 },
  { name: 'Org_Structure_SF_to_S4', deviating: 0 },
  { name: 'Cost_Center_S4_to_SF', deviating: 0 },
  { name: 'Invoice_Outbound_Peppol', deviating: 3 },
  { name: 'Invoice_Inbound_Peppol', deviating: 0 },
];

function everywhere(name: string, value: string): Parameter {
  return { name, values: { DEV: value, TEST: value, PROD: value } };
}

function perStage(name: string, [dev, test, prod]: readonly [string, string, string]): Parameter {
  return { name, values: { DEV: dev, TEST: test, PROD: prod }, isPerStage: true };
}
