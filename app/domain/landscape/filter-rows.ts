import { foldName, searchNames } from '#app/domain/fold-text.ts';
import type { Comparison } from './compare-since.ts';
import { isDeviation, type LandscapeRow } from './compare-stages.ts';
import { CONFIGURATION_KINDS, listDeviating } from './find-deviations.ts';

const PAGE_SIZE = 50;

/** Choices of rows: by the stages, or by their change since a day. */
const SHOWS = {
  stages: ['deviations', 'unknown', 'all', 'accepted', 'drafts'],
  changes: ['changes', 'still', 'unknown', 'all'],
} as const;

export type Show = (typeof SHOWS)[keyof typeof SHOWS][number];

/** The filter of rows; configurations also have kinds of findings and classes of parameters. */
export const FACETS = ['type', 'stage', 'kind', 'valueClass'] as const;

export type Facet = (typeof FACETS)[number];

/** A facet is empty if every row counts. */
export interface RowFilter extends Readonly<Record<Facet, string>> {
  show: Show;
  query: string;
}

type IndexedRow = ReturnType<typeof indexRows>[number];

/** Rows with what the filter reads, prepared once for all searches (D52). */
export function indexRows(rows: readonly LandscapeRow[]) {
  return rows.map((row) => {
    const { finding, faults = [], parameters = [] } = row;
    const found = new Set(faults.flatMap(({ keys, unsure }) => (unsure ? [] : keys)));
    const deviating = listDeviating(finding);
    const open = isDeviation(row) ? deviating : [];
    const texts = [row.name, row.id, row.package ?? '', ...parameters.map(({ key }) => key)];
    return {
      row,
      foldedNames: foldName(texts.join(' ')),
      /** The stages on which a row is what is asked for. */
      shows: {
        all: [...row.states.keys()],
        deviations: open,
        changes: open,
        still: open,
        accepted: row.accepted === undefined ? [] : deviating,
        unknown: finding.unknown,
        drafts: [...finding.drafted, ...finding.edited],
      },
      type: [row.type],
      kind: CONFIGURATION_KINDS.filter((kind) => finding[kind].length > 0),
      /** Classes of the parameters that findings are about. */
      valueClass: parameters.flatMap(({ key, cells }) =>
        found.has(key) ? (cells.find((cell) => cell)?.class ?? []) : [],
      ),
    };
  });
}

export function filterRows(indexed: readonly IndexedRow[], filter: RowFilter): LandscapeRow[] {
  const { show, query } = filter;
  const matches = searchNames(query);
  const isChosen = (one: IndexedRow, facet: Facet) => {
    const values: readonly string[] = facet === 'stage' ? one.shows[show] : one[facet];
    return filter[facet] === '' || values.includes(filter[facet]);
  };
  return indexed
    .filter(
      (one) =>
        (show === 'all' || one.shows[show].length > 0) &&
        FACETS.every((facet) => isChosen(one, facet)) &&
        matches(one.foldedNames),
    )
    .map(({ row }) => row);
}

/** Choices of a comparison's rows, each with their number. */
export function listShows(comparison: Comparison) {
  const { figures } = comparison;
  const isSince = 'changes' in comparison;
  const counts = {
    ...figures,
    all: comparison.rows.length,
    changes: isSince ? comparison.changes.all : 0,
    still: isSince ? comparison.still.length : 0,
  };
  return SHOWS[isSince ? 'changes' : 'stages'].map((show) => ({ show, count: counts[show] }));
}

/** Gets a page, counted from 0, or the last one if there are fewer. */
export function getPage(rows: readonly LandscapeRow[], asked: number) {
  const last = Math.max(0, Math.ceil(rows.length / PAGE_SIZE) - 1);
  const page = Math.min(asked, last);
  const start = page * PAGE_SIZE;
  const shown = rows.slice(start, start + PAGE_SIZE);
  return {
    rows: shown,
    page,
    isLast: page === last,
    /** Positions of the first and last row, counted from 1; 0 if there are no rows. */
    from: shown.length === 0 ? 0 : start + 1,
    to: start + shown.length,
  };
}

/** The values of each facet that stand in rows; of the types the most frequent first. */
export function listOptions(stages: readonly string[], indexed: readonly IndexedRow[]) {
  const types = [...Map.groupBy(indexed, ({ row }) => row.type)].filter(([type]) => type !== '');
  types.sort(([a, some], [b, more]) => more.length - some.length || (a < b ? -1 : 1));
  return {
    type: types.map(([type]) => type),
    stage: stages,
    kind: CONFIGURATION_KINDS.filter((one) => indexed.some(({ kind }) => kind.includes(one))),
    valueClass: [...new Set(indexed.flatMap(({ valueClass }) => valueClass))].sort(),
  };
}
