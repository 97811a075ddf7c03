import type { DeployedArtefact } from '#app/domain/landscape/artefact.ts';
import { type Cell, findBelonging, foldKey, makeCell, unifyClasses } from './cells.ts';

/** A stage with the names that its tenant's lists know. */
export interface StageNames {
  stage: string;
  /** Stages of one tenant are copies. */
  tenant: string;
  known: ReadonlySet<string>;
  /** Names in lower case by kind; a kind is absent if it was not read, all are if none was. */
  lists?: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A flow's parameters by stage; stages are numbers, from the lowest on. */
export interface FlowTable {
  /** Stages whose parameters are known. */
  read: readonly number[];
  /** Stages that have the flow, although its parameters are unknown. */
  unread: readonly number[];
  /** Deployed version by stage, empty if unknown. */
  versions: readonly string[];
  /** The version where the design that was read is what is deployed. */
  firm: readonly (string | undefined)[];
  /** Whether it is, or nothing tells the design's version. */
  settled: readonly boolean[];
  parameters: readonly ParameterRow[];
}

export interface ParameterRow {
  key: string;
  folded: string;
  cells: readonly (Cell | undefined)[];
  /** By stage, the number of what belongs to it; 0 if nothing does. */
  belongs: readonly number[];
  /** Stages that have a finding already. */
  found: boolean[];
  /** Stages whose lists lack its name. */
  missing: boolean[];
}

/** Reads tables, with one number for each host, name or text of the landscape. */
export function createTables(stages: readonly StageNames[]) {
  const numbers = new Map<string, number>();
  const belongings: (Numbered | undefined)[] = [undefined];
  const cells = new WeakMap<object, Cell>();
  const number = (cell: Cell | undefined, folded: string): number => {
    const found = cell && findBelonging(cell);
    if (!found) return 0;
    const { kind, text } = found;
    const isScoped = kind === 'mark' || (kind !== 'host' && text.length < MIN_NAME);
    const name = `${kind}\0${text}\0${isScoped ? folded : ''}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    belongings.push({ kind, text });
    numbers.set(name, belongings.length - 1);
    return belongings.length - 1;
  };
  const read = (states: readonly (DeployedArtefact | undefined)[]): FlowTable => {
    const byKey = new Map<string, (Cell | undefined)[]>();
    const known: number[] = [];
    const unread: number[] = [];
    for (const [at, state] of states.entries()) {
      if (!state) continue;
      const { configuration } = state;
      if (!configuration || !('parameters' in configuration)) {
        unread.push(at);
        continue;
      }
      known.push(at);
      for (const parameter of configuration.parameters) {
        const row = byKey.get(parameter.key) ?? stages.map(() => undefined);
        const cell = cells.get(parameter) ?? makeCell(parameter, stages[at]?.known ?? new Set());
        cells.set(parameter, cell);
        row[at] = cell;
        byKey.set(parameter.key, row);
      }
    }
    const versions = states.map((state) => state?.version ?? '');
    const designed = states.map(findDesigned);
    return {
      ...{ read: known, unread, versions },
      firm: versions.map((version, at) =>
        version !== '' && version === designed[at] ? version : undefined,
      ),
      settled: versions.map((version, at) => !designed[at] || version === designed[at]),
      parameters: Array.from(byKey, ([key, row]) => {
        const folded = foldKey(key);
        const unified = unifyClasses(row);
        const belongs = unified.map((cell) => number(cell, folded));
        const none = stages.map(() => false);
        return { key, folded, cells: unified, belongs, found: none, missing: [...none] };
      }),
    };
  };
  return { read, getBelonging: (at: number) => belongings[at] };
}

/** A shorter name is one thing only under its own key. */
const MIN_NAME = 5;

type Numbered = NonNullable<ReturnType<typeof findBelonging>>;

/** The version of the design that was read; empty if nothing tells it. */
function findDesigned(state: DeployedArtefact | undefined): string {
  const { configuration, draft = '' } = state ?? {};
  return (configuration && 'version' in configuration && configuration.version) || draft;
}

/** Whether two stages run the same version; unknown versions count as the same. */
export function isSameVersion({ versions }: FlowTable, a: number, b: number): boolean {
  return !versions[a] || !versions[b] || versions[a] === versions[b];
}
