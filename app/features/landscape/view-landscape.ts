import { findOwn } from '#app/domain/find-own';
import { compareSince, type LandscapeChanges } from '#app/domain/landscape/compare-since';
import { compareStages, type LandscapeComparison } from '#app/domain/landscape/compare-stages';
import type { Exceptions } from '#app/domain/landscape/exceptions';
import { findMeeting, type Meeting } from '#app/domain/landscape/find-meeting';
import { readStageWord } from '#app/domain/landscape/find-rules';
import type { StageArtefacts } from '#app/domain/landscape/list';
import type { TenantSettings } from '#app/domain/landscape/saved-state';
import {
  ALL_STAGES,
  type Separation,
  type SeparationRule,
  separate,
} from '#app/domain/landscape/separation';
import { orderStages, USUAL_STAGES } from '#app/domain/landscape/stages';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time';
import type { LandscapeState } from './landscape-session';
import type { ReadTenant, ReadTenants } from './read-tenants';

/** A tenant with what was guessed or decided about it. */
export interface TenantView extends ReadTenant {
  /** Typed or guessed; empty if there is neither. */
  stage: string;
  landscape: number;
  rules: readonly SeparationRule[];
  /** Whether the visitor has changed the rules. */
  hasOwnRules: boolean;
  /** Result of the rules; absent if none is switched on. */
  separation?: Separation;
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
  /** The stage that others are compared with, if one is chosen. */
  reference: string;
  /** Days of earlier states, the latest first, and the one that is compared with, if any. */
  days: readonly string[];
  since: string;
  exceptions: Exceptions;
}

/** Adds guesses and decisions to the tenants. */
export function viewLandscape(state: LandscapeState, { tenants }: ReadTenants): LandscapeView {
  const viewAll = (words: Meeting['words']) =>
    tenants.map((tenant, at) =>
      viewTenant(
        tenants.some(({ guess }) => guess === tenant.foundRest && tenant.guess !== guess)
          ? { ...tenant, foundRest: undefined }
          : tenant,
        findOwn(state.settings, tenant.key) ?? {},
        words.find(({ stage }) => stage === `${at}`),
      ),
    );
  const alone = viewAll([]);
  const words = getCachedWords(alone);
  const views = words.length > 0 ? viewAll(words) : alone;
  const landscapes = [...new Set(views.map(({ landscape }) => landscape))].sort((a, b) => a - b);
  const [firstLandscape = 1] = landscapes;
  const shownLandscape = landscapes.includes(state.shownLandscape)
    ? state.shownLandscape
    : firstLandscape;
  const named = distinguishStages(views);
  const shown = named.filter(({ landscape }) => landscape === shownLandscape);
  const stages = orderColumns(
    shown.flatMap((tenant) => tenant.stages),
    state.stageOrder,
  );
  const times = shown.flatMap(({ earlier }) => earlier.map(getDay));
  const days = [...new Set(times)].sort().reverse();
  const since = state.since === 'latest' ? days[0] : days.find((day) => day === state.since);
  return {
    tenants: named,
    landscapes: landscapes.length === 0 ? [firstLandscape] : landscapes,
    shownLandscape,
    shown,
    stages,
    reference: stages.includes(state.reference) ? state.reference : '',
    days,
    since: since ?? '',
    exceptions: { leftOut: state.leftOut, accepted: state.accepted },
  };
}

/** The day of a list in Berlin, such as `2026-09-24`. */
export function getDay({ modified = 0 }: { modified?: number }): string {
  return formatBerlinTime(modified).slice(0, 10);
}

/** Compares the stages of the shown landscape with each other, or with an earlier day. */
export function compareShown(view: LandscapeView): LandscapeComparison | LandscapeChanges {
  const columns = view.shown.flatMap(({ stages }) => stages);
  const now = view.stages.flatMap((name) => columns.filter(({ stage }) => stage === name));
  if (view.since === '') return compareStages(now, view.reference, view.exceptions);
  const then = view.shown.flatMap((tenant) => viewEarlier(tenant, view.since));
  return compareSince(now, then, view.reference, view.exceptions);
}

/** The tenant's latest state of a day or before. */
export function findEarlier({ earlier }: TenantView, day: string) {
  return earlier.find((one) => getDay(one) <= day);
}

/** A tenant's stages as they were on a day, told apart by its rules of today. */
function viewEarlier(tenant: TenantView, day: string): StageArtefacts[] {
  const state = findEarlier(tenant, day);
  if (!state) return [];
  const { artefacts, isPartial } = state;
  const separation = getCachedSeparation(artefacts, tenant.rules, tenant.openStage);
  return tenant.stages.map(({ stage, typed }) => ({
    ...{ stage, isPartial },
    artefacts: separation
      ? (separation.stages.find((one) => one.stage === typed)?.artefacts ?? [])
      : artefacts,
  }));
}

/** Whether no id stands on two stages, so that nothing can be compared. */
export function isUnmatched({ stages, rows, figures }: LandscapeComparison): boolean {
  const isUsed = (stage: string) => rows.some(({ states }) => states.has(stage));
  return figures.shared === 0 && stages.filter(isUsed).length > 1;
}

function viewTenant(
  tenant: ReadTenant,
  settings: TenantSettings,
  word?: Meeting['words'][number],
): TenantView {
  const name = settings.name ?? tenant.name;
  const stage = settings.stage ?? tenant.guess ?? (word && readStageWord(word.token)) ?? '';
  const rules = word
    ? [{ position: word.position, token: word.token, stage, isOn: true }]
    : (settings.rules ?? tenant.foundRules);
  const rest = settings.openStage ?? (word ? stage : (tenant.foundRest ?? tenant.guess ?? ''));
  // A stage that is no rule's any more gets nothing.
  const openStage = listOpenStages(rules, tenant.guess).includes(rest) ? rest : '';
  const view = {
    ...tenant,
    name,
    stage,
    rules,
    openStage,
    landscape: settings.landscape ?? 1,
    hasOwnRules: settings.rules !== undefined,
    isPartial: tenant.isPartial || settings.isPartial === true,
  };
  const { isPartial } = view;
  const separation = getCachedSeparation(tenant.artefacts, rules, openStage);
  if (separation) {
    const stages = separation.stages.map((one) => ({ ...one, typed: one.stage, isPartial }));
    return { ...view, separation, stages };
  }
  const typed = stage.trim() || name.trim() || tenant.name;
  return { ...view, stages: [{ stage: typed, typed, artefacts: tenant.artefacts, isPartial }] };
}

/** The stages that may get what no rule matches. */
export function listOpenStages(
  rules: readonly SeparationRule[],
  guess: string | undefined,
): string[] {
  const named = [...rules.map(({ stage }) => stage.trim()), guess ?? ''].filter(Boolean);
  return [...new Set([...orderStages([...named, ...USUAL_STAGES]), ALL_STAGES])];
}

let lastWords: { inputs: readonly unknown[]; words: Meeting['words'] } | undefined;

/**
 * Words that name a stage and keep most ids of a tenant from those of others; searched once, and
 * not again with each letter typed elsewhere. Their stage is the tenant's number.
 */
function getCachedWords(views: readonly TenantView[]): Meeting['words'] {
  const inputs = views.flatMap(({ artefacts, separation, hasOwnRules }) => [
    separation ?? artefacts,
    hasOwnRules,
  ]);
  if (lastWords && inputs.every((input, at) => input === lastWords?.inputs[at])) {
    if (lastWords.inputs.length === inputs.length) return lastWords.words;
  }
  const stages = views.flatMap(({ stages }, at) =>
    stages.map(({ artefacts }) => ({ stage: `${at}`, artefacts })),
  );
  const isFree = ({ separation, hasOwnRules }: TenantView) => !separation && !hasOwnRules;
  const total = views.reduce((sum, { artefacts }) => sum + artefacts.length, 0);
  const meeting = views.some(isFree)
    ? findMeeting(
        stages,
        (token) => readStageWord(token) !== undefined,
        total > MAX_COMPARED ? SHARE_OF_MANY : 1,
      )
    : undefined;
  const words = (meeting?.words ?? []).filter(({ stage, isMost }) => {
    const view = views[Number(stage)];
    return view && isFree(view) && isMost;
  });
  lastWords = { inputs, words };
  return words;
}

/** More ids would take too long to compare with each file that arrives. */
const MAX_COMPARED = 10_000;
const SHARE_OF_MANY = 8;

interface CachedSeparation {
  rules: readonly SeparationRule[];
  openStage: string;
  separation: Separation | undefined;
}

const separationCache = new WeakMap<object, CachedSeparation>();

/** Separates a tenant's stages once, and not again with each letter typed elsewhere. */
function getCachedSeparation(
  artefacts: ReadTenant['artefacts'],
  rules: readonly SeparationRule[],
  openStage: string,
): Separation | undefined {
  const known = separationCache.get(artefacts);
  const isKnown = known && JSON.stringify(known.rules) === JSON.stringify(rules);
  if (isKnown && known.openStage === openStage) return known.separation;
  const complete = rules.map((rule) => ({
    ...rule,
    stage: rule.stage.trim(),
    isOn: rule.isOn && isComplete(rule),
  }));
  const separation = complete.some(({ isOn }) => isOn)
    ? separate(artefacts, complete, openStage || undefined)
    : undefined;
  separationCache.set(artefacts, { rules, openStage, separation });
  return separation;
}

/** A rule that is being typed does nothing yet. */
function isComplete({ token, stage }: SeparationRule): boolean {
  return token.trim() !== '' && stage.trim() !== '';
}

/** Two tenants of a landscape may have the same stage: the later one is called by its tenant too. */
function distinguishStages(tenants: readonly TenantView[]): TenantView[] {
  const taken = new Set<string>();
  return tenants.map((tenant) => {
    const stages = tenant.stages.map((column) => {
      let stage = column.typed;
      for (let number = 1; taken.has(`${tenant.landscape} ${stage}`); number += 1) {
        const addition = number === 1 ? tenant.name : `${tenant.name} ${number}`;
        stage = `${column.typed} (${addition})`;
      }
      taken.add(`${tenant.landscape} ${stage}`);
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
