import { formatBerlinTime } from '#app/domain/berlin-time.ts';
import { findOwn } from '#app/domain/find-own.ts';
import type { StageArtefacts } from './artefact.ts';
import { type Comparison, compareSince } from './compare-since.ts';
import { compareStages, type LandscapeComparison } from './compare-stages.ts';
import { dateDeviations } from './date-deviations.ts';
import type { Exceptions } from './exceptions.ts';
import { judgeStages } from './judge-stages.ts';
import type { LandscapeState } from './landscape-state.ts';
import type { WordProposal } from './propose-words.ts';
import type { ReadTenant, ReadTenants } from './read-tenants.ts';
import {
  ALL_STAGES,
  applyReading,
  type Reading,
  type SeparatedList,
  type SeparationRule,
} from './readings.ts';
import type { TenantSettings } from './saved-state.ts';
import { nameTenant } from './sources.ts';
import { orderStages, USUAL_STAGES } from './stages.ts';

/** A tenant with what was found out or decided about it. */
export interface TenantView extends ReadTenant {
  /** Typed or guessed; empty if there is neither. */
  stage: string;
  landscape: number;
  rules: readonly SeparationRule[];
  /** Whether the visitor has changed the rules. */
  hasOwnRules: boolean;
  /** Whether the visitor says that its columns are one with those of another tenant. */
  isJoined: boolean;
  /** Result of the reading; absent if all artefacts are one stage. */
  separation?: SeparatedList | undefined;
  /** The same of a list of another day. */
  separate: (artefacts: ReadTenant['artefacts']) => SeparatedList | undefined;
  /** Stage of artefacts that no rule matches; empty if they are left out. */
  openStage: string;
  stages: readonly TenantStage[];
}

interface TenantStage extends StageArtefacts {
  /** Its name before the tenant's name was added to make it unique. */
  typed: string;
}

/** A landscape as the visitor grouped it. */
export interface LandscapeView {
  tenants: readonly TenantView[];
  /** Numbers of the landscapes, at least one. */
  landscapes: readonly number[];
  shownLandscape: number;
  /** The tenants of the shown landscape. */
  shown: readonly TenantView[];
  /** Its stages, in the order of the results. */
  stages: readonly string[];
  /** Words that would let more ids meet, for the tenants that are shown. */
  proposal: WordProposal | undefined;
  /** The stage that others are compared with, if one is chosen. */
  reference: string;
  /** Days of earlier states, the latest first, and the one that is compared with, if any. */
  days: readonly string[];
  since: string;
  exceptions: Exceptions;
  /** Questions to which the visitor has said no. */
  answered: readonly string[];
}

/** Adds the judge's readings and the visitor's decisions to the tenants. */
export function viewLandscape(
  state: LandscapeState,
  { tenants }: ReadTenants,
  { judgeStages: judge = judgeStages, applyReading: read = applyReading } = {},
): LandscapeView {
  const groups = Map.groupBy(tenants, ({ key }) => findOwn(state.settings, key)?.landscape ?? 1);
  const landscapes = groups.size === 0 ? [1] : [...groups.keys()].sort((a, b) => a - b);
  const [first = 1] = landscapes;
  const shownLandscape = groups.has(state.shownLandscape) ? state.shownLandscape : first;
  const judged = new Map(
    landscapes.map((number) => [number, judgeGroup(groups.get(number) ?? [], state, judge, read)]),
  );
  const { tenants: shown = [], proposal } = judged.get(shownLandscape) ?? {};
  const views = new Map(
    [...judged.values()].flatMap((one) => one.tenants).map((one) => [one.key, one]),
  );
  const stages = orderColumns(
    shown.flatMap((tenant) => tenant.stages),
    state.stageOrder,
  );
  const times = shown.flatMap(({ earlier }) => earlier.map(getDay));
  const days = [...new Set(times)].sort().reverse();
  const today = shown.map(getDay).sort().at(-1) ?? '';
  // A list that was fetched twice in a day is no earlier set.
  const latest = days.find((day) => day < today) ?? days[0];
  const since = state.since === 'latest' ? latest : days.find((day) => day === state.since);
  return {
    tenants: tenants.flatMap(({ key }) => views.get(key) ?? []),
    landscapes,
    shownLandscape,
    shown,
    stages,
    proposal,
    reference: stages.includes(state.reference) ? state.reference : '',
    days,
    since: since ?? '',
    exceptions: { leftOut: state.leftOut, accepted: state.accepted },
    answered: state.answered,
  };
}

/** The tenants of one landscape, as the judge reads them. */
function judgeGroup(
  tenants: readonly ReadTenant[],
  { settings, answered }: LandscapeState,
  judge: typeof judgeStages,
  read: typeof applyReading,
) {
  const decided = tenants.map((tenant) => ({ tenant, own: findOwn(settings, tenant.key) ?? {} }));
  const asked = decided.map(({ tenant, own }) => {
    const { name = tenant.column, stage = tenant.guess, rules, openStage } = own;
    const typed = rules && {
      rules: rules.map(completeRule),
      rest: openStage ?? stage ?? '',
      strays: [],
      isTyped: true,
    };
    const { everListed: artefacts, key } = tenant;
    return {
      name,
      artefacts,
      stage: stage?.trim() || undefined,
      host: nameTenant(key),
      own: typed,
    };
  });
  const { readings, proposal, meetings } = judge(asked, answered);
  const views = decided.map(({ tenant, own }, at) => {
    const found = readings.get(at) ?? { rules: [], rest: '', strays: [] };
    return viewTenant(tenant, own, found, (artefacts, reading) =>
      read(artefacts, reading, meetings),
    );
  });
  return { tenants: distinguishStages(views), proposal };
}

function viewTenant(
  tenant: ReadTenant,
  settings: TenantSettings,
  found: Reading,
  read: (artefacts: ReadTenant['artefacts'], reading: Reading) => SeparatedList,
): TenantView {
  const { name = tenant.name, stage = tenant.guess ?? '', landscape = 1 } = settings;
  const { rules = found.rules, openStage: rest = found.rest } = settings;
  // A stage that is no rule's any more gets nothing.
  const isFound = !settings.rules && rest === found.rest;
  const openStage = isFound || listOpenStages(rules, tenant.guess).includes(rest) ? rest : '';
  const isRestFound = found.isRestFound === true && settings.openStage === undefined;
  const reading = { ...found, rest: openStage, isRestFound };
  const isWhole = !reading.rules.some(({ isOn }) => isOn) && reading.strays.length === 0;
  const separate = (artefacts: ReadTenant['artefacts']) =>
    isWhole ? undefined : read(artefacts, reading);
  const separation = separate(tenant.artefacts);
  const isPartial = tenant.isPartial || (settings.isPartial ?? tenant.doubt !== undefined);
  const column = settings.name?.trim() || tenant.column;
  const { artefacts, earlier } = tenant;
  const columns = separation?.stages ?? [{ stage: stage.trim() || column, artefacts }];
  // A stage on which nothing is left shows what is gone.
  const past = earlier.flatMap((state) => separate(state.artefacts)?.stages ?? []);
  const names = new Set([...columns, ...past].map((one) => one.stage));
  return {
    ...{ ...tenant, name, column, stage, rules, openStage, landscape, isPartial },
    hasOwnRules: settings.rules !== undefined,
    isJoined: settings.isJoined === true,
    separate,
    separation,
    stages: [...names].map((typed) => {
      const listed = columns.find((one) => one.stage === typed) ?? { artefacts: [] };
      return { ...listed, stage: typed, typed, isPartial };
    }),
  };
}

/** A rule that is being typed does nothing yet. */
function completeRule(rule: SeparationRule): SeparationRule {
  const isComplete = rule.token.trim() !== '' && rule.stage.trim() !== '';
  return { ...rule, stage: rule.stage.trim(), isOn: rule.isOn && isComplete };
}

/** The stages that may get what no rule matches. */
export function listOpenStages(
  rules: readonly SeparationRule[],
  guess: string | undefined,
): string[] {
  const named = [...rules.map(({ stage }) => stage.trim()), guess ?? ''].filter(Boolean);
  return [...new Set([...orderStages([...named, ...USUAL_STAGES]), ALL_STAGES])];
}

/**
 * Two tenants of a landscape may have the same stage: the later one is called by its tenant too,
 * unless both are runtimes of one tenant, or the visitor says that they are one.
 */
function distinguishStages(tenants: readonly TenantView[]): TenantView[] {
  const owners = new Map<string, string>();
  return tenants.map((tenant) => {
    const host = nameTenant(tenant.key);
    const stages = tenant.stages.map((column) => {
      let stage = column.typed;
      const isTaken = () => {
        const owner = owners.get(stage);
        return owner !== undefined && owner !== host && !tenant.isJoined;
      };
      for (let number = 1; isTaken(); number += 1) {
        const addition = number === 1 ? tenant.column : `${tenant.column} ${number}`;
        stage = `${column.typed} (${addition})`;
      }
      if (!owners.has(stage)) owners.set(stage, host);
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

/** The day of a list in Berlin, such as `2026-09-24`. */
export function getDay({ modified = 0 }: { modified?: number }): string {
  return formatBerlinTime(modified).slice(0, 10);
}

/** Compares the stages of the shown landscape with each other, or with an earlier day. */
export function compareShown(view: LandscapeView): Comparison {
  const columns = view.shown.flatMap(({ stages }) => stages);
  const compare = (isPartial: boolean) => {
    const now = view.stages.flatMap((name) =>
      columns.flatMap((one) =>
        one.stage === name ? { ...one, isPartial: isPartial || one.isPartial === true } : [],
      ),
    );
    if (view.since === '') return compareStages(now, view.reference, view.exceptions);
    const then = view.shown.flatMap((tenant) => viewEarlier(tenant, view.since));
    return compareSince(now, then, view.reference, view.exceptions);
  };
  if (view.proposal) return addDays(view, compare(true));
  const comparison = compare(false);
  return addDays(view, findApart(view, comparison).length > 0 ? compare(true) : comparison);
}

/** Adds to deviations since when they are known. */
function addDays<Compared extends Comparison>(view: LandscapeView, comparison: Compared): Compared {
  if (view.days.length === 0) return comparison;
  const past = listEarlier(view);
  const { stages } = comparison;
  return 'still' in comparison
    ? { ...comparison, still: dateDeviations(comparison.still, stages, past) }
    : { ...comparison, rows: dateDeviations(comparison.rows, stages, past) };
}

/** The days of earlier states, the latest first, each read only if it is asked for. */
export function* listEarlier({ days, shown }: LandscapeView) {
  for (const day of days.slice(0, MAX_DAYS)) {
    const then = shown.flatMap((tenant) => viewEarlier(tenant, day));
    yield [day, then] as const;
  }
}

/** A quarter of a year of weekly lists. */
const MAX_DAYS = 13;

/** The tenant's latest state of a day or before. */
export function findEarlier({ earlier }: TenantView, day: string) {
  return earlier.find((one) => getDay(one) <= day);
}

/** A tenant's stages as they were on a day, told apart by its reading of today. */
export function viewEarlier(tenant: TenantView, day: string): StageArtefacts[] {
  const state = findEarlier(tenant, day);
  if (!state) return [];
  const { artefacts, isPartial } = state;
  const separation = tenant.separate(artefacts);
  return tenant.stages.map(({ stage, typed }) => ({
    ...{ stage, isPartial },
    artefacts: separation
      ? (separation.stages.find((one) => one.stage === typed)?.artefacts ?? [])
      : artefacts,
  }));
}

/** The answer by which the visitor says that stages have few ids in common. */
export const APART = 'apart';

/** Stages, or tenants, of whose ids less than a third stand elsewhere, unless the visitor agrees. */
export function findApart(
  { answered, shown }: LandscapeView,
  { stages, rows }: LandscapeComparison,
): string[] {
  if (answered.includes(APART)) return [];
  const owners = new Map(
    shown.flatMap(({ key, stages: own }) => own.map(({ stage }) => [stage, nameTenant(key)])),
  );
  const listApart = (names: ReadonlyMap<string, string>) => {
    // A row may have states of an earlier day too.
    const places = rows.map(
      ({ states }) => new Set([...states.keys()].flatMap((stage) => names.get(stage) ?? [])),
    );
    const counts = [...new Set(names.values())].map((name) => {
      const own = places.filter((some) => some.has(name));
      return { name, own: own.length, shared: own.filter(({ size }) => size > 1).length };
    });
    return counts.flatMap(({ name, own, shared }) => {
      const others = counts.map((one) => (one.name === name ? 0 : one.own));
      return shared * 3 < Math.min(own, Math.max(...others)) ? name : [];
    });
  };
  const apart = [
    ...listApart(new Map(stages.map((stage) => [stage, stage]))),
    ...listApart(owners),
  ];
  return stages.filter((stage) => apart.includes(stage) || apart.includes(owners.get(stage) ?? ''));
}
