import { readDeployedOn } from './deployed-on.ts';
import type { DeployedArtefact } from './types.ts';

/** Type of the entities in the list that is wanted. */
export const RUNTIME_TYPE = 'com.sap.hci.api.IntegrationRuntimeArtifact';

/** The fields that are read, in JSON and Atom alike. */
export const RUNTIME_FIELDS = ['Id', 'Name', 'Version', 'Type', 'Status', 'DeployedOn'] as const;

export type RuntimeFields = { Id: string } & {
  [Name in (typeof RUNTIME_FIELDS)[number]]?: string | null | undefined;
};

/** A field that is absent is empty; the name is then the id. */
export function makeArtefact(fields: RuntimeFields): DeployedArtefact {
  const deployedAt = readDeployedOn(fields.DeployedOn ?? '');
  return {
    id: fields.Id,
    name: fields.Name?.trim() || fields.Id,
    version: fields.Version?.trim() ?? '',
    type: fields.Type?.trim() ?? '',
    status: fields.Status?.trim().toUpperCase() ?? '',
    ...(deployedAt !== undefined && { deployedAt }),
  };
}
