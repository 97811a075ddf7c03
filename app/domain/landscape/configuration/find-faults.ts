import type { DeployedArtefact } from '#app/domain/landscape/artefact.ts';
import type { CONFIGURATION_KINDS } from '#app/domain/landscape/find-deviations.ts';
import { isEmpty, type ValueClass } from './classes.ts';
import {
  type Cell,
  countFlows,
  createFlowReader,
  type FlowReader,
  type FlowTable,
  isListed,
  listCells,
  type ParameterRow,
  type SharedValue,
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

/** Facts of a fault on one stage; nothing if there is none. */
type Told = Pick<Fault, 'of' | 'instead' | 'switched' | 'unsure'> | undefined;

/**
 * Findings in their order (D58): a parameter has one on a stage, the first. What is accepted is
 * kept in this order too.
 */
const FINDINGS: readonly [Fault['kind'], (cell: Cell, reader: FlowReader) => Told][] = [
  ['missingName', ({ isMissing }) => (isMissing ? {} : undefined)],
  ['otherStage', (...asked) => askOthers(tellMarked, ...asked)],
  ['otherStage', (...asked) => askOthers(tellSwitched, ...asked)],
  ['otherStage', (...asked) => askOthers(tellLowerHost, ...asked)],
  ['empty', tellEmpty],
  ['different', tellDifferent],
  ['secret', tellSecret],
];
/** Kinds of which all stages are one finding. */
const JOINED: readonly Fault['kind'][] = ['different', 'secret'];

/**
 * Finds faults in the parameters of a landscape's flows (D58). Yields between flows, so that the
 * caller can pause.
 * @param chosen the stage that the others are compared with
 */
export function* findFaults<Flow extends Pick<FlowTable, 'states'>>(
  stages: readonly StageNames[],
  flows: readonly Flow[],
  chosen = '',
): Generator<undefined, (Flow & FlowTable & { faults: Fault[] })[]> {
  const reader = createFlowReader(stages, chosen);
  const tables = [];
  for (const flow of flows) {
    tables.push({ ...flow, ...reader.readFlow(flow.states) });
    yield;
  }
  const found = [];
  for (const table of tables) {
    const own = table.parameters.flatMap((row) => findOwn(row, reader));
    found.push({ ...table, faults: [...own, ...findOtherParameters(table, stages)] });
    yield;
  }
  return found;
}

/** The first finding on each stage. */
function findOwn(row: ParameterRow, reader: FlowReader): Fault[] {
  const faults: (Fault & { stages: string[] })[] = [];
  const open = new Set(listCells(row));
  for (const [kind, tell] of FINDINGS) {
    for (const cell of open) {
      const told = tell(cell, reader);
      if (!told) continue;
      open.delete(cell);
      const { stage } = cell.names;
      // A secret is one in any version.
      const draft = kind === 'secret' || isSettled(cell) ? undefined : 'draft';
      const { unsure = draft } = told;
      const isSame = (one: Fault) => one.kind === kind && one.unsure === unsure;
      const joined = JOINED.includes(kind) ? faults.find(isSame) : undefined;
      if (joined) joined.stages.push(stage);
      else faults.push({ ...told, kind, unsure, keys: [row.key], stages: [stage] });
    }
  }
  return faults;
}

/** Whether the design that was read is what is deployed, as far as anything tells. */
function isSettled({ state }: Cell): boolean {
  const designed = getDesigned(state);
  return designed === undefined || designed === state?.version;
}

function getDesigned(state: DeployedArtefact | undefined): string | undefined {
  return state?.configuration?.version ?? state?.draft;
}

/** Whether two stages run the same version; unknown versions count as the same. */
function isSameVersion({ state: a }: Cell, { state: b }: Cell): boolean {
  return !a?.version || !b?.version || a.version === b.version;
}

/** A value of one stage on another one. */
interface Copy extends Cell {
  shared: SharedValue;
  of: number;
}

/** Asks of each other stage with the same value whether it is that one's; the nearest below first. */
function askOthers(
  tell: (copy: Copy, reader: FlowReader) => Told,
  cell: Cell,
  reader: FlowReader,
): Told {
  const { row, at, shared } = cell;
  if (!shared || shared.kind === 'constant') return undefined;
  const others = [...row.cells.slice(0, at).reverse(), ...row.cells.slice(at + 1)];
  const same = others.flatMap((other) => (other?.shared === shared ? other : []));
  for (const { at: of, names } of same) {
    const told = tell({ ...cell, shared, of }, reader);
    if (told) return { of: names.stage, ...told };
  }
  return undefined;
}

/** The highest stage has a lower one's value, which differs further down by marks only. */
function tellMarked({ shared, row, at, of }: Copy, reader: FlowReader): Told {
  const { kind, text } = shared;
  if (at !== reader.top || kind === 'name' || !namesLowerStage(text)) return undefined;
  const isMarked = listCells(row).some(
    (one) =>
      one.at < of &&
      one.shared?.kind === kind &&
      reader.differsByMarks(one.shared.text, one.at, text, of),
  );
  const [usual] = reader.getCounterparts(shared, of, at).switched;
  return isMarked ? { instead: usual?.value.text, switched: usual?.flows } : undefined;
}

/** The landscape usually switches what this flow keeps. */
function tellSwitched({ shared, row, at, of }: Copy, { top, getCounterparts }: FlowReader): Told {
  const { kept, switched } = getCounterparts(shared, of, at);
  const [usual] = switched;
  if (!usual || getCounterparts(shared, at, of).switched.length > 0) return undefined;
  const told = { instead: usual.value.text, switched: usual.flows };
  const isTop = at === top || of === top;
  const share = isTop ? KEEPERS : KEEPERS_LOW;
  if (usual.flows >= SWITCHERS && Math.max(kept, 1) <= usual.flows * share) return told;
  // A third stage's value proves nothing.
  const isElsewhere = (some: ParameterRow, other: unknown) =>
    some.cells.some((one, third) => one?.shared === other && third !== at && third !== of);
  const inFlow = switched.filter(({ value: other, rows }) =>
    rows.some((one) => one.flow === row.flow && !isElsewhere(one, other)),
  );
  const [own, ...more] = shared.kind === 'text' ? [] : inFlow;
  if (isTop && !own && kept <= usual.flows) return { ...told, unsure: 'half' };
  const all = switched.reduce((sum, { flows }) => sum + flows, 0);
  return own && more.length === 0 && kept <= all ? { instead: own.value.text } : undefined;
}

/** A host that nothing else in the landscape tells about, and that names a lower stage itself. */
function tellLowerHost(copy: Copy, { top, getCounterparts }: FlowReader): Told {
  const { shared, names, at, of } = copy;
  if (at !== top || shared.kind !== 'host' || !PRODUCTION.test(names.stage)) return undefined;
  const parts = shared.text.split('.');
  const named = parts.length > 2 ? parts.slice(0, -2) : parts;
  const [here, there] = [getCounterparts(shared, of, at), getCounterparts(shared, at, of)];
  const isAlone = here.kept < 2 && here.others.length + there.others.length === 0;
  return isAlone && namesLowerStage(named.join('.')) ? { unsure: 'word' } : undefined;
}

/** Empty on a stage, while the nearest lower one has a value. */
function tellEmpty(cell: Cell): Told {
  const { row, at, class: found, why = 'secret' } = cell;
  const below = listCells(row).filter((one) => one.at < at);
  const nearest = below.at(-1);
  if (!isEmpty(cell) || !nearest || isEmpty(nearest)) return undefined;
  if (why !== 'secret' && why !== 'names') return undefined;
  const isNamesOnly = why === 'names';
  if (found === 'name' || (isNamesOnly && row.isMaterial)) {
    if (!isListed(nearest) || hasOtherSignIn(nearest, cell)) return undefined;
  }
  if (!isSameVersion(nearest, cell)) return { unsure: 'version' };
  const isOnAll = below.length > 1 && !below.some(isEmpty);
  const isOptional = isNamesOnly || OPTIONAL.includes(found);
  return isOptional && !isOnAll ? { unsure: 'optional' } : {};
}

const OPTIONAL: readonly ValueClass[] = ['text', 'path', 'switch'];

/** Whether a switch of sign-in differs, so that a name is no longer needed. */
function hasOtherSignIn({ row, at }: Cell, { at: other }: Cell): boolean {
  return row.flow.parameters.some(({ key, cells: { [at]: x, [other]: y } }) => {
    const isSignIn = x?.class === 'switch' || x?.class === 'text';
    return isSignIn && y && x.value !== y.value && /auth/i.test(key);
  });
}

/** A switch, number, schedule, path or text unlike the lowest or chosen stage's. */
function tellDifferent(cell: Cell, { chosen, differsByMarks, getCounterparts }: FlowReader): Told {
  const { row, at } = cell;
  const reference = [row.cells[chosen], ...row.cells].find((one) => one && !isEmpty(one));
  if (!reference) return undefined;
  const [lower, upper] = at < reference.at ? [cell, reference] : [reference, cell];
  const [x, y] = [lower.shared, upper.shared];
  if (!x || !y || x === y || x.kind === 'host' || x.kind === 'name') return undefined;
  if (differsByMarks(x.text, lower.at, y.text, upper.at)) return undefined;
  // "Run once" below a schedule is usual.
  if (lower.class === 'schedule' && x.text.includes('fireNow=true')) return undefined;
  const { flows, others } = getCounterparts(x, lower.at, upper.at);
  const count = others.find(({ value }) => value === y)?.flows ?? 0;
  if (count >= HABIT_FLOWS && count >= flows * HABIT_SHARE) return undefined;
  // Longer texts are a habit under any key.
  if (lower.class === 'text' && Math.min(x.text.length, y.text.length) >= HABIT_LENGTH) {
    const isSame = ({ cells }: ParameterRow) =>
      cells[lower.at]?.shared?.text === x.text && cells[upper.at]?.shared?.text === y.text;
    const rows = x.everywhere.length < y.everywhere.length ? x.everywhere : y.everywhere;
    if (countFlows(rows.filter(isSame)) >= HABIT_FLOWS) return undefined;
  }
  if (!isSameVersion(reference, cell)) return { unsure: 'version' };
  return isSettled(reference) ? {} : { unsure: 'draft' };
}

/** A secret in a plain parameter, on any stage; another stage may name an entry of its lists. */
function tellSecret({ row, why, hidden, was }: Cell): Told {
  if (why !== 'secret' || hidden !== 'set' || was !== undefined) return undefined;
  return row.cells.some((cell) => cell?.was === 'name') ? { unsure: 'name' } : {};
}

/** Other keys on stages that run the same version, whose design was read. */
function findOtherParameters(
  { states, parameters }: FlowTable,
  stages: readonly StageNames[],
): Fault[] {
  const firm = stages.flatMap(({ stage, tenant }, at) => {
    const state = states.get(stage);
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
