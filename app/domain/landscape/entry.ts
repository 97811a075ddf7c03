/** The fields that are read, in JSON and Atom alike; without the person who deployed (D52). */
export const ENTRY_FIELDS = [
  ...(['Id', 'Name', 'Version', 'Type', 'Status', 'DeployedOn'] as const),
  // Only lists of the design have them.
  ...(['PackageId', 'ModifiedAt', 'UpdateAvailable'] as const),
] as const;

/** The fields of the list behind the tenant's own pages, in the same order. */
const PAGE_FIELDS = ['symbolicName', 'name', 'version', 'type', 'semanticState', 'deployedOn'];

/** An entry of the list behind the tenant's own pages. */
export function makePageEntry(read: (field: string) => string | undefined): ListEntry {
  return Object.fromEntries(ENTRY_FIELDS.map((field, at) => [field, read(PAGE_FIELDS[at] ?? '')]));
}

/** Type of the entity, and its fields. */
export type ListEntry = {
  [Name in 'type' | (typeof ENTRY_FIELDS)[number]]?: string | null | undefined;
};

export function isDraft({ Version }: ListEntry): boolean {
  return Version?.trim().toLowerCase() === 'active';
}

export function hasId(entry: ListEntry): entry is ListEntry & { Id: string } {
  return Boolean(entry.Id);
}

export const RUNTIME_SET = 'IntegrationRuntimeArtifact';

/** Other lists of a tenant, by a part of their entity type. */
export const OTHER_SETS = {
  Designtime: 'design-time',
  IntegrationPackage: 'packages',
  MessageProcessingLog: 'message-logs',
  ServiceEndpoint: 'service-endpoints',
} as const;

/** Fields that tell the entity type of an entry that does not name it. */
const TELLING_FIELDS = [
  ['MessageGuid', 'MessageProcessingLog'],
  ['Vendor', 'IntegrationPackage'],
  ['Mode', 'IntegrationPackage'],
  ['Protocol', 'ServiceEndpoint'],
  ['EntryPoints', 'ServiceEndpoint'],
  ['PackageId', 'IntegrationDesigntimeArtifact'],
] as const;

/** The entity type by the fields; none where it could be a deployed artefact. */
export function guessType(hasField: (name: string) => boolean): string | undefined {
  if (hasField('Id') && hasField('Status')) return undefined;
  return TELLING_FIELDS.find(([field]) => hasField(field))?.[1];
}
