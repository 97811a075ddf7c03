import { type ListedArtefact, selectLaterDeployment } from './artefact.ts';
import { type Collected, judgeConfiguration } from './configuration/stored.ts';
import { isDesign, readDesign } from './design.ts';
import {
  type ENTRY_FIELDS,
  hasId,
  isDraft,
  type ListEntry,
  OTHER_SETS,
  RUNTIME_SET,
} from './entry.ts';
import type { ListFault, RawList, ReadResult } from './list.ts';
import { readMoment } from './moment.ts';
import { findGap } from './paging.ts';
import { findPageHost, getTenantKey, resolveNext } from './tenant-host.ts';

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
  /** Whether the collector has everything of that tenant, and when it fetched it. */
  isWhole?: boolean;
  /** Parts that the collector could not fetch, with the tenant's answer. */
  open?: readonly string[];
  listedAt?: number;
  isEntity?: boolean;
  /** Configurations, and names of credentials and certificates. */
  collected?: Collected;
}

/** Makes one list of its pages, or names what they are instead. */
export function makeList(
  pages: readonly ListPage[],
): RawList | Extract<ReadResult, { kind: 'fault' }> {
  const all = pages.flatMap(({ entries }) => entries);
  // Only the collector puts runtime and design into one file.
  const [collected] = pages.flatMap(({ tenant }) => tenant ?? []);
  const rows = collected === undefined ? all : all.filter((entry) => !isDesign(entry));
  const [host = collected] = pages.flatMap(findPageHost);
  const design = readDesign(all);
  const told = pages.flatMap((page) => page.collected ?? []);
  const security = told.flatMap((one) => one.security);
  const origin = {
    ...(host && { host }),
    ...(design && { design }),
    ...(security.length > 0 && { security }),
  };
  const configurations = new Map(told.flatMap((one) => [...one.configurations]));
  if (rows.length === 0 && collected === undefined && told.length > 0) {
    const fault = { kind: 'configuration' } as const;
    const answer = configurations.get('');
    const configuration = answer && judgeConfiguration(answer);
    return { kind: 'fault', fault, ...origin, ...(configuration && { configuration }) };
  }
  const fault = findFault(pages, rows);
  if (fault) return { kind: 'fault', fault, ...(design && origin) };
  const byId = new Map<string, ListedArtefact>();
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
  const [listedAt] = pages.flatMap((page) => page.listedAt ?? []);
  const open = [...new Set(pages.flatMap((page) => page.open ?? []))];
  const total = pages.reduce((most, page) => Math.max(most, page.total ?? 0), 0);
  return {
    kind: 'list',
    artefacts: [...byId.values()].map((one) => {
      const configuration = configurations.get(one.id.toLowerCase());
      return configuration === undefined ? one : { ...one, configuration };
    }),
    entries: rows.length,
    duplicates: [...duplicates],
    ...(odd.length > 0 && { odd }),
    ...(next !== undefined && { next }),
    ...(total > 0 && { total }),
    ...(isWhole !== undefined && { isWhole }),
    ...(listedAt !== undefined && { listedAt }),
    ...(open.length > 0 && { open }),
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

/** Entries without a field that others have. */
function listOdd(rows: readonly ListEntry[]): string[] {
  const usual = (['Version', 'Status'] as const).filter((field) => rows.some((row) => row[field]));
  return rows
    .filter((row) => !hasId(row) || isDraft(row) || usual.some((field) => !row[field]?.trim()))
    .map(({ Id, Name }) => Id || Name || '–');
}

/** A field that is absent is empty, and so is the version of a draft; the name is then the id. */
function makeArtefact(fields: ListEntry & { Id: string }): ListedArtefact {
  const deployedAt = readMoment(fields.DeployedOn ?? '');
  return {
    id: fields.Id,
    name: fields.Name?.trim() || fields.Id,
    version: isDraft(fields) ? '' : (fields.Version?.trim() ?? ''),
    type: fields.Type?.trim() ?? '',
    status: fields.Status?.trim().toUpperCase() ?? '',
    ...(deployedAt !== undefined && { deployedAt }),
  };
}
