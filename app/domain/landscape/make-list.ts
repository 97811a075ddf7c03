import { type ListedArtefact, selectLaterDeployment } from './artefact.ts';
import type { Design } from './design.ts';
import type { RawResult } from './list.ts';
import { type ListFault, OTHER_SETS } from './list-fault.ts';
import { readMoment } from './moment.ts';
import { findGap } from './paging.ts';
import { type ListEntry, type ListPage, RUNTIME_SET } from './read-json.ts';
import { getTenantKey } from './tenant-host.ts';

/** Makes one list of its pages, or names what they are instead. */
export function makeList(pages: readonly ListPage[]): RawResult {
  const all = pages.flatMap(({ entries }) => entries);
  const [file] = pages.flatMap((page) => page.file ?? []);
  // Only the collector puts runtime and design into one file.
  const rows = file ? all.filter((entry) => !isDesign(entry)) : all;
  const [host = file?.host] = listHosts(pages);
  const design = readDesign(all);
  const told = pages.flatMap(({ collected }) => collected ?? []);
  const security = told.flatMap((one) => one.security);
  const origin = {
    ...(host && { host }),
    ...(design && { design }),
    ...(security.length > 0 && { security }),
  };
  const configurations = new Map(told.flatMap((one) => [...one.configurations]));
  if (rows.length === 0 && !file && told.length > 0) {
    const configuration = configurations.get('');
    return { kind: 'fault', fault: { kind: 'configuration' }, ...origin, configuration };
  }
  const fault = findFault(pages, rows);
  if (fault) return { kind: 'fault', fault, ...(design && origin) };
  const byId = new Map<string, ListedArtefact>();
  const duplicates = new Set<string>();
  for (const artefact of rows.flatMap(makeArtefact)) {
    const known = byId.get(artefact.id);
    if (known) duplicates.add(artefact.id);
    byId.set(artefact.id, known ? selectLaterDeployment(known, artefact) : artefact);
  }
  const parts = pages.map((page) => ({ entries: page.entries.length, next: page.next }));
  const { missingNext: next } = findGap(parts);
  const odd = listOdd(rows);
  const total = Math.max(...pages.map((page) => page.total ?? 0));
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
    ...file,
    ...origin,
  };
}

/** Why pages are no list of deployed artefacts; nothing if they are one, even an empty one. */
function findFault(pages: readonly ListPage[], rows: readonly ListEntry[]): ListFault | undefined {
  const other = rows.find(({ set }) => set && set !== RUNTIME_SET)?.set;
  if (other) {
    const [, kind] = Object.entries(OTHER_SETS).find(([part]) => other.includes(part)) ?? [];
    return kind ? { kind } : { kind: 'other-set', subject: other };
  }
  if (rows.length === 0) return undefined;
  const hasField = (field: string) => rows.some(({ read }) => read(field)?.trim());
  const isTyped = rows.some(({ set }) => set === RUNTIME_SET);
  if (!isTyped && !hasField('Id')) return { kind: 'foreign' };
  const drafts = isTyped || hasField('Status') ? [] : rows.filter(isDraft);
  if (drafts.length * 2 > rows.length) return { kind: 'design-time' };
  if (pages.length === 1 && pages[0]?.isEntity) return { kind: 'single' };
  const needed = STATE_FIELDS.some(hasField) ? [] : STATE_FIELDS;
  const missing = ['Id', ...needed].filter((field) => !hasField(field));
  if (missing.length > 0) return { kind: 'fields-missing', subject: missing.join(', ') };
  return new Set(listHosts(pages).map(getTenantKey)).size > 1
    ? { kind: 'several-tenants' }
    : undefined;
}

function listHosts(pages: readonly ListPage[]): string[] {
  return pages.flatMap(({ host }) => host ?? []);
}

const STATE_FIELDS = ['Version', 'Status'];

/** Entries without a field that others have. */
function listOdd(rows: readonly ListEntry[]): string[] {
  const usual = STATE_FIELDS.filter((field) => rows.some(({ read }) => read(field)));
  const isOdd = (row: ListEntry) =>
    isDraft(row) || ['Id', ...usual].some((field) => !row.read(field)?.trim());
  return rows.filter(isOdd).map(({ read }) => read('Id') || read('Name') || '–');
}

/** A field that is absent is empty, and so is the version of a draft; the name is then the id. */
function makeArtefact(entry: ListEntry): ListedArtefact | [] {
  const { read } = entry;
  const id = read('Id');
  if (!id) return [];
  const deployedAt = readMoment(read('DeployedOn') ?? '');
  return {
    id,
    name: read('Name')?.trim() || id,
    version: isDraft(entry) ? '' : (read('Version')?.trim() ?? ''),
    type: read('Type')?.trim() ?? '',
    status: read('Status')?.trim().toUpperCase() ?? '',
    ...(deployedAt !== undefined && { deployedAt }),
  };
}

function isDraft({ read }: ListEntry): boolean {
  return read('Version')?.trim().toLowerCase() === 'active';
}

function isDesign({ set = '' }: ListEntry): boolean {
  return set.includes('Designtime') || set === 'IntegrationPackage';
}

/** The design among the entries of a list; nothing if it has none. */
function readDesign(entries: readonly ListEntry[]): Design | undefined {
  const design: Design = { packages: [], drafts: [] };
  for (const entry of entries.filter(isDesign)) {
    const { set, read } = entry;
    const id = read('Id');
    const packageId = read('PackageId');
    const editedAt = readMoment(read('ModifiedAt') ?? '');
    if (!id) continue;
    if (set === 'IntegrationPackage') {
      const hasUpdate = read('UpdateAvailable') === 'true';
      design.packages.push({ id, name: read('Name') || id, ...(hasUpdate && { hasUpdate }) });
    } else if (packageId) {
      const version = isDraft(entry) ? '' : (read('Version')?.trim() ?? '');
      const edited = editedAt !== undefined && { editedAt };
      design.drafts.push({ id, packageId, version, ...edited });
    }
  }
  return design.packages.length + design.drafts.length > 0 ? design : undefined;
}
