import type { DeployedArtefact } from '#app/domain/landscape/artefact.ts';
import type { CONFIGURATION_KINDS } from '#app/domain/landscape/find-deviations.ts';
import {
  type Cell,
  countFlows,
  createFlowReader,
  type FlowTable,
  isListed,
  listCells,
  type ParameterRow,
  type StageNames,
} from './flow-table.ts';
import { namesLowerStage } from './stage-marks.ts';

/** Flows that must switch a value, and the share of them that may keep it. */
const SWITCHERS = 2;
const KEEPERS = 1 / 2;
/** The same between two lower stages: a project may use the lower system for a while. */
const KEEPERS_LOW = 1 / 10;
/** Flows that must have the same two values, and the share of those with the lower one. */
const HABIT_FLOWS = 3;
const HABIT_SHARE = 1 / 2;
/** A shorter text is a habit under its own key only. */
const HABIT_LENGTH = 4;
const PRODUCTION = /^(?:PROD|LIVE)$/;
/** Kept by SAP itself. */
export const PROFILE_KEY = 'SAP_ProfileId';

export interface Fault {
  kind: (typeof CONFIGURATION_KINDS)[number];
  /** Keys of the parameters, several of `otherParameters` only. */
  keys: readonly string[];
  stages: readonly string[];
  /** The stage whose address or name it is, what should stand here, and in how many flows it does. */
  of?: string | undefined;
  instead?: string | undefined;
  switched?: number | undefined;
  /** Why it is not sure, and stands in the row's details only. */
  unsure?: 'draft' | 'version' | 'half' | 'word' | 'optional' | 'copies' | 'name' | undefined;
}

interface Landscape extends ReturnType<typeof createFlowReader> {
  /** The highest stage, and the one that the others are compared with, if one is chosen. */
  top: number;
  chosen: number;
}

/** Facts of a fault on one stage; nothing if there is none. */
type Told = Pick<Fault, 'of' | 'instead' | 'switched' | 'unsure'> | undefined;

/** Findings in their order (D58): a parameter has one on a stage, the first. */
const FINDINGS: readonly {
  kind: Fault['kind'];
  tell: (cell: Cell, landscape: Landscape) => Told;
  /** Whether all stages on which it is found are one finding. */
  isJoined?: boolean;
}[] = [
  { kind: 'missingName', tell: ({ isMissing }) => (isMissing ? {} : undefined) },
  { kind: 'otherStage', tell: (...asked) => askOthers(tellMarked, ...asked) },
  { kind: 'otherStage', tell: (...asked) => askOthers(tellSwitched, ...asked) },
  { kind: 'otherStage', tell: (...asked) => askOthers(tellLowerHost, ...asked) },
  { kind: 'empty', tell: tellEmpty },
  { kind: 'different', tell: tellDifferent, isJoined: true },
  { kind: 'secret', tell: tellSecret, isJoined: true },
];

/**
 * Finds faults in the parameters of a landscape's flows (D58). Yields between flows, so that the
 * caller can pause.
 * @param states each flow's states, in the order of the stages
 * @param chosen the stage that the others are compared with
 */
export function* findFaults(
  stages: readonly StageNames[],
  states: readonly (readonly (DeployedArtefact | undefined)[])[],
  chosen = '',
): Generator<undefined, (FlowTable & { faults: Fault[] })[]> {
  const landscape = {
    ...createFlowReader(stages),
    top: stages.length - 1,
    chosen: stages.findIndex(({ stage }) => stage === chosen),
  };
  const flows: FlowTable[] = [];
  for (const some of states) {
    flows.push(landscape.readFlow(some));
    yield;
  }
  const found = [];
  for (const flow of flows) {
    const own = flow.parameters.flatMap((row) => findOwn(row, landscape));
    found.push({ ...flow, faults: [...own, ...findOtherParameters(flow, stages)] });
    yield;
  }
  return found;
}

/** The first finding on each stage. */
function findOwn(row: ParameterRow, landscape: Landscape): Fault[] {
  const faults: Fault[] = [];
  let open = listCells(row);
  for (const { kind, tell, isJoined = false } of FINDINGS) {
    const told = new Map(open.map((cell) => [cell, tell(cell, landscape)]));
    open = open.filter((cell) => !told.get(cell));
    const groups = new Map<unknown, Fault & { stages: string[] }>();
    for (const [cell, fault] of told) {
      if (!fault) continue;
      // A secret is one in any version.
      const draft = kind === 'secret' || isSettled(cell) ? undefined : 'draft';
      const { unsure = draft } = fault;
      const group = isJoined ? unsure : cell;
      const { stages = [] } = groups.get(group) ?? {};
      stages.push(cell.names.stage);
      groups.set(group, { kind, ...fault, unsure, keys: [row.key], stages });
    }
    faults.push(...groups.values());
  }
  return faults;
}

/** Whether the design that was read is what is deployed, as far as anything tells. */
function isSettled({ state }: Cell): boolean {
  const designed = getDesigned(state);
  return !designed || designed === state?.version;
}

function getDesigned(state: DeployedArtefact | undefined): string | undefined {
  return state?.configuration?.version ?? state?.draft;
}

/** Whether two stages run the same version; unknown versions count as the same. */
function isSameVersion({ state: a }: Cell, { state: b }: Cell): boolean {
  return !a?.version || !b?.version || a.version === b.version;
}

/** A value of one stage on another one. */
interface Copy extends Pick<Cell, 'row' | 'at'> {
  value: NonNullable<Cell['value']>;
  of: number;
}

/** Asks of each other stage with the same value whether it is that one's; the nearest below first. */
function askOthers(
  tell: (copy: Copy, landscape: Landscape) => Told,
  { row, at, value }: Cell,
  landscape: Landscape,
): Told {
  if (!value || value.kind === 'constant') return undefined;
  const same = listCells(row).filter((one) => one.value === value && one.at !== at);
  const { below = [], above = [] } = Object.groupBy(same, (one) =>
    one.at < at ? 'below' : 'above',
  );
  for (const { at: of, names } of [...below.reverse(), ...above]) {
    const told = tell({ row, at, value, of }, landscape);
    if (told) return { of: names.stage, ...told };
  }
  return undefined;
}

/** The highest stage has a lower one's value, which differs further down by marks only. */
function tellMarked({ value, row, at, of }: Copy, landscape: Landscape): Told {
  const { kind, text } = value;
  if (at !== landscape.top || kind === 'name') return undefined;
  if (!namesLowerStage(text)) return undefined;
  const isMarked = listCells(row).some(
    (one) =>
      one.at < of &&
      one.value?.kind === kind &&
      landscape.differsByMarks(one.value.text, one.at, text, of),
  );
  const [usual] = landscape.getCounterparts(value, of, at).switched;
  return isMarked ? { instead: usual?.value.text, switched: usual?.flows } : undefined;
}

/** The landscape usually switches what this flow keeps. */
function tellSwitched({ value, row, at, of }: Copy, { top, getCounterparts }: Landscape): Told {
  const { kept, switched } = getCounterparts(value, of, at);
  const [usual] = switched;
  if (!usual || getCounterparts(value, at, of).switched.length > 0) return undefined;
  const told = { instead: usual.value.text, switched: usual.flows };
  const isTop = at === top || of === top;
  const share = isTop ? KEEPERS : KEEPERS_LOW;
  if (usual.flows >= SWITCHERS && Math.max(kept, 1) <= usual.flows * share) return told;
  // A third stage's value proves nothing.
  const isElsewhere = (some: ParameterRow, other: unknown) =>
    some.cells.some((one, third) => one?.value === other && third !== at && third !== of);
  const inFlow = switched.filter(({ value: other, rows }) =>
    rows.some((one) => one.flow === row.flow && !isElsewhere(one, other)),
  );
  const [own, ...more] = value.kind === 'text' ? [] : inFlow;
  if (isTop && !own && kept <= usual.flows) return { ...told, unsure: 'half' };
  const all = switched.reduce((sum, { flows }) => sum + flows, 0);
  return own && more.length === 0 && kept <= all ? { instead: own.value.text } : undefined;
}

/** A host that nothing else in the landscape tells about, and that names a lower stage itself. */
function tellLowerHost({ value, row, at, of }: Copy, { top, getCounterparts }: Landscape): Told {
  if (at !== top || value.kind !== 'host') return undefined;
  if (!PRODUCTION.test(row.cells[at]?.names.stage ?? '')) return undefined;
  const parts = value.text.split('.');
  const named = parts.length > 2 ? parts.slice(0, -2) : parts;
  const [here, there] = [getCounterparts(value, of, at), getCounterparts(value, at, of)];
  const isAlone = here.kept < 2 && here.others.length + there.others.length === 0;
  return isAlone && namesLowerStage(named.join('.')) ? { unsure: 'word' } : undefined;
}

/** Empty on a stage, while the nearest lower one has a value. */
function tellEmpty(cell: Cell): Told {
  const { row, at, isSet, parameter } = cell;
  const { class: found, why = 'secret' } = parameter;
  const below = listCells(row).filter((one) => one.at < at);
  const nearest = below.at(-1);
  if (isSet || !nearest?.isSet || (why !== 'secret' && why !== 'names')) return undefined;
  const isNamesOnly = why === 'names';
  if (found === 'name' || (isNamesOnly && row.isMaterial)) {
    if (!isListed(nearest) || hasOtherSignIn(nearest, cell)) return undefined;
  }
  if (!isSameVersion(nearest, cell)) return { unsure: 'version' };
  const isOnAll = below.length > 1 && below.every((one) => one.isSet);
  const isOptional = isNamesOnly || OPTIONAL.some((one) => one === found);
  return isOptional && !isOnAll ? { unsure: 'optional' } : {};
}

const OPTIONAL = ['text', 'path', 'switch'];

/** Whether a switch of sign-in differs, so that a name is no longer needed. */
function hasOtherSignIn({ row, at }: Cell, { at: other }: Cell): boolean {
  return row.flow.parameters.some((one) => {
    const [x, y] = [one.cells[at]?.parameter, one.cells[other]?.parameter];
    const isSignIn = x?.class === 'switch' || x?.class === 'text';
    return isSignIn && y && x.value !== y.value && /auth/i.test(one.key);
  });
}

/** A switch, number, schedule, path or text unlike the lowest or chosen stage's. */
function tellDifferent(cell: Cell, { chosen, differsByMarks, getCounterparts }: Landscape): Told {
  const { row, at } = cell;
  const asked = row.cells[chosen];
  const reference = asked?.isSet ? asked : listCells(row).find(({ isSet }) => isSet);
  if (!reference) return undefined;
  const [lower, upper] = at < reference.at ? [cell, reference] : [reference, cell];
  const [x, y, found] = [lower.value, upper.value, lower.parameter.class];
  if (!x || !y || x === y || x.kind === 'host' || x.kind === 'name') return undefined;
  if (differsByMarks(x.text, lower.at, y.text, upper.at)) return undefined;
  // "Run once" below a schedule is usual.
  if (found === 'schedule' && x.text.includes('fireNow=true')) return undefined;
  const { flows, others } = getCounterparts(x, lower.at, upper.at);
  const count = others.find(({ value }) => value === y)?.flows ?? 0;
  if (count >= HABIT_FLOWS && count >= flows * HABIT_SHARE) return undefined;
  // Longer texts are a habit under any key.
  if (found === 'text' && Math.min(x.text.length, y.text.length) >= HABIT_LENGTH) {
    const getText = ({ cells }: ParameterRow, stage: Cell) => cells[stage.at]?.value?.text;
    const isSame = (one: ParameterRow) =>
      getText(one, lower) === x.text && getText(one, upper) === y.text;
    const rows = x.everywhere.length < y.everywhere.length ? x.everywhere : y.everywhere;
    if (countFlows(rows.filter(isSame)) >= HABIT_FLOWS) return undefined;
  }
  if (!isSameVersion(reference, cell)) return { unsure: 'version' };
  return isSettled(reference) ? {} : { unsure: 'draft' };
}

/** A secret in a plain parameter, on any stage; another stage may name an entry of its lists. */
function tellSecret({ row, parameter }: Cell): Told {
  const { why, hidden, was } = parameter;
  if (why !== 'secret' || hidden !== 'set' || was !== undefined) return undefined;
  return row.cells.some((cell) => cell?.parameter.was === 'name') ? { unsure: 'name' } : {};
}

/** Other keys on stages that run the same version, whose design was read. */
function findOtherParameters(
  { states, parameters }: FlowTable,
  stages: readonly StageNames[],
): Fault[] {
  const firm = stages.flatMap(({ stage, tenant }, at) => {
    const state = states[at];
    const isFirm = state?.configuration?.parameters && state.version === getDesigned(state);
    return isFirm && state.version ? { at, stage, tenant, version: state.version } : [];
  });
  return [...Map.groupBy(firm, ({ version }) => version).values()].flatMap((group) => {
    const keys = parameters.flatMap(({ key, cells }) => {
      const count = group.filter(({ at }) => cells[at]).length;
      return key.startsWith(PROFILE_KEY) || count === 0 || count === group.length ? [] : key;
    });
    if (keys.length === 0) return [];
    const tenants = new Set(group.map(({ tenant }) => tenant));
    const unsure = tenants.size < group.length ? 'copies' : undefined;
    const on = group.map(({ stage }) => stage);
    return { kind: 'otherParameters', keys: keys.sort(), stages: on, unsure };
  });
}
