import { type Collected, readAnswer } from './configuration/stored.ts';
import type { RawList } from './list.ts';

/** One document of a text: a page of a list, or one entity. */
export interface ListPage {
  entries: readonly ListEntry[];
  /** As written in the list; may be relative to `base`. */
  next?: string | undefined;
  total?: number | undefined;
  /** An address in the tenant, such as that of an artefact. */
  base?: string | undefined;
  isEntity?: boolean;
  /** Words of the collector about the whole of its file. */
  file?: Pick<RawList, 'host' | 'isWhole' | 'open' | 'listedAt'>;
  /** Configurations, and names of credentials and certificates. */
  collected?: Collected | undefined;
}

/** An entry of JSON or Atom. The person who deployed it is a field that is never read (D52). */
export interface ListEntry {
  /** Name of its entity type without the namespace, as far as it is known. */
  set: string | undefined;
  read: ReadField;
}

/** Reads a field by its name; null if it is there without a text. */
type ReadField = (field: string) => string | null | undefined;

/** @param type its entity type, if the entry names it */
export function makeEntry(type: string | null | undefined, read: ReadField): ListEntry {
  return { set: type?.split('.').at(-1) ?? guessSet(read), read };
}

/** An entry of the list behind the tenant's own pages, which has other names for the fields. */
export function makePageEntry(read: ReadField): ListEntry {
  return makeEntry(undefined, (field) => read(PAGE_FIELDS.get(field) ?? ''));
}

const PAGE_FIELDS: ReadonlyMap<string, string> = new Map([
  ['Id', 'symbolicName'],
  ['Name', 'name'],
  ['Version', 'version'],
  ['Type', 'type'],
  ['Status', 'semanticState'],
  ['DeployedOn', 'deployedOn'],
]);

/** A page of entries, unless these are a tenant's answer about configurations (D58). */
export function makePage(entries: readonly ListEntry[], page: Omit<ListPage, 'entries'>): ListPage {
  const [set] = entries.flatMap((entry) => entry.set ?? []);
  const readers = entries.map(
    ({ read }) =>
      (field: string) =>
        read(field) ?? undefined,
  );
  const collected = readAnswer(set, readers);
  return collected ? { ...page, entries: [], collected } : { ...page, entries };
}

export function isDraft({ read }: ListEntry): boolean {
  return read('Version')?.trim().toLowerCase() === 'active';
}

export const RUNTIME_SET = 'IntegrationRuntimeArtifact';

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
function guessSet(read: ReadField): string | undefined {
  const hasField = (name: string) => read(name) !== undefined;
  if (hasField('Id') && hasField('Status')) return undefined;
  return TELLING_FIELDS.find(([field]) => hasField(field))?.[1];
}
