import { compareStages, type LandscapeComparison } from '#app/domain/landscape/compare-stages';
import { findRules } from '#app/domain/landscape/find-rules';
import type { ListFaultKind } from '#app/domain/landscape/list';
import { type Separation, type SeparationRule, separate } from '#app/domain/landscape/separation';
import { joinTenants, type Tenant, type TenantFile } from '#app/domain/landscape/sources';
import { guessStage, orderStages } from '#app/domain/landscape/stages';
import type { StageArtefacts } from '#app/domain/landscape/types';
import type { LandscapeState, Source, TenantSettings } from './landscape-state';

/** More columns fit into no table. */
export const MAX_TENANTS = 12;

/** Suggested where a stage is typed. */
export const USUAL_STAGES: readonly string[] = ['DEV', 'TEST', 'QA', 'PREPROD', 'PROD'];

/** Tenants and stages as the lists state them, before the visitor changes anything. */
export interface ReadTenants {
  tenants: readonly ReadTenant[];
  faults: readonly SourceFault[];
  waiting: readonly Source[];
}

interface ReadTenant extends Tenant {
  fileNames: readonly string[];
  /** Ids that a list names more than once. */
  duplicates: readonly string[];
  foundRules: readonly SeparationRule[];
}

/** A file that does not count, and why. */
export interface SourceFault {
  source: Source;
  kind: ListFaultKind | 'unreadable' | 'same-tenant' | 'too-many';
  /** Text of the tenant's error answer. */
  said?: string;
  /** The file that counts instead. */
  other?: string;
}

/** A tenant with what was guessed or decided about it. */
export interface TenantView extends ReadTenant {
  /** Typed or guessed; empty if there is neither. */
  stage: string;
  landscape: number;
  rules: readonly SeparationRule[];
  /** Whether the visitor's rules are others than those found. */
  hasOwnRules: boolean;
  /** Result of the rules; absent if none is switched on. */
  separation?: Separation;
  /** Stage of artefacts that no rule matches; empty if they are left out. */
  openStage: string;
  stages: readonly TenantStage[];
}

interface TenantStage extends StageArtefacts {
  /** Its name before another tenant with the same one made it longer. */
  typed: string;
}

/** A landscape as the visitor grouped it. */
export interface LandscapeView {
  tenants: readonly TenantView[];
  /** Numbers of the landscapes, at least one. */
  landscapes: readonly number[];
  shownLandscape: number;
  /** Stages of the shown landscape, in the order of the results. */
  stages: readonly string[];
}

/** Joins lists to tenants, and names those that cannot be used. */
export function readTenants(sources: readonly Source[]): ReadTenants {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  const findSources = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const { tenants: joined, repeated } = joinTenants(
    sources.flatMap(({ key, fileName, result }): TenantFile[] =>
      result.kind === 'list' ? [{ key, fileName, result }] : [],
    ),
  );
  const tenants = joined.map((tenant) => recallTenant(tenant, findSources(tenant.files)));
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

const knownTenants = new WeakMap<object, ReadTenant>();

/** A tenant with the same files stays the same object, so that nothing is searched again. */
function recallTenant(tenant: Tenant, files: readonly Source[]): ReadTenant {
  const key = files[0]?.result ?? tenant;
  const known = knownTenants.get(key);
  if (known?.files.join() === tenant.files.join()) return known;
  const read = {
    ...tenant,
    fileNames: files.map(({ fileName }) => fileName),
    duplicates: files.flatMap(({ result }) => (result.kind === 'list' ? result.duplicates : [])),
    foundRules: findRules(tenant.artefacts),
  };
  knownTenants.set(key, read);
  return read;
}

/** Adds guesses and decisions to the tenants. */
export function viewLandscape(state: LandscapeState, { tenants }: ReadTenants): LandscapeView {
  const views = tenants.map((tenant) => viewTenant(tenant, state.settings[tenant.key] ?? {}));
  const landscapes = [...new Set(views.map(({ landscape }) => landscape))].sort((a, b) => a - b);
  const [firstLandscape = 1] = landscapes;
  const shownLandscape = landscapes.includes(state.shownLandscape)
    ? state.shownLandscape
    : firstLandscape;
  const named = landscapes.flatMap((landscape) =>
    distinguishStages(views.filter((view) => view.landscape === landscape)),
  );
  const shown = named.filter(({ landscape }) => landscape === shownLandscape);
  return {
    tenants: views.map((view) => named.find(({ key }) => key === view.key) ?? view),
    landscapes: landscapes.length === 0 ? [firstLandscape] : landscapes,
    shownLandscape,
    stages: orderColumns(
      shown.flatMap(({ stages }) => stages),
      state.stageOrder,
    ),
  };
}

/** Compares the stages of the shown landscape. */
export function compareShown(view: LandscapeView): LandscapeComparison {
  const columns = view.tenants
    .filter(({ landscape }) => landscape === view.shownLandscape)
    .flatMap(({ stages }) => stages);
  return compareStages(
    view.stages.flatMap((name) => columns.filter(({ stage }) => stage === name)),
  );
}

function findFault(source: Source): SourceFault[] {
  const { result } = source;
  if (result.kind === 'unreadable') return [{ source, kind: 'unreadable' }];
  if (result.kind !== 'fault') return [];
  const { kind, code, message } = result.fault;
  const said = [code, message].filter((part) => part !== undefined).join(': ');
  return [{ source, kind, ...(said !== '' && { said }) }];
}

function viewTenant(tenant: ReadTenant, settings: TenantSettings): TenantView {
  const name = settings.name ?? tenant.name;
  const guesses = [...tenant.fileNames, tenant.name].map((text) => guessStage(text));
  const stage = settings.stage ?? guesses.find((guess) => guess !== undefined) ?? '';
  const rules = settings.rules ?? tenant.foundRules;
  const openStage = settings.openStage ?? '';
  const view = {
    ...tenant,
    name,
    stage,
    rules,
    openStage,
    landscape: settings.landscape ?? 1,
    hasOwnRules: rules !== tenant.foundRules,
  };
  const separation = recallSeparation(tenant.artefacts, rules, openStage);
  if (separation) {
    const stages = separation.stages.map((one) => ({ ...one, typed: one.stage }));
    return { ...view, separation, stages };
  }
  const typed = stage.trim() || name.trim() || tenant.name;
  return { ...view, stages: [{ stage: typed, typed, artefacts: tenant.artefacts }] };
}

interface KnownSeparation {
  rules: readonly SeparationRule[];
  openStage: string;
  separation: Separation | undefined;
}

const knownSeparations = new WeakMap<object, KnownSeparation>();

/** Separates a tenant's stages once, and not again with each letter typed elsewhere. */
function recallSeparation(
  artefacts: Tenant['artefacts'],
  rules: readonly SeparationRule[],
  openStage: string,
): Separation | undefined {
  const known = knownSeparations.get(artefacts);
  if (known?.rules === rules && known.openStage === openStage) return known.separation;
  const complete = rules.map((rule) => ({ ...rule, isOn: rule.isOn && isComplete(rule) }));
  const separation = complete.some(({ isOn }) => isOn)
    ? separate(artefacts, complete, openStage || undefined)
    : undefined;
  knownSeparations.set(artefacts, { rules, openStage, separation });
  return separation;
}

/** A rule that is being typed does nothing yet. */
function isComplete({ token, stage }: SeparationRule): boolean {
  return token.trim() !== '' && stage.trim() !== '';
}

/** Two tenants may have the same stage: the later one is called by its tenant too. */
function distinguishStages(tenants: readonly TenantView[]): TenantView[] {
  const taken = new Set<string>();
  return tenants.map((tenant) => {
    const stages = tenant.stages.map((column) => {
      let stage = column.typed;
      for (let number = 1; taken.has(stage); number += 1) {
        const addition = number === 1 ? tenant.name : `${tenant.name} ${number}`;
        stage = `${column.typed} (${addition})`;
      }
      taken.add(stage);
      return { ...column, stage };
    });
    return { ...tenant, stages };
  });
}

/** First the stages that the visitor has moved, then the others from development to production. */
function orderColumns(columns: readonly TenantStage[], moved: readonly string[]): string[] {
  const names = columns.map(({ stage }) => stage);
  const usual = orderStages(new Set(columns.map(({ typed }) => typed))).flatMap((typed) =>
    columns.filter((column) => column.typed === typed).map(({ stage }) => stage),
  );
  return [...new Set([...moved.filter((stage) => names.includes(stage)), ...usual])];
}
