import { type DeployedArtefact, type ReadList, selectLaterDeployment } from './list.ts';
import { compareNames } from './stages.ts';

/** An accepted file or pasted text. */
export interface TenantFile {
  key: string;
  fileName: string;
  result: ReadList;
}

export interface Tenant {
  /** The host, or the key of the file if no host is known. */
  key: string;
  /** First part of the host, or the file's name without its ending. */
  name: string;
  /** By id. */
  artefacts: readonly DeployedArtefact[];
  files: readonly TenantFile[];
  /** Address of the next missing part. */
  missingNext?: string;
  /** Whether the first part is missing. */
  isStartMissing?: boolean;
}

/**
 * Joins the parts of paged lists, and finds files of a tenant that has another one (D52). The
 * order of the files does not matter.
 * @returns the tenants by name, and the files that are left out with those that count instead
 */
export function joinTenants(files: readonly TenantFile[]) {
  const nameTenant = findTenantKeys(files);
  const groups = Map.groupBy(files.map(measure), ({ file }) => nameTenant(file));
  const joined = [...groups].map(([key, group]) => joinFiles(key, group));
  return {
    tenants: joined.map(({ tenant }) => tenant).sort(compareTenants),
    repeated: joined.flatMap(({ repeated }) => repeated),
  };
}

/** The key of each file's tenant. Lists without a host are of one tenant if they are the same. */
function findTenantKeys(files: readonly TenantFile[]): (file: TenantFile) => string {
  const keys = new Map(files.map((file) => [file, file.result.host ?? file.key]));
  const anonymous = files.filter(({ result }) => result.host === undefined);
  for (const same of Map.groupBy(anonymous, writeContent).values()) {
    const [first] = same.map(({ key }) => key).sort();
    if (first !== undefined) for (const file of same) keys.set(file, first);
  }
  return (file) => keys.get(file) ?? file.key;
}

/** Two tenants never deploy everything in the same moment; without moments nothing is known. */
function writeContent({ key, result: { artefacts } }: TenantFile): string {
  if (artefacts.every(({ deployedAt }) => deployedAt === undefined)) return key;
  const rows = artefacts.map(({ id, version, deployedAt }) =>
    JSON.stringify([id, version, deployedAt]),
  );
  return rows.sort().join();
}

type MeasuredFile = ReturnType<typeof measure>;

function measure(file: TenantFile) {
  const newest = file.result.artefacts.reduce(
    (latest, { deployedAt }) => Math.max(latest, deployedAt ?? latest),
    Number.NEGATIVE_INFINITY,
  );
  return { file, newest };
}

/**
 * Lists with other artefacts are parts of one list. A list that has much in common with what is
 * taken is an earlier or a shorter copy, and is left out.
 */
function joinFiles(key: string, group: readonly MeasuredFile[]) {
  const byId = new Map<string, DeployedArtefact>();
  const parts: TenantFile[] = [];
  const repeated: { file: TenantFile; other: TenantFile }[] = [];
  for (const { file } of [...group].sort(compareFiles)) {
    const { artefacts } = file.result;
    const known = artefacts.filter(({ id }) => byId.has(id)).length;
    const [first] = parts;
    if (first && known >= artefacts.length * MAX_COMMON_SHARE) {
      repeated.push({ file, other: first });
      continue;
    }
    parts.push(file);
    for (const artefact of artefacts) {
      const other = byId.get(artefact.id);
      byId.set(artefact.id, other ? selectLaterDeployment(other, artefact) : artefact);
    }
  }
  const [first] = parts;
  const tenant: Tenant = {
    key,
    name: first?.result.host ? nameHost(first.result.host) : nameFile(first?.fileName ?? ''),
    artefacts: [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    files: parts,
    ...findGap(parts),
  };
  return { tenant, repeated };
}

/** Artefacts may move to the next part while the parts are saved. */
const MAX_COMMON_SHARE = 0.5;

/** The newest first, and of two alike the longer one. */
function compareFiles(a: MeasuredFile, b: MeasuredFile): number {
  if (a.newest !== b.newest) return b.newest - a.newest;
  return (
    b.file.result.artefacts.length - a.file.result.artefacts.length ||
    (a.file.key < b.file.key ? -1 : 1)
  );
}

/**
 * Finds the first missing part. A part with a next one says by its token where it ends, so the
 * parts follow each other without a gap; the last part has no token.
 */
function findGap(parts: readonly TenantFile[]): Pick<Tenant, 'missingNext' | 'isStartMissing'> {
  const cut = parts.flatMap(({ result: { next, entries } }) => {
    if (next === undefined) return [];
    const end = readSkipToken(next);
    return [{ next, end, start: end - entries }];
  });
  cut.sort((a, b) => a.end - b.end || (a.next < b.next ? -1 : 1));
  let previous: (typeof cut)[number] | undefined;
  for (const part of cut) {
    if (part.start > (previous?.end ?? 0)) {
      return previous ? { missingNext: previous.next } : { isStartMissing: true };
    }
    previous = part;
  }
  return previous && cut.length === parts.length ? { missingNext: previous.next } : {};
}

/** Number of entries before the next part; not a number if the tenant counts in another way. */
function readSkipToken(address: string): number {
  const [, digits] = address.match(/[?&](?:\$|%24)skip(?:token)?=(\d{1,9})(?:&|$)/) ?? [];
  return digits === undefined ? Number.NaN : Number(digits);
}

function nameHost(host: string): string {
  const [name = host, location] = host.split('/location/');
  const first = name.split('.')[0] ?? name;
  return location ? `${first} ${location}` : first;
}

function nameFile(fileName: string): string {
  return fileName.replace(/\.(?:json|xml|txt)$/i, '');
}

function compareTenants(a: Tenant, b: Tenant): number {
  return compareNames(a.name, b.name) || (a.key < b.key ? -1 : 1);
}
