import * as z from 'zod/mini';
import { type Collected, readAnswer, readCollected } from './configuration/stored.ts';
import type { RawList } from './list.ts';
import { type ListFault, makeRefusal } from './list-fault.ts';
import { readMoment } from './moment.ts';
import { findHost, resolveNext } from './tenant-host.ts';

/** One document of a text: a page of a list, or one entity. */
export interface ListPage {
  entries: readonly ListEntry[];
  /** Tenant host, with the location of an edge runtime, if an address tells it. */
  host?: string | undefined;
  /** Address of the page after it, in full if the tenant is known. */
  next?: string | undefined;
  total?: number | undefined;
  isEntity?: boolean;
  /** Words of the collector about the whole of its file. */
  file?: Pick<RawList, 'host' | 'isWhole' | 'open' | 'listedAt'>;
  /** Configurations, and names of credentials and certificates. */
  collected?: Collected | undefined;
}

/** An entry of a list. The person who deployed it is a field that is never read (D52). */
export interface ListEntry {
  /** Name of its entity type without the namespace, as far as it is known. */
  set: string | undefined;
  /** Reads a field by its name; a value that is no text is as good as none. */
  read: (field: string) => string | undefined;
}

/** The pages of a JSON value: a collection, a list of collections, one entity, or a fault. */
export function readJson(root: unknown): (ListPage | ListFault)[] {
  if (Array.isArray(root)) return root.some(isPage) ? root.flatMap(readJson) : [readRows(root)];
  const object = readRecord(root);
  if (!object) return [readRows([root])];
  const answer = readRecord(object.data);
  // Some programs wrap the answer with its status.
  if (answer && DATA_KEYS.some((key) => key in answer)) return readJson(answer);
  const refusal = readRefusal(object);
  if (refusal) return [refusal];
  if ('d' in object) return object.d === null ? [{ entries: [] }] : readJson(object.d);
  if ('runtime' in object) return readFile(object);
  const [name = ''] = Object.keys(object);
  if (name.endsWith('IntegrationComponentsListResponse')) return readJson(object[name]);
  if ('EntitySets' in object) return [{ kind: 'other-set', subject: 'EntitySets' }];
  const list = LISTS.find((field) => field in object);
  const rows = list === undefined ? object.value : (object[list] ?? []);
  const isEntity = ENTITY_FIELDS.some((field) => field in object);
  if (rows === undefined)
    return [isEntity ? readRows([object], { isEntity }) : { kind: 'foreign' }];
  const next = readWords(object.__next ?? object['@odata.nextLink']);
  const total = Number(object.__count ?? object['@odata.count']) || undefined;
  return [readRows([rows].flat(), { next, total, base: readAddress(object) })];
}

const LISTS = ['results', 'artifactInformations'];

/** One of them tells an entity, where there is no list. */
const ENTITY_FIELDS = ['Id', 'MessageGuid', '__metadata'];

/** The file of the collector: all lists of a tenant, of which only the first is needed. */
function readFile(file: Record<string, unknown>): (ListPage | ListFault)[] {
  const edge = readWords(file.location);
  const open = [file.incomplete ?? []].flat().flatMap((text) => readWords(text) ?? []);
  const host = `${readWords(file.tenant) ?? ''}${edge ? `/location/${edge}` : ''}`;
  const listedAt = readMoment(readWords(file.collectedAt) ?? '');
  const about = {
    // Gaps of the design, or of credentials, say nothing about what is deployed.
    isWhole: open.every((text) => NOT_DEPLOYED.test(text)),
    ...(host && { host }),
    ...(open.length > 0 && { open: [...new Set(open)] }),
    ...(listedAt !== undefined && { listedAt }),
  };
  const readPart = (name: string, type: string) => readRows([file[name] ?? []].flat(), {}, type);
  const runtime = readPart('runtime', RUNTIME_SET);
  // A list that cannot be read is no empty one, and its values are not judged.
  if (!('entries' in runtime)) return [runtime];
  return [
    { ...runtime, file: about, collected: readCollected(file) },
    readPart('packages', 'IntegrationPackage'),
    readPart('designtime', 'IntegrationDesigntimeArtifact'),
  ];
}

export const RUNTIME_SET = 'IntegrationRuntimeArtifact';

const NOT_DEPLOYED = /^(?:Integration(?:Packages|Designtime)|UserCredentials|KeystoreEntries)/;

const recordSchema = z.record(z.string(), z.unknown());

function readRecord(value: unknown): Record<string, unknown> | undefined {
  return recordSchema.safeParse(value).data;
}

/** Whether an element of a list is a page of its own. */
function isPage(element: unknown): boolean {
  if (typeof element !== 'object' || element === null) return false;
  return Array.isArray(element) || ['d', 'results', 'value', 'error'].some((key) => key in element);
}

/** @param type entity type of rows that do not name it */
function readRows(
  rows: readonly unknown[],
  { base: own, ...page }: Omit<ListPage, 'entries'> & { base?: string | undefined } = {},
  type?: string,
): ListPage | ListFault {
  if (rows.some(isCutByDepth)) return { kind: 'cut-by-depth' };
  const records = z.array(recordSchema).safeParse(rows).data?.map(renameFields);
  if (!records) return { kind: 'foreign' };
  const [base] = [own, ...records.map(readAddress)].flatMap((address) => address ?? []);
  const entries = records.map((row): ListEntry => {
    const named = type ?? readText(readRecord(row.__metadata)?.type);
    return {
      set: named?.split('.').at(-1) ?? guessSet(row),
      read: (field) =>
        readText(field === 'UpdateAvailable' && row[field] === true ? 'true' : row[field]),
    };
  });
  const [set] = entries.flatMap((entry) => entry.set ?? []);
  const readers = entries.map(({ read }) => read);
  const collected = readAnswer(set, readers);
  const host = findHost(base ?? page.next ?? '');
  const next = page.next && resolveNext(page.next, base);
  // A tenant's answer about configurations lists no artefacts (D58).
  return { ...page, host, next, collected, entries: collected ? [] : entries };
}

/** The address of an entity, or of the list that a feed is. */
function readAddress({ __metadata }: Record<string, unknown>): string | undefined {
  const { uri, id } = readRecord(__metadata) ?? {};
  return readText(uri) ?? readText(id);
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The entity type by the fields; none where it could be a deployed artefact. */
function guessSet(row: Record<string, unknown>): string | undefined {
  if ('Id' in row && 'Status' in row) return undefined;
  return TELLING_FIELDS.find(([field]) => field in row)?.[1];
}

/** Fields that tell the entity type of an entry that does not name it. */
const TELLING_FIELDS = [
  ['MessageGuid', 'MessageProcessingLog'],
  ['Vendor', 'IntegrationPackage'],
  ['Mode', 'IntegrationPackage'],
  ['Protocol', 'ServiceEndpoint'],
  ['EntryPoints', 'ServiceEndpoint'],
  ['PackageId', 'IntegrationDesigntimeArtifact'],
] as const;

/** PowerShell writes what is too deep as one text. */
function isCutByDepth(row: unknown): boolean {
  return typeof row === 'string' && /^(?:@\{|System\.)/.test(row);
}

/** Rows of the list behind the tenant's own pages have other names for the fields. */
function renameFields(row: Record<string, unknown>): Record<string, unknown> {
  if ('Id' in row || !('symbolicName' in row)) return row;
  return Object.fromEntries(PAGE_FIELDS.map(([field, own]) => [field, readWords(row[own])]));
}

const PAGE_FIELDS = [
  ['Id', 'symbolicName'],
  ['Name', 'name'],
  ['Version', 'version'],
  ['Type', 'type'],
  ['Status', 'semanticState'],
  ['DeployedOn', 'deployedOn'],
] as const;

/** A refusal of the tenant, its sign-in server or what stands before it; nothing if it is none. */
function readRefusal(object: Record<string, unknown>): ListFault | undefined {
  if (DATA_KEYS.some((key) => key in object)) return undefined;
  const { error, fault, error_description: description } = object;
  const body = readRecord(error ?? fault) ?? object;
  const code = body.code ?? body.status ?? (readRecord(body.detail) ?? body).errorcode;
  const message = description ?? body.message ?? body.faultstring;
  if ([error, fault, message, code].every((part) => part === undefined)) return undefined;
  return makeRefusal(readWords(typeof error === 'string' ? error : code), readWords(message));
}

const DATA_KEYS = ['d', 'runtime', 'results', 'value', 'Id', 'artifactInformations'];

/** A text, a number, or a text in an object as OData and converted XML have it. */
function readWords(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number') return String(value);
  const words = readRecord(value);
  return words && readWords(words.value ?? words['#text']);
}
