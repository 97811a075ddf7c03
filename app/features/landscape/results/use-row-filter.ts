import { useDeferredValue, useMemo, useState } from 'react';
import type { Comparison } from '#app/domain/landscape/compare-since';
import {
  type Facet,
  filterRows,
  getPage,
  indexRows,
  listOptions,
  listShows,
  type RowFilter,
} from '#app/domain/landscape/filter-rows';

/** Holds filter and page. What differs is shown first, then what is unknown, if there is any. */
export function useRowFilter(comparison: Comparison) {
  const [chosen, setChosen] = useState<Partial<RowFilter>>({});
  const [asked, setAsked] = useState(0);
  const { all, still, options, shows } = useMemo(() => {
    const rows = indexRows(comparison.rows);
    const others = indexRows('still' in comparison ? comparison.still : []);
    const found = listOptions(comparison.stages, [...rows, ...others]);
    return { all: rows, still: others, options: found, shows: listShows(comparison) };
  }, [comparison]);
  const filter = useMemo((): RowFilter => {
    const show = shows.find((one) => one.show === chosen.show);
    // Another file may have brought other types and stages.
    const keep = (facet: Facet) => options[facet].find((one) => one === chosen[facet]) ?? '';
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
  const changeFilter = (change: Partial<RowFilter>, before: Partial<RowFilter> = chosen) => {
    setChosen({ ...before, ...change });
    setAsked(0);
  };
  return {
    filter,
    shows,
    options,
    found,
    page: useMemo(() => getPage(found, asked), [found, asked]),
    changeFilter,
    showAll: () => changeFilter({ show: 'all' }, {}),
    goToPage: setAsked,
  };
}

export type Filtered = ReturnType<typeof useRowFilter>;

/** The word for what is shown: a configuration has findings, which are no deviations of versions. */
export function nameShown(show: RowFilter['show'], comparison: Comparison) {
  return show === 'deviations' && 'findings' in comparison ? 'findings' : show;
}
