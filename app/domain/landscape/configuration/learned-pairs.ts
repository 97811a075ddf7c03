import type { Belonging, Cell } from './cells.ts';
import type { FlowTable, ParameterRow } from './flow-table.ts';

/** Two stages, the lower one first, with what the landscape's flows make of values between them. */
export type StagePair = ReturnType<typeof listPairs>[number];

/** Pairs of stages: the highest stage last, and on it the nearest stage below first. */
export function listPairs(count: number) {
  const stages = Array.from({ length: count }, (_, at) => at);
  return stages.flatMap((b) =>
    stages
      .slice(0, b)
      .reverse()
      .map((a) => ({
        ...{ a, b },
        /** Values on `b` in place of those of `a`, and on `a` in place of those of `b`. */
        up: new Map<Belonging, FlowCounts<Belonging>>(),
        down: new Map<Belonging, FlowCounts<Belonging>>(),
        kept: createFlowCounts<Belonging>(),
        /** Values that differ, under one key and under any. */
        differing: createFlowCounts<string>(),
        anywhere: createFlowCounts<string>(),
        /** Lower values of possible habits, and their flows. */
        habits: new Set<string>(),
        lower: createFlowCounts<string>(),
      })),
  );
}

type FlowCounts<Key> = ReturnType<typeof createFlowCounts<Key>>;

/** Counts distinct flows, which come one after the other. */
function createFlowCounts<Key>() {
  const counts = new Map<Key, { count: number; last: number }>();
  return {
    add: (key: Key, flow: number): number => {
      const known = counts.get(key) ?? { count: 0, last: -1 };
      if (known.last !== flow) known.count += 1;
      known.last = flow;
      counts.set(key, known);
      return known.count;
    },
    get: (key: Key): number => counts.get(key)?.count ?? 0,
    list: () => Array.from(counts, ([key, { count }]) => ({ key, count })),
  };
}

/**
 * Learns from a flow what it switches and where it differs.
 * @param isTaught whether a parameter on a stage teaches anything; a name that is missing does not
 */
export function learnDifferences(
  pairs: readonly StagePair[],
  { parameters }: FlowTable,
  flow: number,
  isTaught: (row: ParameterRow, at: number) => boolean,
  differsByMarks: (x: string, a: number, y: string, b: number) => boolean,
) {
  for (const row of parameters) {
    for (const { a, b, ...pair } of pairs) {
      const [from, to] = [row.cells[a], row.cells[b]];
      if (isCompared(from) && isCompared(to) && from.text !== to.text) {
        const name = `${row.folded}\0${from.text}`;
        const count = pair.differing.add(`${name}\0${to.text}`, flow);
        if (count >= MIN_FLOWS) pair.habits.add(name);
        pair.anywhere.add(`${from.text}\0${to.text}`, flow);
      }
      const [x, y] = [row.belongs[a], row.belongs[b]];
      if (!x || !y || x === y || x.kind !== y.kind) continue;
      if (x.kind === 'mark' && !differsByMarks(x.text, a, y.text, b)) continue;
      if (!isTaught(row, a) || !isTaught(row, b)) continue;
      addFlow(pair.up, x, y, flow);
      addFlow(pair.down, y, x, flow);
    }
  }
}

/** Learns from a flow what it keeps, once all flows have told their differences. */
export function learnKept(
  pairs: readonly StagePair[],
  { parameters }: FlowTable,
  flow: number,
  isTaught: (row: ParameterRow, at: number) => boolean,
) {
  for (const row of parameters) {
    for (const { a, b, ...pair } of pairs) {
      const from = row.cells[a];
      if (pair.habits.size > 0 && isCompared(from) && isCompared(row.cells[b])) {
        const name = `${row.folded}\0${from.text}`;
        if (pair.habits.has(name)) pair.lower.add(name, flow);
      }
      const x = row.belongs[a];
      if (!x || x !== row.belongs[b] || !isTaught(row, a) || !isTaught(row, b)) continue;
      if (x.kind === 'host' || pair.up.has(x) || pair.down.has(x)) pair.kept.add(x, flow);
    }
  }
}

function addFlow(all: StagePair['up'], x: Belonging, y: Belonging, flow: number) {
  const counts = all.get(x) ?? createFlowCounts();
  counts.add(y, flow);
  all.set(x, counts);
}

/** Whether a difference between two stages is a habit of the landscape. */
export function isHabit(pair: StagePair, folded: string, x: Cell, y: Cell): boolean {
  const { text = '' } = x;
  const name = `${folded}\0${text}`;
  const count = pair.differing.get(`${name}\0${y.text}`);
  if (count >= MIN_FLOWS && count >= pair.lower.get(name) * MIN_SHARE) return true;
  const isLong = x.class === 'text' && Math.min(text.length, y.text?.length ?? 0) >= MIN_LENGTH;
  return isLong && pair.anywhere.get(`${text}\0${y.text}`) >= MIN_FLOWS;
}

/** Flows that must have the same two values, and the share of those with the lower one. */
const MIN_FLOWS = 3;
const MIN_SHARE = 1 / 2;
const MIN_LENGTH = 4;

/** Whether values of a class are compared word by word. */
export function isCompared(x: Cell | undefined): x is Cell & { text: string } {
  return x?.text !== undefined && !x.isEmpty && COMPARED.has(x.class);
}

const COMPARED = new Set(['switch', 'schedule', 'path', 'text']);
