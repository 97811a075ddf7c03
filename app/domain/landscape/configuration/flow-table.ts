import type { DeployedArtefact } from '#app/domain/landscape/artefact.ts';
import { type Cells, readHost, unifyClasses } from './cells.ts';
import { isComputed, isEmpty, type Parameter } from './classes.ts';
import { createMarkComparison } from './stage-marks.ts';

/** A stage with the names that its tenant's lists know. */
export interface StageNames {
  stage: string;
  /** Stages of one tenant are copies. */
  tenant: string;
  known: ReadonlySet<string>;
  /** Names in lower case by kind; a kind that was not read is absent. */
  lists: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A flow's parameters by stage; stages are numbers, from the lowest on. */
export interface FlowTable {
  /** Stages whose parameters are known, and those that have the flow without them. */
  read: readonly number[];
  unread: readonly number[];
  /** Deployed version by stage, empty if unknown, and the design's. */
  versions: readonly string[];
  designed: readonly string[];
  parameters: ParameterRow[];
}

export interface ParameterRow {
  flow: FlowTable;
  key: string;
  /** Keys that differ in capitals and signs only are one. */
  folded: string;
  /** Whether lists of credentials and certificates have names as under this key. */
  isMaterial: boolean;
  cells: Cells;
  /** Stages whose lists lack the name that stands there, although another stage has its own. */
  missing: readonly number[];
  /** Values that belong to a stage and switch with it, and values compared word by word. */
  belongs: readonly (SharedValue | undefined)[];
  texts: readonly (SharedValue | undefined)[];
}

/** A value, one object for all rows that have it on any stage. */
interface SharedValue {
  /** The host of an address, a name of security material or another, a text whose marks may tell its stage. */
  kind: 'host' | 'material' | 'name' | 'mark' | 'text';
  text: string;
  rows: ParameterRow[];
  /** By two stages, once they are asked for. */
  counterparts: Counterparts[];
}

/** The values on another stage where a value stands on one. */
interface Counterparts {
  /** Rows with the same value there, and the number of their flows. */
  same: readonly ParameterRow[];
  kept: number;
  /** Other values, the most frequent first. */
  others: readonly { value: SharedValue; rows: readonly ParameterRow[]; flows: number }[];
}

/** Reads a landscape's flows, and learns what they make of values between two stages. */
export function createFlowReader(stages: readonly StageNames[]) {
  const differsByMarks = createMarkComparison(stages.map(({ stage }) => stage));
  const values = new Map<string, SharedValue>();
  const share = (kind: SharedValue['kind'], text: string, scope = ''): SharedValue => {
    const name = `${kind}\0${scope}\0${text}`;
    const value = values.get(name) ?? { kind, text, rows: [], counterparts: [] };
    values.set(name, value);
    return value;
  };
  const shareBelonging = (cell: Parameter, isMaterial: boolean, folded: string) => {
    const { class: found, value = '' } = cell;
    if (isComputed(cell)) return undefined;
    if (found === 'text' || found === 'path') return share('mark', value, folded);
    if (found === 'name') {
      return share(isMaterial ? 'material' : 'name', value, value.length < MIN_NAME ? folded : '');
    }
    const host = found === 'address' || found === 'host' ? readHost(cell) : undefined;
    return host === undefined ? undefined : share('host', host);
  };
  const makeRow = (flow: FlowTable, key: string, some: Cells): ParameterRow => {
    const folded = key.toLowerCase().replace(/[^a-z0-9]/g, '');
    const isMaterial = MATERIAL.test(key);
    const cells = unifyClasses(some);
    const missing = isMaterial ? listMissing(cells, stages) : [];
    const shown = cells.map((cell) => (cell?.value && !isEmpty(cell) ? cell : undefined));
    const belongs = shown.map((cell) => cell && shareBelonging(cell, isMaterial, folded));
    const texts = shown.map((cell) =>
      cell && COMPARED.has(cell.class) ? share('text', cell.value ?? '') : undefined,
    );
    const row = { flow, key, folded, isMaterial, cells, missing, belongs, texts };
    for (const value of new Set([...belongs, ...texts])) value?.rows.push(row);
    return row;
  };
  const findCounterparts = (value: SharedValue, at: number, other: number): Counterparts => {
    const column = value.kind === 'text' ? 'texts' : 'belongs';
    // A name that is missing teaches nothing.
    const rows = value.rows.filter(
      ({ missing, [column]: own }) =>
        own[at] === value && !missing.includes(at) && !missing.includes(other),
    );
    const groups = Map.groupBy(rows, (row) => row[column][other]);
    const same = groups.get(value) ?? [];
    const others = [...groups].flatMap(([there, some]) => {
      if (!there || there === value) return [];
      const isOther = value.kind === 'mark' && !differsByMarks(value.text, at, there.text, other);
      return isOther ? [] : { value: there, rows: some, flows: countFlows(some) };
    });
    others.sort((a, b) => b.flows - a.flows || (a.value.text < b.value.text ? 1 : -1));
    return { same, kept: countFlows(same), others };
  };
  return {
    differsByMarks,
    /** Reads a flow's states, in the order of the stages. */
    readFlow: (states: readonly (DeployedArtefact | undefined)[]): FlowTable => {
      const byKey = new Map<string, (Parameter | undefined)[]>();
      for (const [at, state] of states.entries()) {
        const known = stages[at]?.known;
        for (const one of state?.configuration?.parameters ?? []) {
          const cells = byKey.get(one.key) ?? stages.map(() => undefined);
          const isName = one.class === 'text' && known?.has(one.value ?? '');
          cells[at] = isName ? { ...one, class: 'name' } : one;
          byKey.set(one.key, cells);
        }
      }
      const places = states.flatMap((state, at) => (state ? at : []));
      const { read = [], unread = [] } = Object.groupBy(places, (at) =>
        states[at]?.configuration?.parameters ? 'read' : 'unread',
      );
      const versions = states.map((state) => state?.version ?? '');
      const designed = states.map((state) => state?.configuration?.version ?? state?.draft ?? '');
      const flow: FlowTable = { read, unread, versions, designed, parameters: [] };
      for (const [key, cells] of byKey) flow.parameters.push(makeRow(flow, key, cells));
      return flow;
    },
    /** The values on stage `other` where the value stands on stage `at`, once all flows are read. */
    getCounterparts: (value: SharedValue, at: number, other: number): Counterparts => {
      const pair = at * stages.length + other;
      const found = value.counterparts[pair] ?? findCounterparts(value, at, other);
      value.counterparts[pair] = found;
      return found;
    },
  };
}

/** A shorter name is one thing only under its own key. */
const MIN_NAME = 5;
const COMPARED = new Set(['switch', 'schedule', 'path', 'text']);
const MATERIAL =
  /cred([^i]|i[^t]|$)|alias|keystore|key[-_ .]?ring|certificate|(^|[-_ .])cert([-_ .0-9]|$)|priv(ate)?[-_ .]?key|public[-_ .]?key|secure[-_ .]?param|security[-_ .]?material/i;

function listMissing(cells: Cells, stages: readonly StageNames[]): number[] {
  return stages.flatMap(({ lists }, at) => {
    const cell = cells[at];
    if (cell?.class !== 'name' || isEmpty(cell) || isComputed(cell)) return [];
    const isElsewhere = stages.some(
      (other, place) => place !== at && isListed(other.lists, cells[place], lists),
    );
    return isElsewhere && !isListed(lists, cell) ? at : [];
  });
}

/** @param others lists of which the kinds count that were read */
export function isListed(
  lists: StageNames['lists'] = new Map(),
  cell: Parameter | undefined,
  others = lists,
): boolean {
  const name = cell?.value?.toLowerCase();
  return (
    name !== undefined && [...lists].some(([kind, names]) => others.has(kind) && names.has(name))
  );
}

/** The number of distinct flows. */
export function countFlows(rows: readonly ParameterRow[]): number {
  return new Set(rows.map(({ flow }) => flow)).size;
}

/** Whether the design that was read is what is deployed, as far as anything tells. */
export function isSettled({ versions, designed }: FlowTable, at: number): boolean {
  return !designed[at] || designed[at] === versions[at];
}

/** Whether two stages run the same version; unknown versions count as the same. */
export function isSameVersion({ versions }: FlowTable, a: number, b: number): boolean {
  return !versions[a] || !versions[b] || versions[a] === versions[b];
}
