import { useDeferredValue, useMemo, useState } from 'react';
import type { LandscapeComparison, LandscapeRow } from '#app/domain/landscape/compare-stages';
import {
  filterRows,
  getPage,
  indexRows,
  listTypes,
  type RowFilter,
  type RowPage,
} from './filter-rows';

export interface FilteredRows {
  filter: RowFilter;
  types: readonly string[];
  /** All rows that match. */
  found: readonly LandscapeRow[];
  page: RowPage;
  changeFilter: (change: Partial<RowFilter>) => void;
  goToPage: (page: number) => void;
}

/** Holds filter and page. Deviations are shown first, if there are any. */
export function useRowFilter({ rows, stages, figures }: LandscapeComparison): FilteredRows {
  const [chosen, setChosen] = useState<Partial<RowFilter>>({});
  const [asked, setAsked] = useState(0);
  const indexed = useMemo(() => indexRows(rows), [rows]);
  const types = useMemo(() => listTypes(rows), [rows]);
  const { show, query = '', type = '', stage = '' } = chosen;
  const filter = useMemo(
    (): RowFilter => ({
      show: show ?? (figures.deviations > 0 ? 'deviations' : 'all'),
      query,
      // Another file may have brought other types and stages.
      type: types.includes(type) ? type : '',
      stage: stages.includes(stage) ? stage : '',
    }),
    [show, query, type, stage, figures, types, stages],
  );
  // The field answers first, the table follows.
  const applied = useDeferredValue(filter);
  const found = useMemo(() => filterRows(indexed, applied), [indexed, applied]);
  return {
    filter,
    types,
    found,
    page: useMemo(() => getPage(found, asked), [found, asked]),
    changeFilter: (change) => {
      setChosen((before) => ({ ...before, ...change }));
      setAsked(0);
    },
    goToPage: setAsked,
  };
}
