import * as z from 'zod/mini';
import { parseUrl } from '#app/domain/parse-url.ts';
import { designSchema, isDesign, readDesign } from './design.ts';
import { findGap } from './paging.ts';
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
  /** Name of its package, and its version in the design, if lists of the design tell. */
  package: z.exactOptional(z.string()),
  draft: z.exactOptional(z.string()),
});

export interface DeployedArtefact extends z.infer<typeof artefactSchema> {
  /** The id on the tenant, if the word for its stage was taken off. */
  deployedId?: string;
}

export interface StageArtefacts {
  stage: string;
  artefacts: readonly DeployedArtefact[];
  /** Whether its list is not whole, so that a gap says nothing. */
  isPartial?: boolean;
  /** Ids in lower case of which the tenant does not tell whether the stage has them. */
  unsure?: ReadonlySet<string>;
}

/** A list that a tenant answered, or a part of it. */
export const listSchema = z.object({
  kind: z.literal('list'),
  artefacts: z.array(artefactSchema),
  /** Number of entries, duplicates included. */
  entries: z.number(),
  /** Ids that occurred more than once; the later deployment counts. */
  duplicates: z.array(z.string()),
  /** Names of entries that lack an id, a version or a status, although others have them. */
  odd: z.exactOptional(z.array(z.string())),
  /** Address of the next part, if paging cut the list. */
  next: z.exactOptional(z.string()),
  /** Number of entries that the tenant counted. */
  total: z.exactOptional(z.number()),
  /** Whether the collector says that it has everything; absent in other lists. */
  isWhole: z.exactOptional(z.boolean()),
  /** Tenant host, with the location of an edge runtime, if the list names it. */
  host: z.exactOptional(z.string()),
  design: z.exactOptional(designSchema),
});

export type ReadList = z.infer<typeof listSchema>;

export type ListFaultKind =
  | 'empty-file'
  | 'too-large'
  | 'archive'
  | 'spreadsheet'
  | 'plain-text'
  | 'sign-in-page'
  | 'html'
  | Refusal
  | 'half-file'
  | 'saved-unreadable'
  | 'cut-by-depth'
  | 'single'
  | 'fields-missing'
  | 'several-tenants'
  | (typeof OTHER_SETS)[keyof typeof OTHER_SETS]
  | 'other-set'
  | 'foreign';

type Refusal = 'sign-in-needed' | 'role-needed' | 'error-answer';

export interface ListFault {
  kind: ListFaultKind;
  /** Error code of an error answer, such as `403` or `Unauthorized`. */
  code?: string;
  /** Error text of an error answer, or title of an HTML page. */
  message?: string;
  /** Name of an unusual entity set, or names of the missing fields. */
  subject?: string;
}

export type ReadResult =
  | ReadList
  | ({ kind: 'fault'; fault: ListFault } & Pick<ReadList, 'host' | 'design'>);

/** The tenant's refusal, with the missing role or sign-in if the answer names it. */
export function makeRefusal(code: string | undefined, message: string | undefined): ListFault {
  const said = `${code} ${message}`;
  const kind = ROLE_MISSING.test(said)
    ? 'role-needed'
    : SIGN_IN_MISSING.test(said)
      ? 'sign-in-needed'
      : 'error-answer';
  return { kind, ...(code && { code }), ...(message && { message }) };
}

const ROLE_MISSING = /\b403\b|forbidden|access.?denied|not authori[sz]ed|permission|insufficient/i;
const SIGN_IN_MISSING =
  /\b401\b|unauthori[sz]ed|unauthenticated|authentication|invalid_token|expired|api.?key|credential/i;

/** One document of a text: a page of a list, or one entity. */
export interface ListPage {
  entries: readonly ListEntry[];
  /** As written in the list; may be relative to `base`. */
  next?: string | undefined;
  total?: number | undefined;
  /** An address in the tenant, such as that of an artefact. */
  base?: string | undefined;
  /** Name of the tenant in a file of the collector. */
  tenant?: string | undefined;
  /** Whether the collector has everything of that tenant. */
  isWhole?: boolean;
  isEntity?: boolean;
}

/** Makes one list of its pages, or names what they are instead. */
export function makeList(pages: readonly ListPage[]): ReadResult {
  const all = pages.flatMap(({ entries }) => entries);
  // Only the collector puts runtime and design into one file.
  const [collected] = pages.flatMap(({ tenant }) => tenant ?? []);
  const rows = collected === undefined ? all : all.filter((entry) => !isDesign(entry));
  const [host = collected] = pages.flatMap(findPageHost);
  const design = readDesign(all);
  const origin = { ...(host && { host }), ...(design && { design }) };
  const fault = findFault(pages, rows);
  if (fault) return { kind: 'fault', fault, ...(design && origin) };
  const byId = new Map<string, DeployedArtefact>();
  const duplicates = new Set<string>();
  for (const entry of rows.filter(hasId).map(makeArtefact)) {
    const known = byId.get(entry.id);
    if (known) duplicates.add(entry.id);
    byId.set(entry.id, known ? selectLaterDeployment(known, entry) : entry);
  }
  const parts = pages.map(({ entries, next, base }) => ({
    entries: entries.length,
    next: next === undefined ? undefined : resolveNext(next, base),
  }));
  const { missingNext: next } = findGap(parts);
  const odd = listOdd(rows);
  const [isWhole] = pages.flatMap((page) => page.isWhole ?? []);
  const total = pages.reduce((most, page) => Math.max(most, page.total ?? 0), 0);
  return {
    kind: 'list',
    artefacts: [...byId.values()],
    entries: rows.length,
    duplicates: [...duplicates],
    ...(odd.length > 0 && { odd }),
    ...(next !== undefined && { next }),
    ...(total > 0 && { total }),
    ...(isWhole !== undefined && { isWhole }),
    ...origin,
  };
}

/** Why pages are no list of deployed artefacts; nothing if they are one, even an empty one. */
function findFault(pages: readonly ListPage[], rows: readonly ListEntry[]): ListFault | undefined {
  const sets = rows.map(({ type }) => type?.split('.').at(-1) || undefined);
  const other = sets.find((set) => set !== undefined && set !== RUNTIME_SET);
  if (other) {
    const [, kind] = Object.entries(OTHER_SETS).find(([part]) => other.includes(part)) ?? [];
    return kind ? { kind } : { kind: 'other-set', subject: other };
  }
  if (rows.length === 0) return undefined;
  const hasField = (field: (typeof ENTRY_FIELDS)[number]) => rows.some((row) => row[field]?.trim());
  const isTyped = sets.includes(RUNTIME_SET);
  if (!isTyped && !hasField('Id')) return { kind: 'foreign' };
  const drafts = isTyped || hasField('Status') ? [] : rows.filter(isDraft);
  if (drafts.length * 2 > rows.length) return { kind: 'design-time' };
  if (pages.length === 1 && pages[0]?.isEntity) return { kind: 'single' };
  const needed = hasField('Version') || hasField('Status') ? [] : (['Version', 'Status'] as const);
  const missing = (['Id', ...needed] as const).filter((field) => !hasField(field));
  if (missing.length > 0) return { kind: 'fields-missing', subject: missing.join(', ') };
  const tenants = new Set(pages.flatMap(findPageHost).map(getTenantKey));
  return tenants.size > 1 ? { kind: 'several-tenants' } : undefined;
}

const RUNTIME_SET = 'IntegrationRuntimeArtifact';

/** Other lists of a tenant, by a part of their entity type. */
const OTHER_SETS = {
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

/** Entries without a field that others have. */
function listOdd(rows: readonly ListEntry[]): string[] {
  const usual = (['Version', 'Status'] as const).filter((field) => rows.some((row) => row[field]));
  return rows
    .filter((row) => !hasId(row) || isDraft(row) || usual.some((field) => !row[field]?.trim()))
    .map(({ Id, Name }) => Id || Name || '–');
}

/** The address in full if the tenant is known; only web addresses are taken. */
function resolveNext(next: string, base: string | undefined): string | undefined {
  const service = base?.match(SERVICE)?.[0];
  if (!URL.canParse(next, service)) return next;
  const url = new URL(next, service);
  return isWeb(url) ? url.href : undefined;
}

/** Host and, at the edge, location; the port is no part of it. */
function findPageHost({ base, next }: ListPage): string[] {
  const url = parseUrl(base ?? next ?? '');
  if (!url || !isWeb(url)) return [];
  const location = url.pathname.match(/^\/location\/[^/]+/)?.[0] ?? '';
  return [`${url.hostname}${location}`];
}

/** The same for the host of a tenant's interface and for its host for programs. */
export function getTenantKey(host: string): string {
  return host.replace(/^([^.]+)\.(?:it-[a-z\d-]+|integrationsuite[a-z\d-]*)(?=\.)/i, '$1');
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'https:' || protocol === 'http:';
}

/** Up to the folder of the service, to which relative addresses are relative. */
const SERVICE = /^https?:\/\/.*?\/api\/v1\//;

/** The fields that are read, in JSON and Atom alike; without the person who deployed (D52). */
export const ENTRY_FIELDS = [
  ...(['Id', 'Name', 'Version', 'Type', 'Status', 'DeployedOn'] as const),
  // Only design-time artefacts have it.
  'PackageId',
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

function isDraft({ Version }: ListEntry): boolean {
  return Version?.trim().toLowerCase() === 'active';
}

function hasId(entry: ListEntry): entry is ListEntry & { Id: string } {
  return Boolean(entry.Id);
}

/** A field that is absent is empty, and so is the version of a draft; the name is then the id. */
function makeArtefact(fields: ListEntry & { Id: string }): DeployedArtefact {
  const deployedAt = readDeployedOn(fields.DeployedOn ?? '');
  return {
    id: fields.Id,
    name: fields.Name?.trim() || fields.Id,
    version: isDraft(fields) ? '' : (fields.Version?.trim() ?? ''),
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
