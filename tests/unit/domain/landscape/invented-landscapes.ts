import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import type { Source } from '#app/domain/landscape/landscape-state';
import { artefact } from './samples';

/** Deployed ids: one or nothing for each stage. */
export interface Truth {
  stages: readonly string[];
  rows: readonly (readonly [(string | null)[], ...unknown[]])[];
}

/** Gaps that the page calls missing although the artefact is there. */
export function findLies(rows: readonly LandscapeRow[], truth: Truth): string[] {
  const rowsById = Map.groupBy(
    truth.rows.flatMap((row) => row[0].flatMap((id) => (id ? { id, row } : []))),
    ({ id }) => id,
  );
  return rows.flatMap(({ states, finding }) =>
    finding.missing.flatMap((stage) =>
      [...states.values()].flatMap(({ id, deployedId = id }) => {
        const at = truth.stages.indexOf(stage);
        const isThere = rowsById.get(deployedId)?.some(({ row }) => row[0][at]);
        return at < 0 || isThere ? `${deployedId} on ${stage}` : [];
      }),
    ),
  );
}

/** How the ids of a landscape tell their stages, and what else stands in them. */
export interface Convention {
  /** Each stage on a tenant of its own, all but the last on one, or all on one. */
  layout: 'own' | 'shared' | 'single';
  stages: readonly string[];
  /** The word of each stage; a stage without one has plain ids. */
  words?: Readonly<Record<string, string>>;
  position?: 'suffix' | 'prefix' | 'infix' | 'glued';
  separator?: string;
  /** Words that are no stages: each artefact exists once with each of them. */
  ends?: readonly string[];
  /** How many of the ids that could carry the word do so. */
  share?: number;
  /** The stage of whose ids only half carry its word. */
  halved?: string;
  /** How many artefacts are missing on a stage. */
  missing?: number;
  /** Copies of a tenth of the first tenant's ids, with this word after the id. */
  copies?: string;
  /** Whether ids of the first stage are left on the last tenant, too. */
  hasStrays?: boolean;
  /** Whether a third of each tenant runs on an edge runtime, in a file of its own. */
  hasEdge?: boolean;
}

const VERBS = ['Create', 'Update', 'Send', 'Devalue', 'Archive', 'Notify', 'Product', 'Fetch'];
const NOUNS = ['Order', 'Invoice', 'Supplier', 'Product', 'Device', 'Interface', 'Tax', 'Stock'];
const SYSTEMS = ['S4', 'SF', 'EWM', 'Ariba', 'C4C'];

/** Invents a landscape of a convention: its files, and what must be shown of it. */
export function invent(convention: Convention, seed: number) {
  const { layout, stages, words = {}, ends = [''], missing = 0.1, share = 1 } = convention;
  const random = makeRandom(seed);
  const separator = convention.separator ?? '_';
  const glue = convention.position === 'glued' ? '' : '_';
  const all = VERBS.flatMap((verb) =>
    NOUNS.flatMap((noun) => SYSTEMS.map((system) => [verb, noun, system].join(glue))),
  );
  const count = (20 + Math.floor(random() * 60)) / ends.length;
  const bases = all.sort(() => random() - 0.5).slice(0, count);
  const names = bases.flatMap((base) => ends.map((end) => (end ? `${base}_${end}` : base)));
  const [first = '', last = ''] = [stages[0], stages.at(-1)];
  const getTenant = (stage: string) => {
    if (layout === 'own') return stage.toLowerCase();
    return layout === 'shared' && stage === last ? last.toLowerCase() : 'cpi';
  };
  const lists = new Map<string, string[]>();
  const deploy = (stage: string, id: string) => {
    const tenant = getTenant(stage);
    lists.set(tenant, [...(lists.get(tenant) ?? []), id]);
    return id;
  };
  const write = (name: string, stage: string) => {
    const word = words[stage] ?? '';
    if (!word || random() >= (stage === convention.halved ? 0.5 : share)) return name;
    if (convention.position === 'prefix') return `${word}${separator}${name}`;
    if (convention.position === 'infix') return name.replace('_', `_${word}_`);
    return `${name}${convention.position === 'glued' ? '' : separator}${word}`;
  };
  const rows = names.map((name): Truth['rows'][number] => [
    stages.map((stage) => {
      const isThere = stage === first || random() >= missing;
      return isThere ? deploy(stage, write(name, stage)) : null;
    }),
  ]);
  const copied = convention.copies ? names.slice(0, names.length / 10) : [];
  for (const name of copied) {
    const id = deploy(first, `${write(name, first)}${convention.copies}`);
    rows.push([stages.map((stage) => (stage === first ? id : null))]);
  }
  if (convention.hasStrays) {
    const complete = rows.filter(([ids]) => ids[0] && ids.at(-1)).slice(0, 3);
    for (const [[id]] of complete) if (id) deploy(last, id);
  }
  const sources = [...lists].flatMap(([tenant, all]) => {
    const ids = all.sort(() => random() - 0.5);
    const atEdge = convention.hasEdge ? ids.length / 3 : 0;
    const makeSource = (some: readonly string[], edge: string): Source => {
      const artefacts = some.map((id) => artefact(id));
      const entries = artefacts.length;
      const host = convention.hasEdge && {
        host: `${tenant}.example${edge && `/location/${edge}`}`,
      };
      const list = { kind: 'list' as const, artefacts, entries, duplicates: [], isWhole: true };
      const name = `${tenant}${edge}`;
      return { key: name, fileName: `${name}.json`, modified: 1, result: { ...list, ...host } };
    };
    const cloud = makeSource(ids.slice(atEdge), '');
    return atEdge > 0 ? [cloud, makeSource(ids.slice(0, atEdge), 'plant')] : [cloud];
  });
  return { sources, truth: { stages, rows } satisfies Truth };
}

/** The same numbers for the same seed. */
function makeRandom(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
}
