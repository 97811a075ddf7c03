import type { DeployedArtefact } from '#app/domain/landscape/artefact.ts';
import { type Belonging, type Cell, findBelonging, makeCell, unifyClasses } from './cells.ts';

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
  /** Deployed version by stage, empty if unknown, and the design's. */
  versions: readonly string[];
  designed: readonly string[];
  parameters: readonly ParameterRow[];
}

export interface ParameterRow {
  key: string;
  /** Keys that differ in capitals and signs only are one. */
  folded: string;
  cells: readonly (Cell | undefined)[];
  /** Values that belong to each stage; stages with the same values share one object. */
  belongs: readonly (Belonging | undefined)[];
}

/** Reads the tables of a landscape's flows. */
export function createTables(stages: readonly StageNames[]) {
  const cells = new WeakMap<object, Cell>();
  const belongings = new Map<string, Belonging>();
  const share = (found: Belonging | undefined, folded: string): Belonging | undefined => {
    if (!found) return undefined;
    const { kind, text } = found;
    const isScoped = kind === 'mark' || (kind !== 'host' && text.length < MIN_NAME);
    const name = `${kind}\0${text}\0${isScoped ? folded : ''}`;
    const shared = belongings.get(name) ?? found;
    belongings.set(name, shared);
    return shared;
  };
  return (states: readonly (DeployedArtefact | undefined)[]): FlowTable => {
    const byKey = new Map<string, (Cell | undefined)[]>();
    const read: number[] = [];
    const unread: number[] = [];
    for (const [at, state] of states.entries()) {
      if (!state) continue;
      const { configuration } = state;
      if (!configuration || !('parameters' in configuration)) {
        unread.push(at);
        continue;
      }
      read.push(at);
      for (const parameter of configuration.parameters) {
        const row = byKey.get(parameter.key) ?? stages.map(() => undefined);
        const cell = cells.get(parameter) ?? makeCell(parameter, stages[at]?.known ?? new Set());
        cells.set(parameter, cell);
        row[at] = cell;
        byKey.set(parameter.key, row);
      }
    }
    const parameters = Array.from(byKey, ([key, row]) => {
      const folded = key.toLowerCase().replace(/[^a-z0-9]/g, '');
      const unified = unifyClasses(row);
      const belongs = unified.map((cell) => share(findBelonging(key, cell), folded));
      return { key, folded, cells: unified, belongs };
    });
    const versions = states.map((state) => state?.version ?? '');
    return { read, unread, versions, designed: states.map(findDesigned), parameters };
  };
}

/** A shorter name is one thing only under its own key. */
const MIN_NAME = 5;

/** The version of the design that was read; empty if nothing tells it. */
function findDesigned(state: DeployedArtefact | undefined): string {
  const { configuration, draft = '' } = state ?? {};
  return (configuration && 'version' in configuration && configuration.version) || draft;
}

/** Whether the flow is deployed on two stages or more. */
export function isShared({ read, unread }: FlowTable): boolean {
  return read.length + unread.length > 1;
}

/** Whether the design that was read is what is deployed, as far as anything tells. */
export function isSettled({ versions, designed }: FlowTable, at: number): boolean {
  return !designed[at] || designed[at] === versions[at];
}

/** Whether two stages run the same version; unknown versions count as the same. */
export function isSameVersion({ versions }: FlowTable, a: number, b: number): boolean {
  return !versions[a] || !versions[b] || versions[a] === versions[b];
}
