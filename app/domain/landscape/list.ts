import * as z from 'zod/mini';
import { compareVersions } from './versions.ts';

/** An artefact as a tenant lists it. Who deployed it is never read (D52). */
const artefactSchema = z.object({
  id: z.string(),
  /** The id where the list has no name. */
  name: z.string(),
  /** Empty where the list was asked without it, as `type` and `status`. */
  version: z.string(),
  /** Open text, such as `INTEGRATION_FLOW`. */
  type: z.string(),
  /** Open text in capitals, such as `STARTED`. */
  status: z.string(),
  /** Milliseconds since 1970, UTC. */
  deployedAt: z.exactOptional(z.number()),
});

export type DeployedArtefact = z.infer<typeof artefactSchema>;

export interface StageArtefacts {
  stage: string;
  artefacts: readonly DeployedArtefact[];
}

/** A list that a tenant answered, or a part of it. */
export const listSchema = z.object({
  kind: z.literal('list'),
  format: z.enum(['json', 'xml']),
  artefacts: z.array(artefactSchema),
  /** Number of entries, duplicates included. */
  entries: z.number(),
  /** Ids that occurred more than once; the later deployment counts. */
  duplicates: z.array(z.string()),
  /** Address of the next part, if paging cut the list. */
  next: z.exactOptional(z.string()),
  /** Tenant host, with the location of an edge runtime, if the list names it. */
  host: z.exactOptional(z.string()),
});

export type ReadList = z.infer<typeof listSchema>;

export type ListFaultKind =
  | 'empty-file'
  | 'too-large'
  | 'sign-in-page'
  | 'html'
  | 'error-answer'
  | 'half-file'
  | 'design-time'
  | 'foreign';

export interface ListFault {
  kind: ListFaultKind;
  /** Error code of an error answer, such as `403` or `Unauthorized`. */
  code?: string;
  /** Error text of an error answer, or title of an HTML page. */
  message?: string;
}

export type ReadResult = ReadList | { kind: 'fault'; fault: ListFault };

export function makeFault(kind: ListFaultKind, details: Omit<ListFault, 'kind'> = {}): ReadResult {
  return { kind: 'fault', fault: { kind, ...details } };
}

interface ListParts {
  format: ReadList['format'];
  entries: readonly ListEntry[];
  /** As written in the list; may be relative to `base`. */
  next: string | undefined;
  /** An address in the tenant, such as that of an artefact. */
  base: string | undefined;
}

export function makeList({ format, entries, next, base }: ListParts): ReadResult {
  if (entries.some(isDesignTime)) return makeFault('design-time');
  if (!entries.every(isRuntime)) return makeFault('foreign');
  const byId = new Map<string, DeployedArtefact>();
  const duplicates = new Set<string>();
  for (const entry of entries.map(makeArtefact)) {
    const known = byId.get(entry.id);
    if (known) duplicates.add(entry.id);
    byId.set(entry.id, known ? selectLaterDeployment(known, entry) : entry);
  }
  const nextAddress = next === undefined ? undefined : resolveNext(next, base);
  const host = findHost(base ?? nextAddress);
  return {
    kind: 'list',
    format,
    artefacts: [...byId.values()],
    entries: entries.length,
    duplicates: [...duplicates],
    ...(nextAddress !== undefined && { next: nextAddress }),
    ...(host !== undefined && { host }),
  };
}

/** The address in full if the tenant is known; only web addresses are taken. */
function resolveNext(next: string, base: string | undefined): string | undefined {
  const service = base?.match(SERVICE)?.[0];
  if (!URL.canParse(next, service)) return next;
  const url = new URL(next, service);
  return isWeb(url) ? url.href : undefined;
}

function findHost(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!isWeb(url)) return undefined;
  const location = url.pathname.match(/^\/location\/[^/]+/)?.[0] ?? '';
  return `${url.host}${location}`;
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'https:' || protocol === 'http:';
}

/** Up to the folder of the service, to which relative addresses are relative. */
const SERVICE = /^https?:\/\/.*?\/api\/v1\//;

/**
 * The fields that are read, in JSON and Atom alike. They leave out the person who deployed (D52);
 * only drafts name their package.
 */
export const ENTRY_FIELDS = [
  'Id',
  'Name',
  'Version',
  'Type',
  'Status',
  'DeployedOn',
  'PackageId',
] as const;

/** Type of the entity, and its fields. */
export type ListEntry = {
  [Name in 'type' | (typeof ENTRY_FIELDS)[number]]?: string | null | undefined;
};

function isDesignTime({ type, Id, Version, PackageId }: ListEntry): boolean {
  if (type?.includes('Designtime')) return true;
  const isDraft = Version?.trim().toLowerCase() === 'active' || typeof PackageId === 'string';
  return Boolean(Id) && isDraft;
}

function isRuntime(entry: ListEntry): entry is ListEntry & { Id: string } {
  const isWanted = !entry.type || entry.type === 'com.sap.hci.api.IntegrationRuntimeArtifact';
  return isWanted && Boolean(entry.Id) && typeof (entry.Version ?? entry.Status) === 'string';
}

/** A field that is absent is empty; the name is then the id. */
function makeArtefact(fields: ListEntry & { Id: string }): DeployedArtefact {
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

/** Selects the later of two deployments of one artefact; their order in the list does not matter (D52). */
export function selectLaterDeployment(a: DeployedArtefact, b: DeployedArtefact): DeployedArtefact {
  const timeA = a.deployedAt ?? Number.NEGATIVE_INFINITY;
  const timeB = b.deployedAt ?? Number.NEGATIVE_INFINITY;
  if (timeA !== timeB) return timeA > timeB ? a : b;
  const order = compareVersions(a.version, b.version);
  if (order === 'newer') return a;
  if (order === 'older') return b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}
