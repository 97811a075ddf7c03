import { useDeferredValue, useMemo, useState } from 'react';
import { foldName, searchNames } from '#app/domain/fold-text';
import type { LandscapeChanges } from '#app/domain/landscape/compare-since';
import {
  isDeviation,
  type LandscapeComparison,
  type LandscapeRow,
} from '#app/domain/landscape/compare-stages';
import type { ConfigurationRow } from '#app/domain/landscape/configuration/compare-configurations';
import { CONFIGURATION_KINDS, listDeviating } from '#app/domain/landscape/find-deviations';

const PAGE_SIZE = 50;

/** Choices of rows: by the stages, or by their change since a day. */
const SHOWS = {
  stages: ['deviations', 'unknown', 'all', 'accepted', 'drafts'],
  changes: ['changes', 'still', 'unknown', 'all'],
} as const;

export type Show = (typeof SHOWS)[keyof typeof SHOWS][number];

export interface RowFilter {
  show: Show;
  query: string;
  /** Empty for every type. */
  type: string;
  /** Artefacts on this stage, or what is shown of it there; empty for every stage. */
  stage: string;
  /** For configurations: a kind of finding, and a class of parameter; empty for every one. */
  kind: string;
  valueClass: string;
}

type IndexedRow = ReturnType<typeof indexRows>[number];

/** Rows with what the filter reads, prepared once for all searches. */
export function indexRows(rows: readonly LandscapeRow[]) {
  return rows.map((row) => {
    const { faults = [], parameters = [] } = isConfigured(row) ? row : {};
    const found = new Set(faults.flatMap(({ keys, unsure }) => (unsure ? [] : keys)));
    const deviations = isDeviation(row);
    const texts = [row.name, row.id, row.package ?? '', ...parameters.map(({ key }) => key)];
    return {
      row,
      foldedNames: foldName(texts.join(' ')),
      shows: {
        all: true,
        deviations,
        changes: deviations,
        still: deviations,
        accepted: row.accepted !== undefined,
        unknown: row.finding.unknown.length > 0,
        drafts: row.finding.drafted.length + row.finding.edited.length > 0,
      },
      kinds: CONFIGURATION_KINDS.filter((kind) => row.finding[kind].length > 0),
      /** Classes of the parameters that findings are about. */
      classes: parameters.flatMap(({ key, cells }) =>
        found.has(key) ? (cells.find((cell) => cell)?.class ?? []) : [],
      ),
    };
  });
}

export function filterRows(indexed: readonly IndexedRow[], filter: RowFilter): LandscapeRow[] {
  const { show, query, type, stage, kind, valueClass } = filter;
  const matches = searchNames(query);
  return indexed
    .filter(
      (one) =>
        one.shows[show] &&
        (type === '' || one.row.type === type) &&
        (stage === '' || isShownOn(one, show, stage)) &&
        (kind === '' || one.kinds.some((each) => each === kind)) &&
        (valueClass === '' || one.classes.some((each) => each === valueClass)) &&
        matches(one.foldedNames),
    )
    .map(({ row }) => row);
}

/** Whether a row is one of configurations. */
export function isConfigured(row: LandscapeRow): row is ConfigurationRow {
  return 'faults' in row;
}

/** Choices of a comparison's rows, each with their number. */
function listShows(comparison: LandscapeComparison | LandscapeChanges) {
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

function isShownOn({ row: { states, finding } }: IndexedRow, show: Show, stage: string): boolean {
  if (show === 'all') return states.has(stage);
  if (show === 'drafts') return [...finding.drafted, ...finding.edited].includes(stage);
  return (show === 'unknown' ? finding.unknown : listDeviating(finding)).includes(stage);
}

export type RowPage = ReturnType<typeof getPage>;

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

/** The types of the artefacts, the most frequent first. */
export function listTypes(rows: readonly LandscapeRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { type } of rows) {
    if (type !== '') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([type]) => type);
}

/** Holds filter and page. What differs is shown first, then what is unknown, if there is any. */
export function useRowFilter(comparison: LandscapeComparison | LandscapeChanges) {
  const { rows, stages } = comparison;
  const [chosen, setChosen] = useState<Partial<RowFilter>>({});
  const [asked, setAsked] = useState(0);
  const shows = useMemo(() => listShows(comparison), [comparison]);
  const all = useMemo(() => indexRows(rows), [rows]);
  const still = useMemo(
    () => indexRows('still' in comparison ? comparison.still : []),
    [comparison],
  );
  const options = useMemo(() => {
    const both = [...all, ...still];
    return {
      type: listTypes(rows),
      stage: stages,
      kind: CONFIGURATION_KINDS.filter((one) => both.some(({ kinds }) => kinds.includes(one))),
      valueClass: [...new Set(both.flatMap(({ classes }) => classes))].sort(),
    };
  }, [all, still, rows, stages]);
  const filter = useMemo((): RowFilter => {
    const show = shows.find((one) => one.show === chosen.show);
    // Another file may have brought other types and stages.
    const keep = (key: keyof typeof options) =>
      options[key].find((one) => one === chosen[key]) ?? '';
    return {
      show: (show ?? shows.find(({ count }) => count > 0))?.show ?? 'all',
      query: chosen.query ?? '',
      type: keep('type'),
      stage: keep('stage'),
      kind: keep('kind'),
      valueClass: keep('valueClass'),
    };
  }, [chosen, shows, options]);
  // The field answers first, the table follows.
  const applied = useDeferredValue(filter);
  const indexed = applied.show === 'still' ? still : all;
  const found = useMemo(() => filterRows(indexed, applied), [indexed, applied]);
  return {
    filter,
    shows,
    options,
    found,
    page: useMemo(() => getPage(found, asked), [found, asked]),
    changeFilter: (change: Partial<RowFilter>) => {
      setChosen((before) => ({ ...before, ...change }));
      setAsked(0);
    },
    showAll: () => {
      setChosen({ show: 'all' });
      setAsked(0);
    },
    goToPage: setAsked,
  };
}
