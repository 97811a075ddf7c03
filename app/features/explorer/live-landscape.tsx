import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DialogFailed } from '#app/catalog/load-failed';
import { foldName, searchNames } from '#app/domain/fold-text';
import { artefacts } from '#app/features/explorer/demo/landscape';
import { Button } from '#app/ui/button';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';

const loadDialog = async () => (await import('./comparison-dialog')).ComparisonDialog;

interface LiveLandscapeProps {
  section: HTMLElement;
  /** The artefact whose comparison was opened last. */
  compared: string | undefined;
  /** Number of presses on a comparison. */
  presses: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds search and comparison to the rendered landscape. */
export function LiveLandscape(props: LiveLandscapeProps) {
  const { section, compared, presses, isOpen, onClose } = props;
  const result = useSearchResult(section);
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const place = section.querySelector('[data-search-status]');
  return (
    <>
      {result && place && createPortal(<SearchStatus result={result} section={section} />, place)}
      {compared !== undefined && (
        <LazyPart
          load={loadDialog}
          presses={presses}
          whenFailed={(retry) => <DialogFailed onRetry={retry} />}
        >
          {(ComparisonDialog) => (
            <ComparisonDialog name={compared} open={isOpen} onClose={onClose} />
          )}
        </LazyPart>
      )}
    </>
  );
}

/** Applies the search, including text typed before this code had loaded. */
function useSearchResult(section: HTMLElement): SearchResult | undefined {
  const [result, setResult] = useState<SearchResult>();
  useEffect(() => {
    const root = section.querySelector<HTMLElement>('[data-landscape]');
    if (!root) return;
    const search = () => setResult(searchLandscape(root));
    search();
    root.addEventListener('input', search);
    return () => root.removeEventListener('input', search);
  }, [section]);
  return result;
}

function SearchStatus({ result, section }: { result: SearchResult; section: HTMLElement }) {
  const { t } = useTranslation('details');
  const { query, filter, shown } = result;
  // The filter alone says nothing new, and a line for it would move the page at the first touch.
  if (query === '') return null;
  const reset = () => {
    const field = section.querySelector<HTMLInputElement>('[type=search]');
    if (!field) return;
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  if (shown > 0) {
    return <p className={found}>{t('explorer.found', { shown, total: artefacts.length })}</p>;
  }
  return (
    <div className={empty}>
      <p>{t(`explorer.empty.${filter}`, { query })}</p>
      <Button visual="outline" size="sm" onClick={reset}>
        {t('explorer.empty.reset')}
      </Button>
    </div>
  );
}

const found = css({
  paddingBlock: '3',
  paddingInline: { base: '4', md: '5' },
  borderBlockStart: 'line',
  color: 'muted',
  textStyle: 'caption',
});

const empty = css({
  stack: '4',
  justifyItems: 'center',
  paddingBlock: '12',
  paddingInline: '4',
  textAlign: 'center',
});

interface SearchResult {
  query: string;
  filter: 'all' | 'deviations';
  /** Number of visible artefacts. */
  shown: number;
}

/**
 * Reads query and filter from the page, which holds their state, and hides rows that do not match.
 */
function searchLandscape(root: HTMLElement): SearchResult {
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
