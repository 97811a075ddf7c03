import type { DeployedArtefact } from '#app/domain/landscape/artefact.ts';
import type { CONFIGURATION_KINDS } from '#app/domain/landscape/find-deviations.ts';
import { isEmpty, type Parameter } from './classes.ts';
import {
  countFlows,
  createFlowReader,
  type FlowTable,
  isListed,
  isSameVersion,
  isSettled,
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
  stages: readonly StageNames[];
  top: number;
  /** The stage that the others are compared with, if one is chosen. */
  chosen: number;
}

/** Facts of a fault on one stage; nothing if there is none. */
type Told = Pick<Fault, 'of' | 'instead' | 'switched' | 'unsure'> | undefined;

/** Findings in their order (D58): a parameter has one on a stage, the first. */
const FINDINGS: readonly {
  kind: Fault['kind'];
  tell: (row: ParameterRow, at: number, landscape: Landscape) => Told;
  /** Whether all stages on which it is found are one finding. */
  isJoined?: boolean;
}[] = [
  { kind: 'missingName', tell: ({ missing }, at) => (missing.includes(at) ? {} : undefined) },
  { kind: 'otherStage', tell: tellMarked },
  { kind: 'otherStage', tell: tellSwitched },
  { kind: 'otherStage', tell: tellLowerHost },
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
    stages,
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
  let open = row.flow.read.filter((at) => row.cells[at]);
  for (const { kind, tell, isJoined = false } of FINDINGS) {
    const told = open.flatMap((at) => {
      const fault = tell(row, at, landscape);
      // A secret is one in any version.
      const isOpen = kind !== 'secret' && !isSettled(row.flow, at);
      return fault ? { ...fault, at, unsure: fault.unsure ?? (isOpen ? 'draft' : undefined) } : [];
    });
    open = open.filter((at) => !told.some((one) => one.at === at));
    const groups = Map.groupBy(told, ({ at, unsure }) => (isJoined ? unsure : at));
    for (const [first, ...more] of groups.values()) {
      if (!first) continue;
      const { at, ...fault } = first;
      const stages = nameStages(landscape.stages, [at, ...more.map((one) => one.at)]);
      faults.push({ kind, ...fault, keys: [row.key], stages });
    }
  }
  return faults;
}

export function nameStages(stages: readonly StageNames[], at: readonly number[]): string[] {
  return at.flatMap((one) => stages[one]?.stage ?? []);
}

/** The highest stage has a lower one's value, which differs further down by marks only. */
function tellMarked({ belongs }: ParameterRow, at: number, landscape: Landscape): Told {
  const own = belongs[at];
  if (at !== landscape.top || (own?.kind !== 'host' && own?.kind !== 'mark')) return undefined;
  if (!namesLowerStage(own.text)) return undefined;
  const differs = (place: number) =>
    belongs
      .slice(0, place)
      .some((one, below) => one && landscape.differsByMarks(one.text, below, own.text, place));
  const of = belongs.findLastIndex((one, place) => one === own && place < at && differs(place));
  if (of < 0) return undefined;
  const [usual] = landscape.getCounterparts(own, of, at).others;
  return { of: landscape.stages[of]?.stage, instead: usual?.value.text, switched: usual?.flows };
}

/** The landscape usually switches what this flow keeps; the nearest stage below tells first. */
function tellSwitched({ belongs, flow }: ParameterRow, at: number, landscape: Landscape): Told {
  const own = belongs[at];
  if (!own) return undefined;
  const { stages, top, getCounterparts } = landscape;
  const places = [...belongs.keys()];
  for (const place of [...places.slice(0, at).reverse(), ...places.slice(at + 1)]) {
    if (belongs[place] !== own) continue;
    const { kept, others } = getCounterparts(own, place, at);
    const [usual] = others;
    if (!usual || getCounterparts(own, at, place).others.length > 0) continue;
    const of = stages[place]?.stage;
    const told = { of, instead: usual.value.text, switched: usual.flows };
    const isTop = at === top || place === top;
    const share = isTop ? KEEPERS : KEEPERS_LOW;
    if (usual.flows >= SWITCHERS && Math.max(kept, 1) <= usual.flows * share) return told;
    // A third stage's value proves nothing.
    const isOwn = (row: ParameterRow, value: unknown) =>
      row.flow === flow &&
      !row.belongs.some((one, third) => one === value && third !== at && third !== place);
    const inFlow = others.filter(
      ({ value, rows }) => own.kind !== 'mark' && rows.some((row) => isOwn(row, value)),
    );
    if (isTop && inFlow.length === 0 && kept <= usual.flows) return { ...told, unsure: 'half' };
    const all = others.reduce((sum, { flows }) => sum + flows, 0);
    if (inFlow.length === 1 && kept <= all) return { of, instead: inFlow[0]?.value.text };
  }
  return undefined;
}

/** A host that nothing else in the landscape tells about, and that names a lower stage itself. */
function tellLowerHost({ belongs }: ParameterRow, at: number, landscape: Landscape): Told {
  const { stages, top, getCounterparts } = landscape;
  const host = belongs[at];
  if (at !== top || !PRODUCTION.test(stages[at]?.stage ?? '')) return undefined;
  if (host?.kind !== 'host') return undefined;
  const parts = host.text.split('.');
  const named = parts.length > 2 ? parts.slice(0, -2) : parts;
  if (!namesLowerStage(named.join('.'))) return undefined;
  const of = belongs.findLastIndex((one, place) => {
    if (one !== host || place === at) return false;
    const { kept, others } = getCounterparts(host, place, at);
    return kept < 2 && others.length + getCounterparts(host, at, place).others.length === 0;
  });
  return of < 0 ? undefined : { of: stages[of]?.stage, unsure: 'word' };
}

/** Empty on a stage, while the nearest lower one has a value. */
function tellEmpty(row: ParameterRow, at: number, { stages }: Landscape): Told {
  const { cells, flow, isMaterial } = row;
  const { class: found, why = 'secret' } = cells[at] ?? {};
  const isSet = (place: number) => isFilled(cells[place]);
  if (isSet(at) || (why !== 'secret' && why !== 'names')) return undefined;
  const below = flow.read.filter((place) => place < at && cells[place]);
  const nearest = below.at(-1);
  if (nearest === undefined || !isSet(nearest)) return undefined;
  const isNamesOnly = why === 'names';
  if (found === 'name' || (isNamesOnly && isMaterial)) {
    if (!isListed(stages[nearest]?.lists, cells[nearest])) return undefined;
    if (hasOtherSignIn(flow, nearest, at)) return undefined;
  }
  if (!isSameVersion(flow, nearest, at)) return { unsure: 'version' };
  const isOnAll = below.length > 1 && below.every(isSet);
  const isOptional = isNamesOnly || OPTIONAL.some((one) => one === found);
  return isOptional && !isOnAll ? { unsure: 'optional' } : {};
}

const OPTIONAL = ['text', 'path', 'switch'];

function isFilled(cell: Parameter | undefined): boolean {
  return cell !== undefined && !isEmpty(cell);
}

/** Whether a switch of sign-in differs, so that a name is no longer needed. */
function hasOtherSignIn({ parameters }: FlowTable, a: number, b: number): boolean {
  const isSignIn = (cell?: Parameter) => cell?.class === 'switch' || cell?.class === 'text';
  return parameters.some(({ key, cells }) => {
    const [x, y] = [cells[a], cells[b]];
    return /auth/i.test(key) && cells.some(isSignIn) && x && y && x.value !== y.value;
  });
}

/** A switch, number, schedule, path or text unlike the lowest or chosen stage's. */
function tellDifferent(row: ParameterRow, at: number, landscape: Landscape): Told {
  const { cells, texts, flow } = row;
  const { chosen } = landscape;
  const reference = isFilled(cells[chosen]) ? chosen : cells.findIndex(isFilled);
  const [a, b] = at < reference ? [at, reference] : [reference, at];
  const [x, y] = [texts[a], texts[b]];
  if (!x || !y || x === y || landscape.differsByMarks(x.text, a, y.text, b)) return undefined;
  // "Run once" below a schedule is usual.
  if (cells[a]?.class === 'schedule' && x.text.includes('fireNow=true')) return undefined;
  if (isHabit(row, a, b, landscape)) return undefined;
  if (!isSameVersion(flow, reference, at)) return { unsure: 'version' };
  return isSettled(flow, reference) ? {} : { unsure: 'draft' };
}

/** Whether the landscape's flows have the same two values, under this key or a longer text under any. */
function isHabit(
  { folded, cells, texts }: ParameterRow,
  a: number,
  b: number,
  landscape: Landscape,
) {
  const [x, y] = [texts[a], texts[b]];
  if (!x || !y) return false;
  const { same, others } = landscape.getCounterparts(x, a, b);
  const found = others.find(({ value }) => value === y);
  if (!found || found.flows < HABIT_FLOWS) return false;
  const isLong = Math.min(x.text.length, y.text.length) >= HABIT_LENGTH;
  if (cells[a]?.class === 'text' && isLong) return true;
  const countUnderKey = (rows: readonly ParameterRow[]) =>
    countFlows(rows.filter((row) => row.folded === folded));
  const count = countUnderKey(found.rows);
  const all = countUnderKey([...same, ...others.flatMap(({ rows }) => rows)]);
  return count >= HABIT_FLOWS && count >= all * HABIT_SHARE;
}

/** A secret in a plain parameter, on any stage; another stage may name an entry of its lists. */
function tellSecret({ cells }: ParameterRow, at: number): Told {
  const { why, hidden, was } = cells[at] ?? {};
  if (why !== 'secret' || hidden !== 'set' || was !== undefined) return undefined;
  return cells.some((cell) => cell?.was === 'name') ? { unsure: 'name' } : {};
}

/** Other keys on stages that run the same version, whose design was read. */
function findOtherParameters(flow: FlowTable, stages: readonly StageNames[]): Fault[] {
  const { read, versions, designed, parameters } = flow;
  const firm = read.filter((at) => versions[at] && versions[at] === designed[at]);
  return [...Map.groupBy(firm, (at) => versions[at]).values()].flatMap((group) => {
    const keys = parameters.flatMap(({ key, cells }) => {
      const count = group.filter((at) => cells[at]).length;
      return key.startsWith(PROFILE_KEY) || count === 0 || count === group.length ? [] : key;
    });
    if (keys.length === 0) return [];
    const tenants = new Set(group.map((at) => stages[at]?.tenant));
    const unsure = tenants.size < group.length ? 'copies' : undefined;
    const kind = 'otherParameters';
    return { kind, keys: keys.sort(), stages: nameStages(stages, group), unsure };
  });
}
