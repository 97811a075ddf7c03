import type { DeployedArtefact } from '#app/domain/landscape/artefact.ts';
import { isComputed, isEmpty, type Parameter, type ValueClass } from './classes.ts';
import { createMarkComparison } from './stage-marks.ts';
import type { readNames } from './stored.ts';

/** A stage with the names that its tenant's lists know. */
export interface StageNames extends ReturnType<typeof readNames> {
  stage: string;
  /** Stages of one tenant are copies. */
  tenant: string;
}

export interface FlowTable {
  states: ReadonlyMap<string, DeployedArtefact>;
  parameters: ParameterRow[];
}

export interface ParameterRow {
  flow: FlowTable;
  key: string;
  /** Whether lists of credentials and certificates have names as under this key. */
  isMaterial: boolean;
  /** By stage, from the lowest on; absent where it has none of this key. */
  cells: (Cell | undefined)[];
}

/** A parameter on a stage. */
export interface Cell extends Parameter {
  row: ParameterRow;
  at: number;
  names: StageNames;
  state: DeployedArtefact | undefined;
  /** The form in which values are compared. */
  shared: SharedValue | undefined;
  /** Whether the stage's lists lack the name that stands there, although another stage has its own. */
  isMissing: boolean;
}

/** A value, one object for all rows that have it on any stage. */
export interface SharedValue {
  /**
   * The host of an address, or a name, which belong to a stage and switch with it; a text whose marks
   * may tell its stage; a constant.
   */
  kind: 'host' | 'name' | 'text' | 'constant';
  text: string;
  rows: ParameterRow[];
  /** Rows that have the text under any key. */
  everywhere: ParameterRow[];
}

export type FlowReader = ReturnType<typeof createFlowReader>;

/** Reads a landscape's flows, and learns what they make of values between two stages. */
export function createFlowReader(stages: readonly StageNames[], chosen: string) {
  const differsByMarks = createMarkComparison(stages.map(({ stage }) => stage));
  const values = new Map<string, SharedValue>();
  const rowsByText = new Map<string, ParameterRow[]>();
  const share = (parameter: Parameter, { key, isMaterial }: ParameterRow) => {
    let kind = KINDS.get(parameter.class);
    const text = kind === 'host' ? readHost(parameter) : parameter.value;
    if (!kind || !text || isEmpty(parameter)) return undefined;
    if (isComputed(parameter)) {
      if (kind === 'host' || kind === 'name') return undefined;
      kind = 'constant';
    }
    // Keys that differ in capitals and signs only are one.
    const folded = key.toLowerCase().replace(/[^a-z0-9]/g, '');
    const isOne = kind === 'host' || (kind === 'name' && text.length >= MIN_NAME);
    const name = [kind, isOne ? kind === 'name' && isMaterial : folded, text].join('\0');
    const everywhere = rowsByText.get(text) ?? [];
    const value = values.get(name) ?? { kind, text, rows: [], everywhere };
    rowsByText.set(text, everywhere);
    values.set(name, value);
    return value;
  };
  const learn = (value: SharedValue, at: number, other: number) => {
    // A name that is missing teaches nothing.
    const rows = value.rows.filter(({ cells: { [at]: here, [other]: there } }) => {
      const isTold = here?.shared === value && there?.shared !== undefined;
      return isTold && !here.isMissing && !there.isMissing;
    });
    const groups = Map.groupBy(rows, ({ cells }) => cells[other]?.shared);
    const others = [...groups].flatMap(([there, some]) =>
      there && there !== value ? { value: there, rows: some, flows: countFlows(some) } : [],
    );
    others.sort((a, b) => b.flows - a.flows || (a.value.text < b.value.text ? 1 : -1));
    const switched = others.filter(({ value: there }) =>
      value.kind === 'text'
        ? there.kind === 'text' && differsByMarks(value.text, at, there.text, other)
        : value.kind !== 'constant',
    );
    const kept = countFlows(groups.get(value) ?? []);
    return { flows: countFlows(rows), kept, others, switched };
  };
  const learned = new Map<SharedValue, ReturnType<typeof learn>[]>();
  return {
    /** The highest stage, and the one that the others are compared with, if one is chosen. */
    top: stages.length - 1,
    chosen: stages.findIndex(({ stage }) => stage === chosen),
    differsByMarks,
    readFlow: (states: FlowTable['states']): FlowTable => {
      const flow: FlowTable = { states, parameters: [] };
      const told = stages.flatMap((names, at) => {
        const state = states.get(names.stage);
        const parameters = new Map(state?.configuration?.parameters?.map((one) => [one.key, one]));
        return Array.from(parameters.values(), (one) => {
          const isName = one.class === 'text' && names.known.has(one.value ?? '');
          return { ...one, ...(isName && { class: 'name' as const }), at, names, state };
        });
      });
      for (const [key, some] of Map.groupBy(told, (one) => one.key)) {
        const cells: ParameterRow['cells'] = stages.map(() => undefined);
        const row: ParameterRow = { flow, key, isMaterial: MATERIAL.test(key), cells };
        for (const one of unifyClasses(some)) {
          cells[one.at] = { ...one, row, shared: share(one, row), isMissing: false };
        }
        const known = listCells(row);
        for (const cell of known) cell.isMissing = isMissing(cell);
        for (const shared of new Set(known.map((cell) => cell.shared))) {
          shared?.rows.push(row);
          shared?.everywhere.push(row);
        }
        flow.parameters.push(row);
      }
      return flow;
    },
    /**
     * The values on stage `other` where the value stands on stage `at`, once all flows are read: the
     * number of flows with any value and with the same one, other values, the most frequent first,
     * and those of them that belong to the other stage.
     */
    getCounterparts: (value: SharedValue, at: number, other: number) => {
      const pairs = learned.get(value) ?? [];
      learned.set(value, pairs);
      const pair = at * stages.length + other;
      pairs[pair] ??= learn(value, at, other);
      return pairs[pair];
    },
  };
}

const KINDS = new Map<ValueClass, SharedValue['kind']>([
  ['address', 'host'],
  ['host', 'host'],
  ['name', 'name'],
  ['text', 'text'],
  ['path', 'text'],
  ['switch', 'constant'],
  ['schedule', 'constant'],
]);
/** A shorter name is one thing only under its own key. */
const MIN_NAME = 5;
const MATERIAL =
  /cred([^i]|i[^t]|$)|alias|keystore|key[-_ .]?ring|certificate|(^|[-_ .])cert([-_ .0-9]|$)|priv(ate)?[-_ .]?key|public[-_ .]?key|secure[-_ .]?param|security[-_ .]?material/i;

/** The cells of the stages that have the parameter, from the lowest on. */
export function listCells({ cells }: ParameterRow): Cell[] {
  return cells.filter((cell) => cell !== undefined);
}

/** Gives all stages of a parameter one class: hidden if one is, else that of the lowest with a value. */
function unifyClasses<One extends Parameter>(all: readonly One[]): readonly One[] {
  const classes = new Set(all.map((one) => one.class));
  if (classes.size < 2) return all;
  const first = (all.find((one) => !isEmpty(one)) ?? all[0])?.class;
  const best = first === 'text' && classes.has('name') ? 'name' : first;
  if (!classes.has('hidden')) return all.map((one) => ({ ...one, class: best }));
  // The collector's `names` hides values of every class, so that they prove no secret.
  const why = all.some(({ why: own = 'names' }) => own !== 'names') ? 'secret' : 'names';
  return all.map((one) => {
    const hidden = isEmpty(one) ? 'empty' : 'set';
    const cover = { class: 'hidden', value: undefined, hidden, why, was: one.class };
    return one.class === 'hidden' ? one : { ...one, ...cover };
  });
}

/** The host without scheme, user, port and path; several hosts as one text; nothing if it is a number. */
function readHost({ value = '', class: found }: Parameter): string | undefined {
  const lower = value.toLowerCase();
  const match =
    lower.match(/^(?:jdbc:[a-z:]*?)?[a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:?#]+)/) ??
    lower.match(/^jdbc:[a-z:]+:@?(?:\/\/)?([^/:?#;]+)/);
  const hosts = found === 'host' ? lower.split(',').map((one) => one.replace(/[:/].*/, '')) : [];
  const host = match ? match[1] : hosts.sort().join(',');
  return host && !/^[0-9]+$/.test(host) ? host : undefined;
}

function isMissing(cell: Cell): boolean {
  const { row, names } = cell;
  if (!row.isMaterial || cell.class !== 'name' || isEmpty(cell) || isComputed(cell)) return false;
  const others = listCells(row).filter((other) => other !== cell);
  return !isListed(cell) && others.some((other) => isListed(other, names.lists));
}

/**
 * Whether the lists of a cell's stage have the name that stands there.
 * @param read lists of the kinds that count
 */
export function isListed({ names, value = '' }: Cell, read: StageNames['lists'] = names.lists) {
  const name = value.toLowerCase();
  return [...names.lists].some(([kind, known]) => read.has(kind) && known.has(name));
}

/** The number of distinct flows. */
export function countFlows(rows: readonly ParameterRow[]): number {
  return new Set(rows.map(({ flow }) => flow)).size;
}
