import type { DeployedArtefact } from '#app/domain/landscape/artefact.ts';
import { type Cell, makeCell, unifyClasses } from './cells.ts';
import { isComputed } from './classes.ts';
import type { LearnedRow, LearnedValues } from './learned-values.ts';

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
  /** Stages whose parameters are known, and those that have the flow without them. */
  read: readonly number[];
  unread: readonly number[];
  /** Deployed version by stage, empty if unknown, and the design's. */
  versions: readonly string[];
  designed: readonly string[];
  parameters: ParameterRow[];
}

export interface ParameterRow extends LearnedRow {
  flow: FlowTable;
  key: string;
  /** Whether lists of credentials and certificates have names as under this key. */
  isMaterial: boolean;
  cells: readonly (Cell | undefined)[];
}

/** Reads a flow's states, in the order of the stages, and lets its values be learned. */
export function readFlow(
  states: readonly (DeployedArtefact | undefined)[],
  stages: readonly StageNames[],
  learned: LearnedValues,
): FlowTable {
  const read: number[] = [];
  const unread: number[] = [];
  const byKey = new Map<string, (Cell | undefined)[]>();
  for (const [at, state] of states.entries()) {
    if (!state) continue;
    const { configuration } = state;
    const isRead = configuration && 'parameters' in configuration;
    (isRead ? read : unread).push(at);
    for (const parameter of isRead ? configuration.parameters : []) {
      const row = byKey.get(parameter.key) ?? stages.map(() => undefined);
      row[at] = makeCell(parameter, stages[at]?.known ?? new Set());
      byKey.set(parameter.key, row);
    }
  }
  const versions = states.map((state) => state?.version ?? '');
  const flow: FlowTable = {
    read,
    unread,
    versions,
    designed: states.map(getDesigned),
    parameters: [],
  };
  for (const [key, some] of byKey) {
    const folded = key.toLowerCase().replace(/[^a-z0-9]/g, '');
    const isMaterial = MATERIAL.test(key);
    const cells = unifyClasses(some);
    const row = {
      flow,
      key,
      folded,
      isMaterial,
      cells,
      missing: isMaterial ? listMissing(cells, stages) : [],
      belongs: cells.map((cell) => learned.shareBelonging(cell, isMaterial, folded)),
      texts: cells.map(learned.shareText),
    };
    flow.parameters.push(row);
    learned.add(row);
  }
  return flow;
}

const MATERIAL =
  /cred([^i]|i[^t]|$)|alias|keystore|key[-_ .]?ring|certificate|(^|[-_ .])cert([-_ .0-9]|$)|priv(ate)?[-_ .]?key|public[-_ .]?key|secure[-_ .]?param|security[-_ .]?material/i;

/** The version of the design that was read; empty if nothing tells it. */
function getDesigned(state: DeployedArtefact | undefined): string {
  const { configuration, draft = '' } = state ?? {};
  return (configuration && 'version' in configuration && configuration.version) || draft;
}

function listMissing(cells: ParameterRow['cells'], stages: readonly StageNames[]): number[] {
  return stages.flatMap(({ lists }, at) => {
    const cell = cells[at];
    if (cell?.class !== 'name' || cell.isEmpty || isComputed(cell.text ?? '') || !lists) return [];
    const isElsewhere = stages.some(
      (other, place) => place !== at && isListed(other.lists, cells[place], lists),
    );
    return isElsewhere && !isListed(lists, cell) ? at : [];
  });
}

/** @param others lists of which the kinds count that were read */
export function isListed(
  lists: StageNames['lists'],
  cell: Cell | undefined,
  others = lists,
): boolean {
  const name = cell?.text?.toLowerCase();
  if (!lists || name === undefined) return false;
  return [...lists].some(([kind, names]) => others?.has(kind) && names.has(name));
}

/** Whether the design that was read is what is deployed, as far as anything tells. */
export function isSettled({ versions, designed }: FlowTable, at: number): boolean {
  return !designed[at] || designed[at] === versions[at];
}

/** Whether two stages run the same version; unknown versions count as the same. */
export function isSameVersion({ versions }: FlowTable, a: number, b: number): boolean {
  return !versions[a] || !versions[b] || versions[a] === versions[b];
}
