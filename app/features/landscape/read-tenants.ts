import { findSeparation } from '#app/domain/landscape/find-rules';
import type { ListFaultKind } from '#app/domain/landscape/list';
import type { SeparationRule } from '#app/domain/landscape/separation';
import {
  joinTenants,
  type RepeatedFile,
  type Tenant,
  type TenantFile,
} from '#app/domain/landscape/sources';
import { guessStage } from '#app/domain/landscape/stages';
import type { Source } from './landscape-session';

/** More tenants would not fit into the results table. */
export const MAX_TENANTS = 24;

/** Tenants read from the lists, files that cannot be used, and files still waiting. */
export interface ReadTenants {
  tenants: readonly ReadTenant[];
  faults: readonly SourceFault[];
  waiting: readonly Source[];
}

export interface ReadTenant extends Tenant {
  /** The stage that a file's name or the host tells. */
  guess: string | undefined;
  foundRules: readonly SeparationRule[];
  /** Proposed stage of artefacts that no rule matches. */
  foundRest: string | undefined;
}

/** A file that does not count, and why. */
export interface SourceFault {
  source: Pick<Source, 'key' | 'fileName'>;
  kind: ListFaultKind | 'unreadable' | RepeatedFile['kind'] | 'too-many';
  /** Code and text of the tenant's error answer. */
  errorText?: string;
  /** The reason why the file is no list. */
  subject?: string;
  /** The file that counts instead, or may. */
  other?: Pick<Source, 'key' | 'fileName'>;
}

/** Joins lists into tenants and reports the files that cannot be used. */
export function readTenants(sources: readonly Source[]): ReadTenants {
  const tenants = joinTenants(
    sources.flatMap(({ result, ...source }): TenantFile[] =>
      result.kind === 'list' ? [{ ...source, result }] : [],
    ),
  );
  return {
    tenants: tenants.slice(0, MAX_TENANTS).map(getCachedTenant),
    faults: [
      ...sources.flatMap(findFault),
      ...tenants
        .flatMap((tenant) => [tenant, ...tenant.earlier])
        .flatMap(({ repeated }) => repeated)
        .map(({ file, other, kind }) => ({ source: file, kind, other })),
      ...tenants
        .slice(MAX_TENANTS)
        .flatMap(({ files }) => files)
        .map((source) => ({ source, kind: 'too-many' as const })),
    ],
    waiting: sources.filter(({ result }) => result.kind === 'waiting'),
  };
}

const tenantCache = new WeakMap<object, ReadTenant>();

/** A tenant with the same files stays the same object, so that nothing is searched again. */
function getCachedTenant(tenant: Tenant): ReadTenant {
  const cacheKey = tenant.files[0]?.result ?? tenant;
  const known = tenantCache.get(cacheKey);
  const listFiles = ({ files, repeated, earlier }: Tenant) =>
    [files, repeated.map(({ file }) => file), ...earlier.map((state) => state.files)]
      .flat()
      .map(({ key }) => key)
      .join();
  if (known?.key === tenant.key && listFiles(known) === listFiles(tenant)) return known;
  const guesses = [...tenant.files.map(({ fileName }) => fileName), tenant.name].map(guessStage);
  const guess = guesses.find((one) => one !== undefined);
  const { rules: foundRules, rest: foundRest } = findSeparation(tenant.artefacts, guess);
  const read = { ...tenant, guess, foundRules, foundRest };
  tenantCache.set(cacheKey, read);
  return read;
}

function findFault(source: Source): SourceFault[] {
  const { result } = source;
  if (result.kind === 'unreadable') return [{ source, kind: 'unreadable' }];
  if (result.kind !== 'fault') return [];
  const { kind, code, message, subject } = result.fault;
  const errorText = [code, message].filter((part) => part !== undefined).join(': ');
  return [{ source, kind, ...(errorText && { errorText }), ...(subject && { subject }) }];
}
