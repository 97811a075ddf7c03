import { findRules } from '#app/domain/landscape/find-rules';
import type { ListFaultKind } from '#app/domain/landscape/list';
import type { SeparationRule } from '#app/domain/landscape/separation';
import { joinTenants, type Tenant, type TenantFile } from '#app/domain/landscape/sources';
import type { Source } from './landscape-state';

/** More tenants would not fit into the results table. */
export const MAX_TENANTS = 12;

/** Tenants read from the lists, files that cannot be used, and files still waiting. */
export interface ReadTenants {
  tenants: readonly ReadTenant[];
  faults: readonly SourceFault[];
  waiting: readonly Source[];
}

export interface ReadTenant extends Tenant {
  fileNames: readonly string[];
  /** Ids that a list names more than once. */
  duplicates: readonly string[];
  foundRules: readonly SeparationRule[];
}

/** A file that does not count, and why. */
export interface SourceFault {
  source: Source;
  kind: ListFaultKind | 'unreadable' | 'same-tenant' | 'too-many';
  /** Code and text of the tenant's error answer. */
  errorText?: string;
  /** The file that counts instead. */
  other?: string;
}

/** Joins lists into tenants and reports the files that cannot be used. */
export function readTenants(sources: readonly Source[]): ReadTenants {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  const findSources = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const { tenants: joined, repeated } = joinTenants(
    sources.flatMap(({ key, fileName, result }): TenantFile[] =>
      result.kind === 'list' ? [{ key, fileName, result }] : [],
    ),
  );
  const tenants = joined.map((tenant) => getCachedTenant(tenant, findSources(tenant.files)));
  const firstFile = (key: string) => tenants.find((tenant) => tenant.key === key)?.fileNames[0];
  return {
    tenants: tenants.slice(0, MAX_TENANTS),
    faults: [
      ...sources.flatMap(findFault),
      ...repeated.flatMap(({ file, tenant }) =>
        findSources([file]).map((source) => ({
          source,
          kind: 'same-tenant' as const,
          other: firstFile(tenant) ?? tenant,
        })),
      ),
      ...tenants
        .slice(MAX_TENANTS)
        .flatMap(({ files }) => findSources(files))
        .map((source) => ({ source, kind: 'too-many' as const })),
    ],
    waiting: sources.filter(({ result }) => result.kind === 'waiting'),
  };
}

const tenantCache = new WeakMap<object, ReadTenant>();

/** A tenant with the same files stays the same object, so that nothing is searched again. */
function getCachedTenant(tenant: Tenant, files: readonly Source[]): ReadTenant {
  const key = files[0]?.result ?? tenant;
  const known = tenantCache.get(key);
  if (known?.key === tenant.key && known.files.join() === tenant.files.join()) return known;
  const read = {
    ...tenant,
    fileNames: files.map(({ fileName }) => fileName),
    duplicates: files.flatMap(({ result }) => (result.kind === 'list' ? result.duplicates : [])),
    foundRules: findRules(tenant.artefacts),
  };
  tenantCache.set(key, read);
  return read;
}

function findFault(source: Source): SourceFault[] {
  const { result } = source;
  if (result.kind === 'unreadable') return [{ source, kind: 'unreadable' }];
  if (result.kind !== 'fault') return [];
  const { kind, code, message } = result.fault;
  const errorText = [code, message].filter((part) => part !== undefined).join(': ');
  return [{ source, kind, ...(errorText !== '' && { errorText }) }];
}
