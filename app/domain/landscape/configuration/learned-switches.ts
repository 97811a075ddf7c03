import type { FlowTable, ParameterRow } from './flow-table.ts';

/** Distinct flows, counted while flows come one after the other. */
interface FlowCount {
  count: number;
  last: number;
}

/** Replacement of a belonging on the other stage, with the number of flows. */
type Replacements = Map<number, FlowCount>;

/** A pair of stages, the lower one first. */
export interface StagePair {
  a: number;
  b: number;
  at: number;
}

export function listPairs(count: number): StagePair[] {
  const pairs: StagePair[] = [];
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) pairs.push({ a, b, at: pairs.length });
  }
  return pairs;
}

/** What flows make of a belonging between two stages: switch it upwards or downwards, or keep it. */
interface PairSwitches {
  up: Map<number, Replacements>;
  down: Map<number, Replacements>;
  kept: Map<number, FlowCount>;
}

export type Way = 'up' | 'down';

/**
 * Learns which addresses and names the landscape switches from stage to stage, and in how many flows.
 * @param isSwitch whether one belonging may become another one
 * @param isHost whether it is counted even where it is never switched
 */
export function createSwitches(
  pairs: readonly StagePair[],
  isSwitch: (x: number, a: number, y: number, b: number) => boolean,
  isHost: (x: number) => boolean,
) {
  const all = pairs.map((): PairSwitches => ({ up: new Map(), down: new Map(), kept: new Map() }));
  const isTaught = ({ missing }: ParameterRow, { a, b }: StagePair) => !missing[a] && !missing[b];
  return {
    /** Counts what a flow switches; names that are missing teach nothing. */
    learn: ({ parameters }: FlowTable, flow: number) => {
      for (const row of parameters) {
        for (const pair of pairs) {
          const { a, b, at } = pair;
          const x = row.belongs[a] ?? 0;
          const y = row.belongs[b] ?? 0;
          const one = all[at];
          if (x === 0 || y === 0 || x === y || !one || !isTaught(row, pair)) continue;
          if (!isSwitch(x, a, y, b)) continue;
          addFlow(getOrAdd(one.up, x), y, flow);
          addFlow(getOrAdd(one.down, y), x, flow);
        }
      }
    },
    /** Counts what a flow keeps, once all flows have been learned from. */
    learnKept: ({ parameters }: FlowTable, flow: number) => {
      for (const row of parameters) {
        for (const pair of pairs) {
          const x = row.belongs[pair.a] ?? 0;
          const one = all[pair.at];
          if (x === 0 || x !== row.belongs[pair.b] || !one || !isTaught(row, pair)) continue;
          if (isHost(x) || one.up.has(x) || one.down.has(x)) addFlow(one.kept, x, flow);
        }
      }
    },
    get: ({ at }: StagePair, way: Way, x: number): Replacements | undefined =>
      all[at]?.[way].get(x),
    countKept: ({ at }: StagePair, x: number): number => all[at]?.kept.get(x)?.count ?? 0,
  };
}

function getOrAdd(map: Map<number, Replacements>, x: number): Replacements {
  const known = map.get(x) ?? new Map();
  map.set(x, known);
  return known;
}

function addFlow(counts: Map<number, FlowCount>, x: number, flow: number) {
  const known = counts.get(x);
  if (!known) counts.set(x, { count: 1, last: flow });
  else if (known.last !== flow) {
    known.count += 1;
    known.last = flow;
  }
}
