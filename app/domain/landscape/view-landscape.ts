import { formatBerlinDay } from '#app/domain/berlin-time.ts';
import { findOwn } from '#app/domain/find-own.ts';
import type { StageArtefacts } from './artefact.ts';
import { type Comparison, compareSince } from './compare-since.ts';
import { compareStages, type LandscapeComparison } from './compare-stages.ts';
import { dateDeviations } from './date-deviations.ts';
import { judgeStages } from './judge-stages.ts';
import type { LandscapeState } from './landscape-state.ts';
import type { ReadTenant, ReadTenants } from './read-tenants.ts';
import { ALL_STAGES, applyReading, type Reading } from './readings.ts';
import type { SeparationRule, TenantSettings } from './saved-state.ts';
import { nameTenant } from './sources.ts';
import { orderStages, USUAL_STAGES } from './stages.ts';

/** The tenants as the visitor grouped them. */
export type LandscapeView = ReturnType<typeof viewLandscape>;

/** A tenant with what was found out or decided about it. */
export type TenantView = ReturnType<typeof viewTenant>;

type TenantStage = TenantView['stages'][number];

/** Adds the judge's readings and the visitor's decisions to the tenants. */
export function viewLandscape(
  state: LandscapeState,
  read: ReadTenants,
  { judgeStages: judge = judgeStages, applyReading: apply = applyReading } = {},
) {
  const decided = read.tenants.map((tenant) => decide(tenant, findOwn(state.settings, tenant.key)));
  const groups = Map.groupBy(decided, ({ landscape }) => landscape);
  const landscapes = groups.size === 0 ? [1] : [...groups.keys()].sort((a, b) => a - b);
  const [first = 1] = landscapes;
  const shownLandscape = groups.has(state.shownLandscape) ? state.shownLandscape : first;
  const judged = Array.from(groups, ([landscape, tenants]) => {
    const { readings, proposal } = judge(tenants, state.answered);
    const views = tenants.map((tenant) => viewTenant(tenant, readings.get(tenant.key), apply));
    return { landscape, proposal, tenants: distinguishStages(views) };
  });
  const found = judged.find(({ landscape }) => landscape === shownLandscape);
  const { tenants: shown = [], proposal } = found ?? {};
  const views = judged.flatMap(({ tenants }) => tenants);
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
    tenants: decided.flatMap(({ key }) => views.filter((view) => view.key === key)),
    /** Numbers of the landscapes, at least one. */
    landscapes,
    shownLandscape,
    /** The tenants of the shown landscape. */
    shown,
    /** Its stages, in the order of the results. */
    stages,
    /** Words that would let more ids meet, for the tenants that are shown. */
    proposal,
    /** The stage that others are compared with, if one is chosen. */
    reference: stages.includes(state.reference) ? state.reference : '',
    /** Days of earlier states, the latest first, and the one that is compared with, if any. */
    days,
    since: since ?? '',
    exceptions: { leftOut: state.leftOut, accepted: state.accepted },
    /** Questions to which the visitor has said no. */
    answered: state.answered,
  };
}

type DecidedTenant = ReturnType<typeof decide>;

/** A tenant with the visitor's decisions about it. */
function decide(tenant: ReadTenant, settings: TenantSettings = {}) {
  const { rules, openStage, stage = tenant.guess ?? '' } = settings;
  const rest = openStage ?? stage;
  return {
    ...tenant,
    name: settings.name ?? tenant.name,
    column: settings.name?.trim() || tenant.column,
    /** Typed or guessed; empty if there is neither. */
    stage,
    landscape: settings.landscape ?? 1,
    isPartial: tenant.isPartial || (settings.isPartial ?? tenant.doubt !== undefined),
    /** Whether the visitor says that its columns are one with those of another tenant. */
    isJoined: settings.isJoined === true,
    settings,
    own: rules && { rules: rules.map(completeRule), rest, isTyped: true },
  };
}

function viewTenant(
  { own: _, ...tenant }: DecidedTenant,
  found: Reading = { rules: [], rest: '' },
  read = applyReading,
) {
  const { artefacts, column, earlier, guess, isPartial, settings } = tenant;
  const rules = settings.rules ?? found.rules.filter(({ stage }) => stage);
  const rest = settings.openStage ?? found.rest;
  // A stage that is no rule's any more gets nothing.
  const isFound = !settings.rules && rest === found.rest;
  const openStage = isFound || listOpenStages(rules, guess).includes(rest) ? rest : '';
  const isRestFound = found.isRestFound === true && settings.openStage === undefined;
  const reading = { ...found, rest: openStage, isRestFound };
  const isWhole = !reading.rules.some(({ isOn }) => isOn);
  const separate = (some: ReadTenant['artefacts']) => (isWhole ? undefined : read(some, reading));
  const listStages = (some: ReadTenant['artefacts']): StageArtefacts[] =>
    separate(some)?.stages ?? [{ stage: tenant.stage.trim() || column, artefacts: some }];
  const columns = listStages(artefacts);
  // A stage on which nothing is left shows what is gone.
  const past = earlier.flatMap((state) => listStages(state.artefacts));
  const names = new Set([...columns, ...past].map((one) => one.stage));
  return {
    ...tenant,
    rules,
    /** Stage of artefacts that no rule matches; empty if they are left out. */
    openStage,
    /** Result of the reading; absent if all artefacts are one stage. */
    separation: separate(artefacts),
    /** The stages of a list of another day. */
    listStages,
    stages: [...names].map((typed) => {
      const listed = columns.find(({ stage }) => stage === typed);
      /** `typed` is its name before the tenant's name was added to make it unique. */
      return { stage: typed, artefacts: [], ...listed, typed, isPartial };
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
    const isFree = (stage: string) => tenant.isJoined || (owners.get(stage) ?? host) === host;
    const stages = tenant.stages.map((column) => {
      const { typed } = column;
      let stage = typed;
      for (let number = 1; !isFree(stage); number += 1) {
        stage = `${typed} (${number === 1 ? tenant.column : `${tenant.column} ${number}`})`;
      }
      if (!owners.has(stage)) owners.set(stage, host);
      return { ...column, stage };
    });
    return { ...tenant, stages };
  });
}

/** First the stages that the visitor has moved, then the others from development to production. */
function orderColumns(columns: readonly TenantStage[], moved: readonly string[]): string[] {
  const usual = orderStages(new Set(columns.map(({ typed }) => typed))).flatMap((typed) =>
    columns.filter((column) => column.typed === typed).map(({ stage }) => stage),
  );
  return [...new Set([...moved.filter((stage) => usual.includes(stage)), ...usual])];
}

/** The day of a list in Berlin, such as `2026-09-24`. */
export function getDay({ modified = 0 }: { modified?: number }): string {
  return formatBerlinDay(modified);
}

/** With the stages that hardly share an id with others. */
export type ShownComparison = Comparison & { apart: readonly string[] };

/** Compares the stages of the shown landscape with each other, or with an earlier day. */
export function compareShown(view: LandscapeView): ShownComparison {
  const { shown, since, reference, exceptions } = view;
  const columns = shown.flatMap(({ stages }) => stages);
  const listed = view.stages.flatMap((name) => columns.filter(({ stage }) => stage === name));
  const compare = (now: readonly StageArtefacts[]) => {
    if (since === '') return compareStages(now, reference, exceptions);
    const then = shown.flatMap((tenant) => viewEarlier(tenant, since));
    return compareSince(now, then, reference, exceptions);
  };
  const doubted = listed.map((one) => ({ ...one, isPartial: true }));
  const comparison = compare(view.proposal ? doubted : listed);
  const apart = findApart(view, comparison);
  const isDoubted = apart.length > 0 && !view.proposal;
  return { ...addDays(view, isDoubted ? compare(doubted) : comparison), apart };
}

/** Adds to deviations since when they are known. */
function addDays(view: LandscapeView, comparison: Comparison): Comparison {
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
  const columns = tenant.listStages(state.artefacts);
  return tenant.stages.map(({ stage, typed }) => ({
    stage,
    isPartial: state.isPartial,
    artefacts: columns.find((one) => one.stage === typed)?.artefacts ?? [],
  }));
}

/** The answer by which the visitor says that stages have few ids in common. */
export const APART = 'apart';

/**
 * Stages or tenants of whose ids less than a third stand elsewhere, and stages of one tenant that
 * have as few in common, unless the visitor agrees.
 */
function findApart(
  { answered, shown }: LandscapeView,
  { stages, rows }: LandscapeComparison,
): string[] {
  if (answered.includes(APART)) return [];
  const owners = new Map(
    shown.flatMap(({ key, stages: own }) => own.map(({ stage }) => [stage, nameTenant(key)])),
  );
  const listApart = (names: ReadonlyMap<string, string>, groups = new Map<string, string>()) => {
    // A row may have states of an earlier day too.
    const places = rows.map(
      ({ states }) => new Set([...states.keys()].flatMap((stage) => names.get(stage) ?? [])),
    );
    const counts = [...new Set(names.values())].map((name) => {
      const isOther = (other: string) => other !== name && groups.get(other) === groups.get(name);
      const own = places.filter((some) => some.has(name));
      const shared = own.filter((some) => [...some].some(isOther)).length;
      return { name, own: own.length, shared, isOther };
    });
    return counts.flatMap(({ name, own, shared, isOther }) => {
      const others = counts.map((one) => (isOther(one.name) ? one.own : 0));
      return shared * 3 < Math.min(own, Math.max(...others)) ? name : [];
    });
  };
  const same = new Map(stages.map((stage) => [stage, stage]));
  const apart = [...listApart(same), ...listApart(owners), ...listApart(same, owners)];
  return stages.filter((stage) => apart.includes(stage) || apart.includes(owners.get(stage) ?? ''));
}
