import { foldName, searchNames } from '#app/domain/landscape/search-names';

export interface SearchResult {
  query: string;
  filter: 'all' | 'deviations';
  /** Number of visible artefacts. */
  shown: number;
}

/**
 * Reads query and filter from the page, which holds their state, and hides rows that do not match.
 */
export function searchLandscape(root: HTMLElement): SearchResult {
  const query = root.querySelector<HTMLInputElement>('[type=search]')?.value.trim() ?? '';
  const isFiltered = root.querySelector('[value=deviations]:checked') !== null;
  let shown = 0;
  for (const group of root.querySelectorAll<HTMLElement>('[data-package]')) {
    const before = shown;
    for (const row of group.querySelectorAll<HTMLElement>('[data-artefact]')) {
      row.hidden = !matches(query, `${group.dataset.package} ${row.dataset.artefact}`);
      if (!row.hidden && !(isFiltered && 'aligned' in row.dataset)) shown += 1;
    }
    group.hidden = shown === before;
  }
  root.toggleAttribute('data-searched', query !== '');
  return { query, filter: isFiltered ? 'deviations' : 'all', shown };
}

export function matches(query: string, name: string): boolean {
  return searchNames(query)(foldName(name));
}
