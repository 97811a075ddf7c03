import * as z from 'zod/mini';
import { DAY_MS } from '#app/domain/durations.ts';
import { type DeployedArtefact, selectLaterDeployment, sortById } from './artefact.ts';
import type { ReadList } from './list.ts';
import { findGap } from './paging.ts';
import { compareNames } from './stages.ts';
import { getTenantKey } from './tenant-host.ts';

/** A file or a pasted text, without what is read in it. */
export const sourceSchema = z.object({
  key: z.string(),
  fileName: z.string(),
  /** When the file was last written; unknown of a pasted text. */
  modified: z.optional(z.number()),
  /** Whether the page brought it along; it goes as soon as the visitor's own files come. */
  isExample: z.optional(z.boolean()),
  /** Whether it lay in a folder, in which other files are to be expected. */
  isInFolder: z.exactOptional(z.boolean()),
  /** Whether the visitor has said which of two lists is newer. */
  isDated: z.exactOptional(z.boolean()),
  /** Key of its tenant, and when that was saved, if the list comes from a saved state. */
  tenant: z.exactOptional(z.string()),
  savedAt: z.exactOptional(z.number()),
});

/** A list of a tenant. */
export interface TenantFile extends z.infer<typeof sourceSchema> {
  result: ReadList;
}

export type Tenant = ReturnType<typeof joinStates>;

type TenantState = ReturnType<typeof joinFiles>;

export type RepeatedFile = ReturnType<typeof findCopy>;

/**
 * Joins the parts of paged lists, and finds files of a tenant that has another one (D52). The
 * order of the files does not matter.
 * @returns the tenants by name
 */
export function joinTenants(files: readonly TenantFile[], join = joinStates): Tenant[] {
  const groups = [...Map.groupBy(files, findTenantKeys(files))];
  return groups
    .map(([key, group]) => join(key, group))
    .sort((a, b) => compareNames(a.name, b.name) || (a.key < b.key ? -1 : 1));
}

/** A saved state never mixes with other files; of all states the latest counts. */
export function joinStates(key: string, group: readonly TenantFile[]) {
  const bySaving = [...Map.groupBy(group, ({ savedAt }) => savedAt)];
  bySaving.sort(([a], [b]) => Number(a !== undefined) - Number(b !== undefined));
  const states = bySaving.flatMap(([, files]) => listStates(key, files)).sort(compareStates);
  const [latest = joinFiles(key, group), ...others] = states;
  // A time that another list's deployments prove wrong is replaced.
  const earlier = others.map((state) => {
    const isWrong = latest.modified !== undefined && (state.modified ?? 0) >= latest.modified;
    return isWrong ? { ...state, modified: dateEarlier(state, latest.modified ?? 0) } : state;
  });
  const artefacts = keepPackages(latest.artefacts, earlier);
  const ids = new Set(artefacts.map(({ id }) => id));
  const gone = earlier.flatMap((state) => state.artefacts.filter(({ id }) => !ids.has(id)));
  const everListed = gone.length > 0 ? sortById([...artefacts, ...gone]) : artefacts;
  return {
    ...latest,
    artefacts,
    /** Its earlier states, the latest first. */
    earlier,
    /** By all states, so that what is gone still tells its stage. */
    everListed,
  };
}

/** Packages that only the state before tells still group and leave out artefacts. */
function keepPackages(artefacts: readonly DeployedArtefact[], [before]: readonly TenantState[]) {
  const packages = new Map(
    before?.artefacts.flatMap(({ id, package: name }) => (name ? [[id, { package: name }]] : [])),
  );
  if (packages.size === 0) return artefacts;
  return artefacts.map((one) => ({ ...packages.get(one.id), ...one }));
}

/** Older copies of a list are earlier states of the tenant. */
function listStates(key: string, files: readonly TenantFile[]): TenantState[] {
  const state = joinFiles(key, files);
  const older = state.repeated.flatMap(({ kind, file }) => (kind === 'older-list' ? file : []));
  return older.length === 0 ? [state] : [state, ...listStates(key, older)];
}

/**
 * The key of each file's tenant. Lists without a host are of one tenant if they are the same, or
 * if that of a saved state has the same name.
 */
function findTenantKeys(files: readonly TenantFile[]): (file: TenantFile) => string {
  const keys = new Map<string, string>();
  const getName = (fileName: string) => nameFile(fileName).replace(/ \(\d+\)$/, '');
  const saved = new Map(
    files.map(({ fileName, tenant = '' }) => [tenant && getName(fileName), tenant]),
  );
  const anonymous = files.filter(({ result, tenant }) => !result.host && !tenant);
  for (const same of Map.groupBy(anonymous, writeContent).values()) {
    const [first] = same.map(({ key }) => key).sort();
    if (first !== undefined) for (const file of same) keys.set(file.key, first);
  }
  return ({ key, fileName, tenant = saved.get(getName(fileName)), result: { host } }) =>
    host ? getTenantKey(host) : (tenant ?? keys.get(key) ?? key);
}

/** Two tenants never deploy everything in the same moment; without moments nothing is known. */
function writeContent({ key, result: { artefacts } }: TenantFile): string {
  if (artefacts.every(({ deployedAt }) => deployedAt === undefined)) return key;
  const rows = artefacts.map(({ id, version, deployedAt }) =>
    JSON.stringify([id, version, deployedAt]),
  );
  return rows.sort().join();
}

/**
 * Lists with other artefacts are parts of one list. A list that has much in common with what is
 * taken is another copy, and is left out. Where nothing tells which copy is newer, only that counts
 * in which both agree.
 */
function joinFiles(key: string, group: readonly TenantFile[]) {
  const byId = new Map<string, DeployedArtefact>();
  const parts: TenantFile[] = [];
  const repeated: RepeatedFile[] = [];
  // Three lists may each be later than the next, so they start in an order of their own.
  const inOrder = [...group].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const file of inOrder.sort(compareFiles)) {
    const { artefacts } = file.result;
    const known = artefacts.filter(({ id }) => byId.has(id));
    const isCopy =
      byId.size === 0 || artefacts.length === 0
        ? [file, ...parts].every(({ result }) => result.next === undefined)
        : known.length >= artefacts.length * MAX_COMMON_SHARE;
    if (parts.length > 0 && isCopy) {
      repeated.push(findCopy(file, parts));
      continue;
    }
    parts.push(file);
    for (const artefact of artefacts) {
      const other = byId.get(artefact.id);
      byId.set(artefact.id, other ? selectLaterDeployment(other, artefact) : artefact);
    }
  }
  const disputed = repeated.flatMap((copy) =>
    copy.kind === 'which-list' ? listDisputed(copy) : [],
  );
  for (const id of disputed) byId.delete(id);
  const lists = parts.map(({ result }) => result);
  const entries = lists.reduce((sum, list) => sum + list.entries, 0);
  const total = Math.max(...lists.map((list) => list.total ?? 0));
  const gap = findGap(lists);
  const isPartial =
    Object.keys(gap).length > 0 ||
    total > entries ||
    disputed.length > 0 ||
    lists.some(({ isWhole }) => isWhole === false);
  const doubt = isPartial || total > 0 ? undefined : findDoubt(lists);
  const [host, location] = lists[0]?.host?.split('/location/') ?? [];
  const column = host?.split('.')[0] ?? nameFile(parts[0]?.fileName ?? '');
  const modified = Math.max(...parts.map((part) => getTime(part) || Number.NaN));
  return {
    /** The host, or the key of the file if no host is known. */
    key,
    /** First part of the host, or the file's name without its ending. */
    name: location ? `${column} ${location}` : column,
    /** The same for all its runtimes. */
    column,
    /** By id. */
    artefacts: sortById(byId.values()),
    files: parts,
    /** Files that are left out. */
    repeated,
    /** Number of entries in the files. */
    entries,
    /** When its list was written, as far as that is known. */
    ...(modified && { modified }),
    ...gap,
    /** Number of entries that the tenant counted, if it is more. */
    ...(total > entries && { total }),
    /** Whether more artefacts may be deployed than are listed. */
    isPartial,
    /** Why the list may have been cut, although nothing says so. */
    ...(doubt && { doubt }),
  };
}

/** Artefacts may move to the next part while the parts are saved. */
const MAX_COMMON_SHARE = 0.5;

/** The later list first, and of two alike the longer one. */
function compareFiles(a: TenantFile, b: TenantFile): number {
  return (
    compareDeployments(b, a) ||
    getTime(b) - getTime(a) ||
    b.result.artefacts.length - a.result.artefacts.length
  );
}

function compareStates(a: TenantState, b: TenantState): number {
  const [fileA, fileB] = [a.files[0], b.files[0]];
  const getModified = ({ modified = Number.POSITIVE_INFINITY }: TenantState) => modified;
  if (!fileA || !fileB) return 0;
  return compareDeployments(fileB, fileA) || getModified(b) - getModified(a) || 0;
}

function getTime({ modified, isDated, result: { listedAt } }: TenantFile): number {
  return (isDated ? modified : (listedAt ?? modified)) ?? 0;
}

/**
 * By the deployments of ids that both lists hold; not a number if some are later here and some
 * there. 0 if all are the same, or the visitor has said which list is newer.
 */
function compareDeployments(a: TenantFile, b: TenantFile): number {
  if (a.isDated && b.isDated) return 0;
  const times = new Map(b.result.artefacts.map(({ id, deployedAt }) => [id, deployedAt]));
  const signs = a.result.artefacts.map(({ id, deployedAt = Number.NaN }) =>
    Math.sign(deployedAt - (times.get(id) ?? Number.NaN)),
  );
  const isLater = signs.includes(1);
  if (signs.includes(-1)) return isLater ? Number.NaN : -1;
  return isLater ? 1 : 0;
}

/** A file that is left out because of another one of the same tenant. */
function findCopy(file: TenantFile, parts: readonly TenantFile[]) {
  const ids = new Set(file.result.artefacts.map(({ id }) => id));
  const countCommon = ({ result }: TenantFile) =>
    result.artefacts.filter(({ id }) => ids.has(id)).length;
  const other = parts.reduce((most, part) => (countCommon(part) > countCommon(most) ? part : most));
  const isDeployedLater = compareDeployments(other, file);
  const isSame = listDisputed({ file, other }).length === 0;
  const [time, otherTime] = [file, other].map(getTime);
  const age = time && otherTime ? otherTime - time : Number.NaN;
  const isOlder = isDeployedLater > 0 || (isDeployedLater === 0 && age > 0);
  // A list that says the same on another day says that nothing has changed.
  const isEarlier = isSame ? age >= DAY_MS || isDeployedLater > 0 : isOlder;
  /** The other is newer, both say the same, or nothing tells which is newer. */
  const kind = isEarlier ? 'older-list' : isSame ? 'same-list' : 'which-list';
  return { file, other, kind } as const;
}

/** Ids in which two lists of a tenant do not agree; a part may hold less than the whole. */
function listDisputed({ file, other }: Record<'file' | 'other', TenantFile>): string[] {
  const mapStates = ({ result: { artefacts } }: TenantFile) =>
    new Map(artefacts.map(({ id, version, status }) => [id, `${version} ${status}`]));
  const mine = mapStates(file);
  const theirs = mapStates(other);
  const { next, total = 0, entries } = file.result;
  const isPart = next !== undefined || total > entries;
  const ids = isPart ? mine.keys() : new Set([...mine.keys(), ...theirs.keys()]);
  return [...ids].filter((id) => mine.get(id) !== theirs.get(id));
}

/** When a list was written that is earlier than another: at the earliest after its last deployment. */
export function dateEarlier({ artefacts }: Pick<TenantState, 'artefacts'>, later: number): number {
  const last = artefacts.reduce((time, { deployedAt = 0 }) => Math.max(time, deployedAt), 0);
  return Math.min(last || later, later - 1);
}

/** Numbers that people ask for (`$top`), and the most that a tenant answers. */
const LIMITS = [50, 100, 200, 500, 1000];

/** Lists that were asked with a limit or a filter look whole. */
function findDoubt(lists: readonly ReadList[]): 'full-page' | 'errors-only' | undefined {
  if (lists.every(({ isWhole }) => isWhole)) return undefined;
  if (lists.every(({ entries }) => LIMITS.includes(entries))) return 'full-page';
  const artefacts = lists.flatMap((list) => list.artefacts);
  const isErrors = artefacts.length > 0 && artefacts.every(({ status }) => status === 'ERROR');
  return isErrors ? 'errors-only' : undefined;
}

/** The host of a tenant without the location of an edge runtime. */
export function nameTenant(key: string): string {
  return key.split('/location/')[0] ?? key;
}

function nameFile(fileName: string): string {
  return fileName.replace(/\.(?:json|xml|txt)$/i, '');
}
