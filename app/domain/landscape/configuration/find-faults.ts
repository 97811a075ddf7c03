import type { DeployedArtefact } from '#app/domain/landscape/artefact.ts';
import { isMaterialKey } from './cells.ts';
import {
  createTables,
  type FlowTable,
  isSameVersion,
  type ParameterRow,
  type StageNames,
} from './flow-table.ts';
import { createHabits, isCompared } from './learned-habits.ts';
import { createSwitches, listPairs, type StagePair, type Way } from './learned-switches.ts';
import { createMarkComparison, namesLowerStage } from './stage-marks.ts';

/** Flows that must switch a value, and the share of them that may keep it. */
const SWITCHERS = 2;
const KEEPERS = 1 / 2;
/** The same between two lower stages: a project may use the lower system for a while. */
const KEEPERS_LOW = 1 / 10;
const PRODUCTION = /^(?:PROD|LIVE)$/;

export interface Fault {
  kind: 'missingName' | 'otherStage' | 'empty' | 'otherParameters' | 'different' | 'secret';
  /** Keys of the parameters, several of `otherParameters` only. */
  keys: readonly string[];
  stages: readonly string[];
  /** The stage whose address or name it is, and what should stand here. */
  of?: string;
  instead?: string;
  /** Why it is not sure, and stands in the row's details only. */
  unsure?: 'draft' | 'version' | 'half' | 'word' | 'optional' | 'copies' | 'name';
}

/**
 * Finds faults in the parameters of a landscape's flows, as an answer for each flow (D58).
 * Yields between flows, so that the caller can pause.
 * @param flows each flow's states, in the order of the stages
 * @param chosen the stage that the others are compared with
 */
export function* findFaults(
  stages: readonly StageNames[],
  flows: readonly (readonly (DeployedArtefact | undefined)[])[],
  chosen = '',
): Generator<undefined, { table: FlowTable; faults: Fault[] }[]> {
  const reference = stages.findIndex(({ stage }) => stage === chosen);
  const { read, getBelonging } = createTables(stages);
  const pairs = listPairs(stages.length);
  const differsByMarks = createMarkComparison(stages.map(({ stage }) => stage));
  const switches = createSwitches(
    pairs,
    (x, a, y, b) => {
      const one = getBelonging(x);
      const other = getBelonging(y);
      if (!one || one.kind !== other?.kind) return false;
      return one.kind !== 'mark' || differsByMarks(one.text, a, other.text, b);
    },
    (x) => getBelonging(x)?.kind === 'host',
  );
  const habits = createHabits(pairs);
  const landscape = { stages, pairs, switches, habits, differsByMarks, getBelonging };
  const found: { table: FlowTable; faults: Fault[] }[] = [];
  for (const states of flows) {
    const table = read(states);
    const faults: Fault[] = [];
    found.push({ table, faults });
    if (isShared(table)) findMissingNames(table, stages, faults);
    yield;
  }
  const shared = found.filter(({ table }) => isShared(table));
  for (const [flow, { table }] of shared.entries()) {
    switches.learn(table, flow);
    habits.learn(table, flow);
    yield;
  }
  for (const [flow, { table }] of shared.entries()) {
    switches.learnKept(table, flow);
    habits.learnLower(table, flow);
    yield;
  }
  for (const { table, faults } of found) {
    if (isShared(table)) {
      findOtherStages(table, landscape, faults);
      findEmpty(table, landscape, faults);
      findOtherParameters(table, stages, faults);
      findDifferent(table, landscape, faults, reference);
    }
    findSecrets(table, stages, faults);
    yield;
  }
  return found;
}

interface Landscape extends Pick<ReturnType<typeof createTables>, 'getBelonging'> {
  stages: readonly StageNames[];
  pairs: readonly StagePair[];
  switches: ReturnType<typeof createSwitches>;
  habits: ReturnType<typeof createHabits>;
  differsByMarks: ReturnType<typeof createMarkComparison>;
}

/** Whether the flow is deployed on two stages or more. */
function isShared({ read, unread }: FlowTable): boolean {
  return read.length + unread.length > 1;
}

type Unsure = NonNullable<Fault['unsure']>;

/** Adds a fault on the stages where the parameter has none yet. */
function addFault(
  { settled }: FlowTable,
  row: ParameterRow,
  at: readonly number[],
  names: readonly StageNames[],
  faults: Fault[],
  fault: Pick<Fault, 'kind' | 'of' | 'instead'> & { unsure?: Unsure | undefined },
) {
  const { unsure, ...rest } = fault;
  const open = at.filter((one) => !row.found[one]);
  if (open.length === 0) return;
  for (const one of open) row.found[one] = true;
  const reason = unsure ?? (open.every((one) => settled[one]) ? undefined : 'draft');
  const stages = open.flatMap((one) => names[one]?.stage ?? []);
  faults.push({ ...rest, keys: [row.key], stages, ...(reason && { unsure: reason }) });
}

/** A key names security material that this stage's lists lack, although another stage has its own. */
function findMissingNames(table: FlowTable, stages: readonly StageNames[], faults: Fault[]) {
  for (const row of table.parameters) {
    if (!isMaterialKey(row.key)) continue;
    for (const at of table.read) {
      const cell = row.cells[at];
      const lists = stages[at]?.lists;
      if (cell?.class !== 'name' || cell.isEmpty || cell.isComputed || !lists) continue;
      if (isListed(lists, cell.text)) continue;
      const isProven = table.read.some((other) => {
        const text = row.cells[other]?.text?.toLowerCase();
        const theirs = other === at ? undefined : stages[other]?.lists;
        if (text === undefined || !theirs) return false;
        return [...theirs].some(([kind, names]) => lists.has(kind) && names.has(text));
      });
      if (!isProven) continue;
      row.missing[at] = true;
      addFault(table, row, [at], stages, faults, { kind: 'missingName' });
    }
  }
}

function isListed(lists: NonNullable<StageNames['lists']>, text = ''): boolean {
  const name = text.toLowerCase();
  return [...lists.values()].some((names) => names.has(name));
}

/** A stage has what belongs to another one: told by the parameter, the landscape, or the host. */
function findOtherStages(table: FlowTable, landscape: Landscape, faults: Fault[]) {
  const { stages, pairs, getBelonging } = landscape;
  const top = stages.length - 1;
  // The highest stage first, and on it the nearest stage below.
  const ordered = pairs.toSorted((p, q) => p.b - q.b || q.a - p.a);
  for (const row of table.parameters) {
    const y = row.belongs[top] ?? 0;
    const own = getBelonging(y);
    const words = own?.text.toLowerCase().split(/[^a-z]+/) ?? [];
    const isTold = own && (own.kind === 'host' || own.kind === 'mark') && namesLowerStage(words);
    for (let at = top - 1; isTold && at > 0; at -= 1) {
      if (row.belongs[at] !== y || !differsBelow(row, at, landscape)) continue;
      const of = stages[at]?.stage ?? '';
      addFault(table, row, [top], stages, faults, { kind: 'otherStage', of });
      break;
    }
  }
  for (const row of table.parameters) {
    for (const pair of ordered) {
      const x = row.belongs[pair.a] ?? 0;
      if (x === 0 || x !== row.belongs[pair.b]) continue;
      for (const way of ['up', 'down'] as const) {
        const found = findSwitched(table, x, pair, way, landscape);
        if (!found) continue;
        const [here, there] = way === 'up' ? [pair.b, pair.a] : [pair.a, pair.b];
        const of = stages[there]?.stage ?? '';
        addFault(table, row, [here], stages, faults, { kind: 'otherStage', of, ...found });
      }
    }
  }
  if (!PRODUCTION.test(stages[top]?.stage ?? '')) return;
  for (const row of table.parameters) {
    const pair = pairs.findLast(({ a, b }) => b === top && isLowerHost(row, a, top, landscape));
    const of = stages[pair?.a ?? top]?.stage ?? '';
    if (pair) {
      addFault(table, row, [top], stages, faults, { kind: 'otherStage', of, unsure: 'word' });
    }
  }
}

/** Whether a stage further down differs from this one by marks of the stages only. */
function differsBelow(row: ParameterRow, at: number, landscape: Landscape): boolean {
  const { getBelonging, differsByMarks } = landscape;
  const own = getBelonging(row.belongs[at] ?? 0);
  return row.belongs.slice(0, at).some((number, below) => {
    const other = getBelonging(number);
    return own && other?.kind === own.kind && differsByMarks(other.text, below, own.text, at);
  });
}

/** The landscape's usual replacement of a belonging that this flow keeps; undefined if unproven. */
function findSwitched(
  table: FlowTable,
  x: number,
  pair: StagePair,
  way: Way,
  { switches, stages, getBelonging }: Landscape,
): Pick<Fault, 'instead' | 'unsure'> | undefined {
  const replacements = switches.get(pair, way, x);
  if (!replacements || switches.get(pair, way === 'up' ? 'down' : 'up', x)) return undefined;
  const nameOf = (y: number) => getBelonging(y)?.text ?? '';
  const kept = switches.countKept(pair, x) || 1;
  const counts = Array.from(replacements, ([y, { count }]) => ({ instead: nameOf(y), count }));
  const best = counts.reduce((a, b) =>
    b.count > a.count || (b.count === a.count && b.instead > a.instead) ? b : a,
  );
  const { instead } = best;
  const isTop = pair.b === stages.length - 1;
  const share = isTop ? KEEPERS : KEEPERS_LOW;
  if (best.count >= SWITCHERS && kept <= best.count * share) return { instead };
  const own = listOwnSwitches(table, x, pair, way, getBelonging);
  if (isTop && own.size === 0 && kept <= best.count) return { instead, unsure: 'half' };
  const [only] = own;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  if (only === undefined || own.size > 1 || kept > all) return undefined;
  return { instead: nameOf(only) };
}

/** The replacement in this flow's other parameters; a third stage's value proves nothing. */
function listOwnSwitches(
  { parameters }: FlowTable,
  x: number,
  { a, b }: StagePair,
  way: Way,
  getBelonging: Landscape['getBelonging'],
): ReadonlySet<number> {
  const own = new Set<number>();
  const kind = getBelonging(x)?.kind;
  if (kind === 'mark') return own;
  const [from, to] = way === 'up' ? [a, b] : [b, a];
  for (const { belongs, missing } of parameters) {
    const y = belongs[to] ?? 0;
    if (belongs[from] !== x || y === 0 || y === x || getBelonging(y)?.kind !== kind) continue;
    const isThird = belongs.some((one, at) => one === y && at !== a && at !== b);
    if (!isThird && !missing[a] && !missing[b]) own.add(y);
  }
  return own;
}

/** A host that nothing else in the landscape tells about, and that names a lower stage itself. */
function isLowerHost(row: ParameterRow, a: number, top: number, landscape: Landscape): boolean {
  const { pairs, switches, getBelonging } = landscape;
  const x = row.belongs[top] ?? 0;
  const host = getBelonging(x);
  if (host?.kind !== 'host' || row.belongs[a] !== x) return false;
  const pair = pairs.find((one) => one.a === a && one.b === top);
  if (!pair || switches.get(pair, 'up', x) || switches.get(pair, 'down', x)) return false;
  if (switches.countKept(pair, x) > 1) return false;
  const parts = host.text.split('.');
  const named = parts.length > 2 ? parts.slice(0, -2) : parts;
  return namesLowerStage(named.join('.').split(/[-_.0-9]+/));
}

/** Empty on a stage, while the nearest lower one has a value. */
function findEmpty(table: FlowTable, { stages }: Landscape, faults: Fault[]) {
  const signIn = table.parameters.filter(
    ({ key, cells }) =>
      /auth/i.test(key) && cells.some((cell) => cell?.class === 'switch' || cell?.class === 'text'),
  );
  for (const row of table.parameters) {
    const { cells } = row;
    const known = table.read.filter((at) => cells[at]);
    known.forEach((at, index) => {
      const cell = cells[at];
      if (!cell?.isEmpty || (cell.class === 'hidden' && !cell.isSecret)) return;
      const below = known.slice(0, index);
      const lower = below.filter((one) => !cells[one]?.isEmpty);
      const nearest = below.at(-1);
      if (nearest === undefined || nearest !== lower.at(-1)) return;
      if (cell.class === 'name') {
        const lists = stages[nearest]?.lists;
        if (!lists || !isListed(lists, cells[nearest]?.text)) return;
        const isOther = signIn.some((one) => {
          const x = one.cells[nearest];
          const y = one.cells[at];
          return x && y && x.text !== y.text;
        });
        if (isOther) return;
      }
      const isOptional =
        OPTIONAL.has(cell.class) && !(lower.length > 1 && lower.length === below.length);
      const unsure = !isSameVersion(table, nearest, at)
        ? 'version'
        : isOptional
          ? 'optional'
          : undefined;
      addFault(table, row, [at], stages, faults, { kind: 'empty', unsure });
    });
  }
}

const OPTIONAL = new Set(['text', 'path', 'switch']);

/** Other keys on stages that run the same version, whose design was read. */
function findOtherParameters(table: FlowTable, stages: readonly StageNames[], faults: Fault[]) {
  const byVersion = Map.groupBy(table.read, (at) => table.firm[at]);
  for (const [version, group] of byVersion) {
    if (version === undefined || group.length < 2) continue;
    const keys = table.parameters.flatMap(({ key, cells }) => {
      const count = group.filter((at) => cells[at]).length;
      return key.startsWith(PROFILE_KEY) || count === 0 || count === group.length ? [] : key;
    });
    if (keys.length === 0) continue;
    const tenants = new Set(group.map((at) => stages[at]?.tenant));
    const isCopied = tenants.size < group.length;
    faults.push({
      kind: 'otherParameters',
      keys: keys.sort(),
      stages: group.flatMap((at) => stages[at]?.stage ?? []),
      ...(isCopied && { unsure: 'copies' as const }),
    });
  }
}

/** Kept by SAP itself. */
export const PROFILE_KEY = 'SAP_ProfileId';

/** A switch, number, schedule, path or text unlike the lowest or chosen stage's. */
function findDifferent(table: FlowTable, landscape: Landscape, faults: Fault[], chosen: number) {
  const { stages, pairs, habits, differsByMarks } = landscape;
  for (const row of table.parameters) {
    const { cells } = row;
    const isSet = (at: number) => cells[at] !== undefined && !cells[at].isEmpty;
    const set = table.read.filter(isSet);
    const reference = set.includes(chosen) ? chosen : set[0];
    if (reference === undefined) continue;
    const hits = set.filter((at) => {
      const [a, b] = at < reference ? [at, reference] : [reference, at];
      const pair = pairs.find((one) => one.a === a && one.b === b);
      const x = cells[a];
      const y = cells[b];
      if (!pair || !isCompared(x) || !isCompared(y) || x.text === y.text) return false;
      if (differsByMarks(x.text, a, y.text, b) || habits.has(pair, row.folded, x, y)) return false;
      return x.class !== 'schedule' || !x.text.includes('fireNow=true');
    });
    const byReason = Map.groupBy(hits, (at): Unsure | undefined => {
      if (!isSameVersion(table, reference, at)) return 'version';
      return table.settled[reference] && table.settled[at] ? undefined : 'draft';
    });
    for (const [unsure, at] of byReason) {
      addFault(table, row, at, stages, faults, { kind: 'different', unsure });
    }
  }
}

/** A secret in a plain parameter, on any stage. */
function findSecrets({ parameters }: FlowTable, stages: readonly StageNames[], faults: Fault[]) {
  for (const { key, cells } of parameters) {
    const found = stages.flatMap(({ stage }, at) => {
      const cell = cells[at];
      const isOwn = cell?.class === 'hidden' && cell.isSecret && cell.was === undefined;
      return isOwn && !cell.isEmpty ? stage : [];
    });
    if (found.length === 0) continue;
    const isName = cells.some((cell) => cell?.was === 'name');
    faults.push({
      kind: 'secret',
      keys: [key],
      stages: found,
      ...(isName && { unsure: 'name' as const }),
    });
  }
}
