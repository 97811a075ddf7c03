import { compareDesign, type Design } from './design.ts';
import type { Source } from './landscape-state.ts';
import type { ReadList } from './list.ts';
import type { ListFaultKind } from './list-fault.ts';
import {
  joinStates,
  joinTenants,
  type RepeatedFile,
  type Tenant,
  type TenantFile,
} from './sources.ts';
import { guessStage } from './stages.ts';
import { getTenantKey } from './tenant-host.ts';

/** More tenants would not fit into the results table. */
export const MAX_TENANTS = 24;

export type ReadTenants = ReturnType<typeof readTenants>;
export type ReadTenant = ReturnType<typeof readTenant>;

/** A file that does not count, and why. */
export interface SourceFault {
  source: Pick<Source, 'key' | 'fileName' | 'isInFolder'>;
  kind: ListFaultKind | 'unreadable' | RepeatedFile['kind'] | 'too-many' | (typeof REMARKS)[number];
  /** Code and text of the tenant's error answer. */
  errorText?: string;
  /** The reason why the file is no list. */
  subject?: string;
  /** The file that counts instead, or may. */
  other?: Pick<Source, 'key' | 'fileName'>;
  /** When a saved state was saved, and the keys of all its lists. */
  saved?: { at: number; keys: readonly string[] };
}

const REMARKS = ['older-list', 'saved', 'packages-only', 'drafts-only'] as const;

/** Whether it is only a remark, as the file counts or is none of the lists. */
export function isRemark(fault: SourceFault): boolean {
  return REMARKS.some((one) => one === fault.kind) || isLeftAlone(fault);
}

/** Whether it is another file of a folder, such as the collector's own table. */
export function isLeftAlone({ source, kind }: SourceFault): boolean {
  return source.isInFolder === true && OTHER_FILES.some((other) => other === kind);
}

const OTHER_FILES = ['foreign', 'plain-text', 'spreadsheet', 'archive', 'html', 'empty-file'];

/** Joins lists into tenants and reports the files that cannot be used. */
export function readTenants(
  sources: readonly Source[],
  { joinStates: join = joinStates, addDesigns: add = addDesigns } = {},
) {
  const lists = sources.flatMap(({ result, ...source }): TenantFile[] =>
    result.kind === 'list' ? [{ ...source, result }] : [],
  );
  const told = lists.map((file) => sources.filter((one) => isToldBy(file, one, lists.length)));
  const used = new Set(told.flat());
  const designed = lists.map((file, at) => ({ ...file, result: add(file.result, told[at] ?? []) }));
  const tenants = joinTenants(designed, join);
  const matched = told.map((some) => some.filter(({ result }) => 'design' in result));
  const designs = new Map(lists.map(({ key }, at) => [key, matched[at]]));
  const faults: SourceFault[] = [
    ...sources.filter((one) => !used.has(one)).flatMap(findFault),
    // A tenant's lists of several days have the same design.
    ...[...Map.groupBy(matched, ([source]) => source).values()].flatMap(([some = []]) =>
      findMissingDesign(some),
    ),
    ...listSaved(lists),
    ...tenants
      .flatMap((tenant) => [tenant, ...tenant.earlier])
      .flatMap(({ repeated }) => repeated)
      .map(({ file, other, kind }) => ({ source: file, kind, other })),
    ...tenants
      .slice(MAX_TENANTS)
      .flatMap(({ files }) => files)
      .map((source) => ({ source, kind: 'too-many' as const })),
  ];
  return {
    tenants: tenants
      .slice(0, MAX_TENANTS)
      .map((tenant) => readTenant(tenant, tenants, designs.get(tenant.files[0]?.key ?? ''))),
    /** Files that cannot be used, or only in part. */
    faults,
    waiting: sources.filter(({ result }) => result.kind === 'waiting'),
  };
}

function readTenant(
  { doubt, ...tenant }: Tenant,
  tenants: readonly Tenant[],
  designs: readonly Source[] = [],
) {
  const names = [...tenant.files.map(({ fileName }) => fileName), tenant.name];
  const lengths = tenants.map(({ entries }) => entries);
  // One list of several may well have fifty entries, if others do not have many more.
  const isUsual =
    doubt === 'full-page' &&
    lengths.filter((length) => length === 50).length === 1 &&
    lengths.length > 1 &&
    Math.max(...lengths) < 1.25 * 50;
  const isWhole = designs.length > 0 && tenant.files[0]?.result.open === undefined;
  const remarks =
    isWhole && findMissingDesign(designs).length === 0 && !tenant.isPartial
      ? compareDesign(tenant.artefacts, joinDesigns(designs))
      : undefined;
  return {
    ...tenant,
    ...(doubt && !isUsual && { doubt }),
    /** Facts of its design beside the artefacts; only if every package is listed. */
    ...(remarks && { remarks }),
    /** The stage that a file's name or the host tells. */
    guess: names.map(guessStage).find((stage) => stage !== undefined),
  };
}

/**
 * Whether a source tells a list's design, or is its tenant's answer about configurations: by its
 * host, or the stage in its name. Parameters need a flow of the list.
 */
function isToldBy(file: TenantFile, { key, fileName, result }: Source, count: number): boolean {
  // A file of the collector tells the design of its own day.
  if (result.kind === 'list') return result.design !== undefined && key === file.key;
  if (result.kind !== 'fault') return false;
  if (!(result.design || result.security || result.configuration)) return false;
  const { host } = file.result;
  const stage = guessStage(fileName);
  // The collector names a tenant instead of its host.
  const isSameTenant =
    result.host && host?.includes('.')
      ? getTenantKey(result.host) === getTenantKey(host)
      : count === 1 || (stage !== undefined && stage === guessStage(file.fileName));
  return isSameTenant && (!result.configuration || findFlow(file.result, fileName) !== undefined);
}

/** The flow that a file's name names: the longest id in it. */
function findFlow({ artefacts }: ReadList, fileName: string): string | undefined {
  const name = ` ${fileName.toLowerCase()} `;
  const named = artefacts.filter(({ id }) => {
    const at = name.indexOf(id.toLowerCase());
    const beside = at < 0 ? 'x' : `${name[at - 1]}${name[at + id.length]}`;
    return !/[\p{L}\p{N}]/u.test(beside);
  });
  return named.sort((a, b) => b.id.length - a.id.length)[0]?.id;
}

function joinDesigns(sources: readonly Source[]): Design {
  const designs = sources.flatMap(({ result }) => ('design' in result && result.design) || []);
  const packages = designs.flatMap((design) => design.packages);
  return { packages, drafts: designs.flatMap(({ drafts }) => drafts) };
}

/** Parts that lists of the design lack to say packages by their names. */
function findMissingDesign(sources: readonly Source[]): SourceFault[] {
  const { packages, drafts } = joinDesigns(sources);
  const source = sources.find((one) => joinDesigns([one]).packages.length > 0) ?? sources[0];
  // The collector brings everything.
  if (!source || source.result.kind === 'list') return [];
  if (packages.length === 0) return [{ source, kind: 'drafts-only' }];
  const listed = new Set(drafts.map(({ packageId }) => packageId));
  const missing = packages.flatMap(({ id }) => (listed.has(id) ? [] : id));
  if (missing.length === 0) return [];
  const subject = `${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}`;
  return [{ source, kind: 'packages-only', subject }];
}

/** Saved states, each with all its lists. */
function listSaved(lists: readonly TenantFile[]): SourceFault[] {
  return [...Map.groupBy(lists, ({ savedAt }) => savedAt)].flatMap(([at, files]) => {
    if (at === undefined) return [];
    const source = { key: `saved-${at}`, fileName: '' };
    return { source, kind: 'saved' as const, saved: { at, keys: files.map(({ key }) => key) } };
  });
}

/** A list with packages and drafts, and with the tenant's own answers about configurations. */
export function addDesigns(list: ReadList, sources: readonly Source[]): ReadList {
  if (sources.length === 0) return list;
  const { packages, drafts } = joinDesigns(sources);
  const names = new Map(packages.map(({ id, name }) => [id, name]));
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const answers = sources.flatMap(({ result, fileName }) =>
    result.kind === 'fault' ? { ...result, flow: findFlow(list, fileName) } : [],
  );
  const security = [list, ...answers].flatMap((one) => one.security ?? []);
  const artefacts = list.artefacts.map((artefact) => {
    const configuration = answers.find(({ flow }) => flow === artefact.id)?.configuration;
    const told = configuration ? { ...artefact, configuration } : artefact;
    const draft = byId.get(artefact.id);
    if (!draft) return told;
    const { packageId, version, editedAt } = draft;
    const designed = { package: names.get(packageId) ?? packageId, draft: version };
    return { ...told, ...designed, ...(editedAt !== undefined && { editedAt }) };
  });
  return { ...list, ...(security.length > 0 && { security }), artefacts };
}

function findFault(source: Source): SourceFault[] {
  const { result } = source;
  if (result.kind === 'unreadable') return [{ source, kind: 'unreadable' }];
  if (result.kind !== 'fault') return [];
  const { kind, code, message, subject } = result.fault;
  const errorText = [code, message].filter((part) => part !== undefined).join(': ');
  return [{ source, kind, ...(errorText && { errorText }), ...(subject && { subject }) }];
}
