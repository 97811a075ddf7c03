import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import { deviates } from '#app/domain/landscape/find-deviations';
import { foldName, searchNames } from '#app/domain/landscape/search-names';

const PAGE_SIZE = 50;

export interface RowFilter {
  show: 'deviations' | 'all';
  query: string;
  /** Empty for every type. */
  type: string;
  /** Artefacts on this stage, or the deviations there; empty for every stage. */
  stage: string;
}

/** A row with what the filter reads, prepared once for all searches. */
export interface IndexedRow {
  row: LandscapeRow;
  foldedNames: string;
  deviates: boolean;
}

export function indexRows(rows: readonly LandscapeRow[]): IndexedRow[] {
  return rows.map((row) => ({
    row,
    foldedNames: foldName(`${row.name} ${row.id}`),
    deviates: deviates(row.finding),
  }));
}

export function filterRows(indexed: readonly IndexedRow[], filter: RowFilter): LandscapeRow[] {
  const { show, query, type, stage } = filter;
  const matches = searchNames(query);
  return indexed
    .filter(
      (one) =>
        (show === 'all' || one.deviates) &&
        (type === '' || one.row.type === type) &&
        (stage === '' || (show === 'all' ? one.row.states.has(stage) : deviatesOn(one, stage))) &&
        matches(one.foldedNames),
    )
    .map(({ row }) => row);
}

function deviatesOn({ row }: IndexedRow, stage: string): boolean {
  return Object.values(row.finding).some((stages) => stages.includes(stage));
}

export interface RowPage {
  rows: readonly LandscapeRow[];
  /** Counted from 0. */
  page: number;
  isLast: boolean;
  /** Positions of the first and last row, counted from 1; 0 if there are no rows. */
  from: number;
  to: number;
}

/** Gets a page, or the last one if there are fewer. */
export function getPage(rows: readonly LandscapeRow[], asked: number): RowPage {
  const last = Math.max(0, Math.ceil(rows.length / PAGE_SIZE) - 1);
  const page = Math.min(asked, last);
  const start = page * PAGE_SIZE;
  const shown = rows.slice(start, start + PAGE_SIZE);
  return {
    rows: shown,
    page,
    isLast: page === last,
    from: shown.length === 0 ? 0 : start + 1,
    to: start + shown.length,
  };
}

/** The types of the artefacts, the most frequent first. */
export function listTypes(rows: readonly LandscapeRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { type } of rows) {
    if (type !== '') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([type]) => type);
}
