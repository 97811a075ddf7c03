import type { DeployedArtefact } from '#app/domain/landscape/artefact.ts';
import type { CONFIGURATION_KINDS } from '#app/domain/landscape/find-deviations.ts';
import { type Belonging, type Cell, isMaterialKey } from './cells.ts';
import { isComputed } from './classes.ts';
import {
  createTables,
  type FlowTable,
  isSameVersion,
  isSettled,
  isShared,
  type ParameterRow,
  type StageNames,
} from './flow-table.ts';
import {
  isCompared,
  isHabit,
  learnDifferences,
  learnKept,
  listPairs,
  type StagePair,
} from './learned-pairs.ts';
import { createMarkComparison, namesLowerStage } from './stage-marks.ts';

/** Flows that must switch a value, and the share of them that may keep it. */
const SWITCHERS = 2;
const KEEPERS = 1 / 2;
/** The same between two lower stages: a project may use the lower system for a while. */
const KEEPERS_LOW = 1 / 10;
const PRODUCTION = /^(?:PROD|LIVE)$/;

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

export interface FlowFaults extends FlowTable {
  faults: Fault[];
}

interface Landscape {
  stages: readonly StageNames[];
  pairs: readonly StagePair[];
  /** The stage that the others are compared with, if one is chosen. */
  chosen: number;
  differsByMarks: ReturnType<typeof createMarkComparison>;
}

/** Finds possible faults of a parameter; the first one counts for each stage. */
type Finder = (row: ParameterRow, flow: FlowFaults, landscape: Landscape) => Candidate[];
type Candidate = Omit<Fault, 'keys' | 'stages'> & { at: readonly number[] };

const FINDERS: readonly Finder[] = [
  findMarked,
  findSwitched,
  findLowerHost,
  findEmpty,
  findDifferent,
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
): Generator<undefined, FlowFaults[]> {
  const readTable = createTables(stages);
  const landscape = {
    stages,
    pairs: listPairs(stages.length),
    chosen: stages.findIndex(({ stage }) => stage === chosen),
    differsByMarks: createMarkComparison(stages.map(({ stage }) => stage)),
  };
  const { pairs, differsByMarks } = landscape;
  const flows: FlowFaults[] = [];
  for (const some of states) {
    const flow = { ...readTable(some), faults: [] };
    flows.push(flow);
    if (isShared(flow)) addFaults(flow, landscape, [findMissingNames]);
    yield;
  }
  const shared = flows.filter(isShared);
  const isTaught = (flow: FlowFaults) => (row: ParameterRow, at: number) =>
    !hasFault(flow, row.key, stages[at]);
  for (const [number, flow] of shared.entries()) {
    learnDifferences(pairs, flow, number, isTaught(flow), differsByMarks);
    yield;
  }
  for (const [number, flow] of shared.entries()) {
    learnKept(pairs, flow, number, isTaught(flow));
    yield;
  }
  for (const flow of flows) {
    if (isShared(flow)) {
      addFaults(flow, landscape, FINDERS);
      addOtherParameters(flow, landscape);
    }
    addSecrets(flow, landscape);
    yield;
  }
  return flows;
}

/** Adds what is found on the stages where the parameter has no fault yet. */
function addFaults(flow: FlowFaults, landscape: Landscape, finders: readonly Finder[]) {
  const { stages } = landscape;
  for (const row of flow.parameters) {
    for (const { at, ...fault } of finders.flatMap((find) => find(row, flow, landscape))) {
      const open = at.filter((one) => !hasFault(flow, row.key, stages[one]));
      if (open.length === 0) continue;
      const isOpen = open.every((one) => isSettled(flow, one));
      const unsure = fault.unsure ?? (isOpen ? undefined : 'draft');
      flow.faults.push({ ...fault, unsure, keys: [row.key], stages: nameStages(stages, open) });
    }
  }
}

export function nameStages(stages: readonly StageNames[], at: readonly number[]): string[] {
  return at.flatMap((one) => stages[one]?.stage ?? []);
}

function hasFault(
  { faults }: FlowFaults,
  key: string,
  { stage = '' }: Partial<StageNames> = {},
  isKind = (_: Fault) => true,
): boolean {
  return faults.some((one) => one.keys.includes(key) && one.stages.includes(stage) && isKind(one));
}

/** A key names security material that this stage's lists lack, although another stage has its own. */
function findMissingNames(
  { key, cells }: ParameterRow,
  { read }: FlowFaults,
  { stages }: Landscape,
): Candidate[] {
  if (!isMaterialKey(key)) return [];
  const missing = read.filter((at) => {
    const cell = cells[at];
    const lists = stages[at]?.lists;
    if (cell?.class !== 'name' || cell.isEmpty || isComputed(cell.text ?? '') || !lists)
      return false;
    if (isListed(lists, cell)) return false;
    return read.some(
      (other) => other !== at && isListed(stages[other]?.lists, cells[other], lists),
    );
  });
  return missing.map((at) => ({ kind: 'missingName', at: [at] }));
}

/** @param others lists of which the kinds count that were read */
function isListed(lists: StageNames['lists'], cell: Cell | undefined, others = lists): boolean {
  const name = cell?.text?.toLowerCase();
  if (!lists || name === undefined) return false;
  return [...lists].some(([kind, names]) => others?.has(kind) && names.has(name));
}

/** The highest stage has a lower one's value, which differs further down by marks only. */
function findMarked(
  { belongs }: ParameterRow,
  _: FlowFaults,
  { stages, pairs, differsByMarks }: Landscape,
): Candidate[] {
  const top = stages.length - 1;
  const own = belongs[top];
  if (own?.kind !== 'host' && own?.kind !== 'mark') return [];
  if (!namesLowerStage(own.text.toLowerCase().split(/[^a-z]+/))) return [];
  const differs = (at: number) =>
    belongs.some(
      (other, below) =>
        below < at && other?.kind === own.kind && differsByMarks(other.text, below, own.text, at),
    );
  const of = belongs.findLastIndex((one, at) => one === own && at < top && differs(at));
  if (of < 0) return [];
  const switched = pairs.find(({ a, b }) => a === of && b === top)?.up.get(own);
  const told = switched && selectUsual(switched.list());
  return [{ kind: 'otherStage', at: [top], of: stages[of]?.stage, ...told }];
}

/** The landscape usually switches what this flow keeps. */
function findSwitched(
  { belongs }: ParameterRow,
  flow: FlowFaults,
  { stages, pairs }: Landscape,
): Candidate[] {
  return pairs.flatMap((pair) => {
    const { a, b, up, down, kept } = pair;
    const x = belongs[a];
    if (!x || x !== belongs[b]) return [];
    const isTop = b === stages.length - 1;
    const ways = [
      { here: b, there: a, mine: up.get(x), other: down.get(x) },
      { here: a, there: b, mine: down.get(x), other: up.get(x) },
    ];
    return ways.flatMap(({ here, there, mine, other }): Candidate | [] => {
      if (!mine || other) return [];
      const counts = mine.list();
      const own = x.kind === 'mark' ? [] : listOwnSwitches(flow, x, there, here, stages);
      const found = proveSwitch(counts, kept.get(x) || 1, own, isTop);
      return found ? { kind: 'otherStage', at: [here], of: stages[there]?.stage, ...found } : [];
    });
  });
}

/** The expected value; undefined if too few flows switch it. */
function proveSwitch(
  counts: readonly { key: Belonging; count: number }[],
  kept: number,
  own: readonly Belonging[],
  isTop: boolean,
): Pick<Fault, 'instead' | 'switched' | 'unsure'> | undefined {
  const told = selectUsual(counts);
  const share = isTop ? KEEPERS : KEEPERS_LOW;
  if (told.switched >= SWITCHERS && kept <= told.switched * share) return told;
  if (isTop && own.length === 0 && kept <= told.switched) return { ...told, unsure: 'half' };
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return own.length === 1 && kept <= all ? { instead: own[0]?.text } : undefined;
}

/** The most frequent value, with its number of flows. */
function selectUsual(counts: readonly { key: Belonging; count: number }[]) {
  const best = counts.reduce((a, b) =>
    b.count > a.count || (b.count === a.count && b.key.text > a.key.text) ? b : a,
  );
  return { instead: best.key.text, switched: best.count };
}

/** The replacements in this flow's other parameters; a third stage's value proves nothing. */
function listOwnSwitches(
  flow: FlowFaults,
  x: Belonging,
  from: number,
  to: number,
  stages: readonly StageNames[],
): Belonging[] {
  const isMissing = (key: string, at: number) =>
    hasFault(flow, key, stages[at], ({ kind }) => kind === 'missingName');
  const own = flow.parameters.flatMap(({ key, belongs }) => {
    const y = belongs[to];
    if (belongs[from] !== x || !y || y === x || y.kind !== x.kind) return [];
    const isThird = belongs.some((one, at) => one === y && at !== from && at !== to);
    return isThird || isMissing(key, from) || isMissing(key, to) ? [] : y;
  });
  return [...new Set(own)];
}

/** A host that nothing else in the landscape tells about, and that names a lower stage itself. */
function findLowerHost(
  { belongs }: ParameterRow,
  _: FlowFaults,
  { stages, pairs }: Landscape,
): Candidate[] {
  const top = stages.length - 1;
  const host = belongs[top];
  if (host?.kind !== 'host' || !PRODUCTION.test(stages[top]?.stage ?? '')) return [];
  const parts = host.text.split('.');
  const named = parts.length > 2 ? parts.slice(0, -2) : parts;
  if (!namesLowerStage(named.join('.').split(/[-_.0-9]+/))) return [];
  const pair = pairs.find(
    ({ a, b, up, down, kept }) =>
      b === top && belongs[a] === host && !up.has(host) && !down.has(host) && kept.get(host) < 2,
  );
  if (!pair) return [];
  return [{ kind: 'otherStage', at: [top], of: stages[pair.a]?.stage, unsure: 'word' }];
}

/** Empty on a stage, while the nearest lower one has a value. */
function findEmpty({ cells }: ParameterRow, flow: FlowFaults, { stages }: Landscape): Candidate[] {
  const known = flow.read.filter((at) => cells[at]);
  return known.flatMap((at, index): Candidate | [] => {
    const cell = cells[at];
    if (!cell?.isEmpty || (cell.class === 'hidden' && !cell.isSecret)) return [];
    const below = known.slice(0, index);
    const nearest = below.at(-1);
    if (nearest === undefined || cells[nearest]?.isEmpty) return [];
    const isName = cell.class === 'name';
    if (isName && !isListed(stages[nearest]?.lists, cells[nearest])) return [];
    if (isName && hasOtherSignIn(flow, nearest, at)) return [];
    const isOnAll = below.length > 1 && below.every((one) => !cells[one]?.isEmpty);
    const isOptional = OPTIONAL.has(cell.class) && !isOnAll;
    const isOther = !isSameVersion(flow, nearest, at);
    const unsure = isOther ? 'version' : isOptional ? 'optional' : undefined;
    return { kind: 'empty', at: [at], unsure };
  });
}

const OPTIONAL = new Set(['text', 'path', 'switch']);

/** Whether a switch of sign-in differs, so that a name is no longer needed. */
function hasOtherSignIn({ parameters }: FlowFaults, a: number, b: number): boolean {
  return parameters.some(({ key, cells }) => {
    const isSignIn =
      /auth/i.test(key) && cells.some((cell) => cell?.class === 'switch' || cell?.class === 'text');
    const [x, y] = [cells[a], cells[b]];
    return isSignIn && x !== undefined && y !== undefined && x.text !== y.text;
  });
}

/** A switch, number, schedule, path or text unlike the lowest or chosen stage's. */
function findDifferent(
  { cells, folded }: ParameterRow,
  flow: FlowFaults,
  { pairs, chosen, differsByMarks }: Landscape,
): Candidate[] {
  const set = flow.read.filter((at) => cells[at] && !cells[at].isEmpty);
  const reference = set.includes(chosen) ? chosen : set[0];
  if (reference === undefined) return [];
  const hits = set.filter((at) => {
    const [a, b] = at < reference ? [at, reference] : [reference, at];
    const pair = pairs.find((one) => one.a === a && one.b === b);
    const [x, y] = [cells[a], cells[b]];
    if (!pair || !isCompared(x) || !isCompared(y) || x.text === y.text) return false;
    if (differsByMarks(x.text, a, y.text, b) || isHabit(pair, folded, x, y)) return false;
    return x.class !== 'schedule' || !x.text.includes('fireNow=true');
  });
  const byReason = Map.groupBy(hits, (at): Fault['unsure'] => {
    if (!isSameVersion(flow, reference, at)) return 'version';
    return isSettled(flow, reference) && isSettled(flow, at) ? undefined : 'draft';
  });
  return Array.from(byReason, ([unsure, at]) => ({ kind: 'different', at, unsure }));
}

/** Other keys on stages that run the same version, whose design was read. */
function addOtherParameters(flow: FlowFaults, { stages }: Landscape) {
  const { read, versions, designed, parameters, faults } = flow;
  const firm = read.filter((at) => versions[at] !== '' && versions[at] === designed[at]);
  for (const group of Map.groupBy(firm, (at) => versions[at]).values()) {
    const keys = parameters.flatMap(({ key, cells }) => {
      const count = group.filter((at) => cells[at]).length;
      return key.startsWith(PROFILE_KEY) || count === 0 || count === group.length ? [] : key;
    });
    if (keys.length === 0) continue;
    const tenants = new Set(group.map((at) => stages[at]?.tenant));
    faults.push({
      kind: 'otherParameters',
      keys: keys.sort(),
      stages: nameStages(stages, group),
      unsure: tenants.size < group.length ? 'copies' : undefined,
    });
  }
}

/** Kept by SAP itself. */
export const PROFILE_KEY = 'SAP_ProfileId';

/** A secret in a plain parameter, on any stage. */
function addSecrets({ parameters, faults }: FlowFaults, { stages }: Landscape) {
  for (const { key, cells } of parameters) {
    const found = stages.flatMap(({ stage }, at) => {
      const cell = cells[at];
      const isSecret = cell?.class === 'hidden' && cell.isSecret && cell.was === undefined;
      return isSecret && !cell.isEmpty ? stage : [];
    });
    if (found.length === 0) continue;
    const unsure = cells.some((cell) => cell?.was === 'name') ? 'name' : undefined;
    faults.push({ kind: 'secret', keys: [key], stages: found, unsure });
  }
}
