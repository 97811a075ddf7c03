import { artefacts, STAGES, type Stage, TENANTS } from './landscape.ts';
import { findParameterGroups } from './parameters.ts';

/**
 * The demo landscape as the collector would write it, for visitors who have no lists at hand. On
 * the tenant that DEV and TEST share the ids end in their stage.
 */
export function writeDemoLists(): { fileName: string; content: string }[] {
  return [...Map.groupBy(STAGES, (stage) => TENANTS[stage])].map(([tenant, stages]) => {
    const flows = stages.flatMap((stage) => listFlows(stage, stages.length > 1));
    const parameters = flows.flatMap((flow) => flow.parameters);
    const listNames = (ending: string) => [
      ...new Set(parameters.flatMap(({ key, value }) => (key.endsWith(ending) && value) || [])),
    ];
    const content = {
      tenant,
      runtime: flows.map(({ entry }) => entry),
      configurations: flows.map(({ entry: { Id: id, Version: version }, parameters: some }) => ({
        id,
        version,
        parameters: some,
      })),
      credentials: listNames('Credential')
        .filter((name) => name !== FORGOTTEN)
        .map((name) => ({ name, kind: 'user' })),
      certificates: listNames('Certificate').map((alias) => ({
        alias,
        type: 'Certificate',
        owner: 'Tenant Administrator',
        validUntil: new Date(Date.now() + (alias.endsWith('prod') ? 20 : 300) * DAY_MS),
      })),
    };
    return { fileName: `${tenant}.json`, content: JSON.stringify(content) };
  });
}

const DAY_MS = 86_400_000;

function listFlows(stage: Stage, isShared: boolean) {
  return artefacts.flatMap(({ name, versions, deployed }) => {
    const version = versions[stage];
    if (version === undefined) return [];
    const entry = {
      Id: isShared ? `${name}_${stage}` : name,
      Name: name.replaceAll('_', ' '),
      Version: version,
      Type: 'INTEGRATION_FLOW',
      Status: 'STARTED',
      ...(deployed.stage === stage && { DeployedOn: new Date(deployed.at).toISOString() }),
    };
    const own = Object.entries(CONFIGURED[name] ?? {}).map(([key, values]) => ({
      key,
      value: values[STAGES.indexOf(stage)],
    }));
    const drawn = findParameterGroups(name)
      .flatMap((group) => group.parameters)
      .map(({ name: key, values }) => ({ key, value: values[stage] }));
    return { entry, parameters: [...own, ...drawn] };
  });
}

/** A credential that PROD lacks. */
const FORGOTTEN = 'DMS_USER_PROD';

/** Parameters of artefacts that have one version on every stage, with what goes wrong there. */
const CONFIGURED: Record<string, Record<string, readonly [string, string, string]>> = {
  Customer_Master_S4_to_SFDC: {
    SFDC_Host: ['sfdc-dev.example', 'sfdc-test.example', 'sfdc.example'],
    Batch_Size: ['200', '200', '200'],
  },
  Order_Status_S4_to_SFDC: {
    SFDC_Host: ['sfdc-dev.example', 'sfdc-test.example', 'sfdc-test.example'],
    Batch_Size: ['200', '200', '200'],
  },
  Invoice_Archive_S4_to_DMS: {
    DMS_Host: ['dms-dev.example', 'dms-test.example', 'dms.example'],
    DMS_Credential: ['DMS_USER_DEV', 'DMS_USER_TEST', FORGOTTEN],
    Archive_Years: ['10', '10', '6'],
  },
  Stock_Snapshot_EWM_to_S4: {
    S4_Host: ['s4-dev.example', 's4-test.example', 's4.example'],
    Alert_Mail: ['alerts@muster.example', 'alerts@muster.example', ''],
  },
  Error_Notification_Mail: {
    Mail_Host: ['mail.example', 'mail.example', 'mail.example'],
    Mail_Password: ['Sonne-17', 'Sonne-17', 'Regen-42'],
  },
};
