import { artefacts, STAGES, type Stage, TENANTS } from './landscape.ts';

/**
 * The demo landscape as its tenants would answer it, for visitors who have no lists at hand. On the
 * tenant that DEV and TEST share the ids end in their stage.
 */
export function writeDemoLists(): { fileName: string; content: string }[] {
  return [...Map.groupBy(STAGES, (stage) => TENANTS[stage])].map(([tenant, stages]) => ({
    fileName: `${tenant}.json`,
    content: JSON.stringify({
      d: { results: stages.flatMap((stage) => listEntries(tenant, stage, stages.length > 1)) },
    }),
  }));
}

function listEntries(tenant: string, stage: Stage, isShared: boolean) {
  return artefacts.flatMap(({ name, versions, deployed }) => {
    const version = versions[stage];
    if (version === undefined) return [];
    const id = isShared ? `${name}_${stage}` : name;
    return {
      __metadata: { uri: `https://${tenant}.example/api/v1/IntegrationRuntimeArtifacts('${id}')` },
      Id: id,
      Name: name.replaceAll('_', ' '),
      Version: version,
      Type: 'INTEGRATION_FLOW',
      Status: 'STARTED',
      ...(deployed.stage === stage && { DeployedOn: new Date(deployed.at).toISOString() }),
    };
  });
}
