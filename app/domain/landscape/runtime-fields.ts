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

/**
 * Reads a deployment time: `/Date(1616167332562)/`, also with escaped slashes, or an ISO date,
 * which is UTC if it has no zone (D52).
 */
export function readDeployedOn(text: string): number | undefined {
  const [, milliseconds] = text.match(EPOCH) ?? [];
  const time = milliseconds === undefined ? readIso(text) : Number(milliseconds);
  return Math.abs(time) <= MAX_TIME ? time : undefined;
}

const EPOCH = /^\\?\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\\?\/$/;

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/;

/** The last moment that a `Date` can hold. */
const MAX_TIME = 8_640_000_000_000_000;

function readIso(text: string): number {
  const match = text.match(ISO);
  if (!match) return Number.NaN;
  return Date.parse(match[1] ? text : `${text}Z`);
}
