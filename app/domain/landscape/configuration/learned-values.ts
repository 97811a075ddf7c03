import { type Cell, readHost } from './cells.ts';
import { isComputed } from './classes.ts';
import type { createMarkComparison } from './stage-marks.ts';

/** A value of a landscape's parameters, one object for all rows that have it on any stage. */
interface LearnedValue {
  /** The host of an address, a name of security material or another, a text whose marks may tell its stage. */
  kind: 'host' | 'material' | 'name' | 'mark' | 'text';
  text: string;
  rows: LearnedRow[];
}

/** A parameter of a flow, by stage; stages are numbers, from the lowest on. */
export interface LearnedRow {
  flow: object;
  /** Keys that differ in capitals and signs only are one. */
  folded: string;
  /** Stages whose lists lack the name that stands there, although another stage has its own. */
  missing: readonly number[];
  /** What belongs to a stage and switches with it, and what is compared word by word. */
  belongs: readonly (LearnedValue | undefined)[];
  texts: readonly (LearnedValue | undefined)[];
}

/** What stands on another stage where a value stands on one. */
interface Counterparts {
  /** Rows with the same value there, and the number of their flows. */
  same: readonly LearnedRow[];
  kept: number;
  /** Other values, the most frequent first. */
  others: readonly { value: LearnedValue; rows: readonly LearnedRow[]; flows: number }[];
}

export type LearnedValues = ReturnType<typeof createLearnedValues>;

/** Learns what a landscape's flows make of values between two stages. */
export function createLearnedValues(
  stageCount: number,
  differsByMarks: ReturnType<typeof createMarkComparison>,
) {
  const values = new Map<string, LearnedValue>();
  const share = (kind: LearnedValue['kind'], text: string, scope = ''): LearnedValue => {
    const name = `${kind}\0${scope}\0${text}`;
    const value = values.get(name) ?? { kind, text, rows: [] };
    values.set(name, value);
    return value;
  };
  const findCounterparts = (value: LearnedValue, at: number, other: number): Counterparts => {
    const column = value.kind === 'text' ? 'texts' : 'belongs';
    // A name that is missing teaches nothing.
    const rows = value.rows.filter(
      ({ missing, [column]: own }) =>
        own[at] === value && !missing.includes(at) && !missing.includes(other),
    );
    const groups = Map.groupBy(rows, (row) => row[column][other]);
    const same = groups.get(value) ?? [];
    const others = Array.from(groups, ([there, some]) =>
      there &&
      there !== value &&
      (value.kind !== 'mark' || differsByMarks(value.text, at, there.text, other))
        ? [{ value: there, rows: some, flows: countFlows(some) }]
        : [],
    ).flat();
    others.sort((a, b) => b.flows - a.flows || (a.value.text < b.value.text ? 1 : -1));
    return { same, kept: countFlows(same), others };
  };
  const known = new Map<LearnedValue, Counterparts[]>();
  return {
    shareBelonging: (cell: Cell | undefined, isMaterial: boolean, folded: string) => {
      if (!cell?.text || cell.isEmpty || isComputed(cell.text)) return undefined;
      const { class: found, text } = cell;
      if (found === 'text' || found === 'path') return share('mark', text, folded);
      if (found === 'name') {
        const scope = text.length < MIN_NAME ? folded : '';
        return share(isMaterial ? 'material' : 'name', text, scope);
      }
      const host = found === 'address' || found === 'host' ? readHost(cell) : undefined;
      return host === undefined ? undefined : share('host', host);
    },
    shareText: (cell: Cell | undefined) =>
      cell?.text && !cell.isEmpty && COMPARED.has(cell.class)
        ? share('text', cell.text)
        : undefined,
    add: (row: LearnedRow) => {
      for (const value of new Set([...row.belongs, ...row.texts])) value?.rows.push(row);
    },
    /** What stands on stage `other` where the value stands on stage `at`. */
    getCounterparts: (value: LearnedValue, at: number, other: number): Counterparts => {
      const pairs = known.get(value) ?? [];
      known.set(value, pairs);
      const pair = at * stageCount + other;
      const found = pairs[pair] ?? findCounterparts(value, at, other);
      pairs[pair] = found;
      return found;
    },
  };
}

/** A shorter name is one thing only under its own key. */
const MIN_NAME = 5;
const COMPARED = new Set(['switch', 'schedule', 'path', 'text']);

/** The number of distinct flows. */
export function countFlows(rows: readonly LearnedRow[]): number {
  return new Set(rows.map(({ flow }) => flow)).size;
}
