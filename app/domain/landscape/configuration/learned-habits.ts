import type { Cell } from './cells.ts';
import type { FlowTable } from './flow-table.ts';
import type { StagePair } from './learned-switches.ts';

/** Flows that must have the same two values, and the share of those with the lower one. */
const MIN_FLOWS = 3;
const MIN_SHARE = 1 / 2;
const MIN_LENGTH = 4;

const COMPARED = new Set(['switch', 'schedule', 'path', 'text']);

/** Whether values of a class are compared word by word. */
export function isCompared(x: Cell | undefined): x is Cell & { text: string } {
  return x?.text !== undefined && !x.isEmpty && COMPARED.has(x.class);
}

/** Learns which differences between stages are habits of the landscape. */
export function createHabits(pairs: readonly StagePair[]) {
  const byKey = pairs.map(() => new Map<string, FlowCount>());
  const byText = pairs.map(() => new Map<string, FlowCount>());
  /** Flows with the lower value of what may be a habit. */
  const lower = pairs.map(() => new Map<string, FlowCount>());
  return {
    learn: ({ parameters }: FlowTable, flow: number) => {
      for (const { cells, folded } of parameters) {
        for (const { a, b, at } of pairs) {
          const x = cells[a];
          const y = cells[b];
          if (!isCompared(x) || !isCompared(y) || x.text === y.text) continue;
          const name = `${folded}\0${x.text}`;
          const count = addFlow(byKey[at], `${name}\0${y.text}`, flow);
          if (count >= MIN_FLOWS) lower[at]?.set(name, { count: 0, last: -1 });
          addFlow(byText[at], `${x.text}\0${y.text}`, flow);
        }
      }
    },
    /** Counts the lower values, once all flows have been learned from. */
    learnLower: ({ parameters }: FlowTable, flow: number) => {
      for (const { cells, folded } of parameters) {
        for (const { a, b, at } of pairs) {
          const x = cells[a];
          if (!lower[at]?.size || !isCompared(x) || !isCompared(cells[b])) continue;
          const name = `${folded}\0${x.text}`;
          if (lower[at].has(name)) addFlow(lower[at], name, flow);
        }
      }
    },
    has: ({ at }: StagePair, folded: string, x: Cell, y: Cell): boolean => {
      const { text = '' } = x;
      const other = y.text ?? '';
      const name = `${folded}\0${text}`;
      const count = byKey[at]?.get(`${name}\0${other}`)?.count ?? 0;
      const all = lower[at]?.get(name)?.count ?? 0;
      if (count >= MIN_FLOWS && count >= all * MIN_SHARE) return true;
      const isLong = x.class === 'text' && Math.min(text.length, other.length) >= MIN_LENGTH;
      return isLong && (byText[at]?.get(`${text}\0${other}`)?.count ?? 0) >= MIN_FLOWS;
    },
  };
}

interface FlowCount {
  count: number;
  last: number;
}

function addFlow(counts: Map<string, FlowCount> | undefined, name: string, flow: number): number {
  const known = counts?.get(name) ?? { count: 0, last: -1 };
  if (known.last !== flow) counts?.set(name, { count: known.count + 1, last: flow });
  return known.count + Number(known.last !== flow);
}
