import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { foldName, searchNames } from '#app/domain/fold-text';
import { artefacts, deviates } from '#app/features/explorer/demo/landscape';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/languages';
import { Button } from '#app/ui/button';
import { SearchField } from '#app/ui/fields/search-field';
import { css } from '#styled/css';
import { column, landscape, segmented } from '#styled/recipes';
import { ComparisonDialog } from './comparison-dialog';
import { LandscapeTable } from './landscape-table';

const FIGURES = { artefacts: artefacts.length, deviations: artefacts.filter(deviates).length };

/** The explorer's markup, the same for every visitor of a language. Requires loaded texts. */
export function DrawnExplorer() {
  const { t } = useTranslation('details');
  const classes = landscape();
  return (
    <div className={column()}>
      <div data-landscape="">
        <div className={classes.head}>
          <div>
            <h2 id="landscape-title">{t('explorer.title', FIGURES)}</h2>
            <p>
              {t('explorer.text')}{' '}
              <a href={getPagePath('landscape', useLanguage())} className={link}>
                {t('explorer.own')}
              </a>
            </p>
          </div>
          <LandscapeTools />
        </div>
        <div className={classes.frame}>
          <LandscapeTable />
          {/* Rendered empty first, because screen readers announce only changes. */}
          <div role="status" data-search-status="" />
        </div>
      </div>
    </div>
  );
}

const link = css({ color: 'accent', textDecoration: 'underline' });

/** Filter and search. The filter is CSS and works without scripts. */
export function LandscapeTools() {
  const { t } = useTranslation('details');
  const classes = segmented();
  const { number } = useFormats();
  const filters = [
    { value: 'deviations', count: FIGURES.deviations },
    { value: 'all', count: FIGURES.artefacts },
  ] as const;
  return (
    <div className={landscape().tools}>
      <fieldset className={classes.root}>
        <legend className={css({ srOnly: true })}>{t('explorer.filter.legend')}</legend>
        <div className={classes.track}>
          {filters.map(({ value, count }) => (
            <label key={value} className={classes.option}>
              <input
                type="radio"
                className={classes.input}
                name="landscape"
                value={value}
                defaultChecked={value === 'deviations'}
              />
              <span className={classes.text}>
                {t(`explorer.filter.${value}`, { shown: number(count) })}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={landscape().search}>
        <SearchField label={t('explorer.search')} />
      </div>
    </div>
  );
}

interface LiveLandscapeProps {
  section: HTMLElement;
  /** The artefact whose comparison is open. */
  compared: string | undefined;
  onClose: () => void;
}

/** Adds search and comparison to the rendered landscape. */
export function LiveLandscape({ section, compared, onClose }: LiveLandscapeProps) {
  const result = useSearchResult(section);
  const place = section.querySelector('[data-search-status]');
  return (
    <>
      {result && place && createPortal(<SearchStatus result={result} section={section} />, place)}
      {compared !== undefined && <ComparisonDialog name={compared} onClose={onClose} />}
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

type SearchResult = ReturnType<typeof searchLandscape>;

/**
 * Reads query and filter from the page, which holds their state, and hides rows that do not match.
 */
function searchLandscape(root: HTMLElement) {
  const query = root.querySelector<HTMLInputElement>('[type=search]')?.value.trim() ?? '';
  const isFiltered = root.querySelector('[value=deviations]:checked') !== null;
  // Counts the visible artefacts.
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
  return { query, filter: isFiltered ? 'deviations' : 'all', shown } as const;
}

export function matches(query: string, name: string): boolean {
  return searchNames(query)(foldName(name));
}
