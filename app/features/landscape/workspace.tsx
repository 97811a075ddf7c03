import { useSelector } from '@tanstack/react-store';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareConfigurations } from '#app/domain/landscape/configuration/compare-configurations';
import { createLandscapeMemory } from '#app/domain/landscape/landscape-memory';
import { canKeep } from '#app/domain/landscape/landscape-state';
import { isRemark, readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { FileDrop } from '#app/features/landscape/input/file-drop';
import { Action, LISTS_TITLE, spread } from '#app/features/landscape/input/parts';
import { Settings } from '#app/features/landscape/input/settings';
import { hasGap, SourceNotes } from '#app/features/landscape/input/source-notes';
import {
  LandscapeResults,
  NextStep,
  RESULTS_TITLE,
} from '#app/features/landscape/results/landscape-results';
import { Questions } from '#app/features/landscape/results/questions';
import { useSummary, useWords } from '#app/features/landscape/results/words';
import { Checkbox } from '#app/ui/fields/checkbox';
import { Segmented } from '#app/ui/fields/segmented';
import { muted } from '#app/ui/panel';
import { css } from '#styled/css';
import { type ListFile, session } from './landscape-session';
import { useSlices } from './run-in-slices';

/**
 * Lists in, comparison out; each decision of the visitor is followed at once.
 * @param example lists of an invented landscape
 */
export function Workspace({ example }: { example: readonly ListFile[] }) {
  const { t } = useTranslation('landscape');
  const state = useSelector(session.landscape, (landscape) => landscape);
  const saving = useSelector(session.saving, (value) => value);
  const [memory] = useState(createLandscapeMemory);
  const { sources } = state;
  const read = useMemo(() => readTenants(sources, memory), [sources, memory]);
  const view = useMemo(() => viewLandscape(state, read, memory), [state, read, memory]);
  // Fields answer first; a comparison of 60,000 artefacts follows.
  const compared = useDeferredValue(view);
  const comparison = useMemo(() => compareShown(compared), [compared]);
  const judged = useSlices(
    useCallback(
      () => compareConfigurations(compared, comparison, Date.now()),
      [compared, comparison],
    ),
  );
  const configurations = judged?.result;
  const [shownView, setShownView] = useState<'versions' | 'configuration'>('versions');
  // The choice is shown first; the table of the other view follows in slices.
  const tableView = useDeferredValue(shownView);
  const shownConfigurations = tableView === 'configuration' ? configurations : undefined;
  const { deviations: count } = comparison.figures;
  const found = { count: configurations?.findings ?? 0 };
  const shown = shownConfigurations ?? comparison;
  const summary = useSummary(compared, shown);
  const hasRows = comparison.rows.length > 0;
  const { sayTitle } = useWords();
  const { asked = [], noted = [] } = Object.groupBy(read.faults, ({ kind }) =>
    kind === 'which-list' ? 'asked' : 'noted',
  );
  const refused = read.faults.filter((fault) => !isRemark(fault));
  const isDone = read.waiting.length === 0 && compared === view && sources.length > 0;
  useEffect(() => {
    const keys = isDone ? session.takeAwaited() : undefined;
    if (!keys) return;
    const isRefused = (key: string) =>
      read.faults.some((fault) => fault.source.key === key && fault.kind !== 'which-list');
    // Results, or else the reasons why there are none, or no new ones.
    const hasResults = hasRows && (keys.length === 0 || !keys.every(isRefused));
    const element = document.getElementById(hasResults ? RESULTS_TITLE : NOTES_ANCHOR);
    element?.focus();
    element?.scrollIntoView();
  }, [isDone, hasRows, read]);
  const texts = [
    sources.some(({ isExample }) => isExample) && t('input.isExample'),
    summary,
    refused.length > 0 && t('input.faults', { count: refused.length }),
    read.waiting.length > 0 && t('input.stillWaiting', { count: read.waiting.length }),
  ];
  return (
    <>
      <section aria-labelledby={LISTS_TITLE} className={layout}>
        <h2 id={LISTS_TITLE} tabIndex={-1} className={css({ textStyle: 'title' })}>
          {t('input.title')}
        </h2>
        <FileDrop refused={refused} count={sources.length} example={example} />
      </section>
      <div className={layout}>
        {hasRows && (
          <h2 id={RESULTS_TITLE} tabIndex={-1} className={resultsTitle}>
            {sayTitle(compared)}
          </h2>
        )}
        {/* Above the sentences, whose lines differ, so that it stays under the pointer. */}
        {hasRows && configurations && (
          <Segmented
            legend={t('results.configuration.views')}
            legendHidden
            value={shownView}
            options={[
              { value: 'versions', label: t('results.configuration.versions', { count }) },
              { value: 'configuration', label: t('results.configuration.title', found) },
            ]}
            onValueChange={setShownView}
          />
        )}
        <p role="status" className={said}>
          {texts.filter(Boolean).join(' ')}{' '}
          {hasRows && (noted.length > 0 || compared.tenants.some(hasGap)) && (
            <a href={`#${NOTES_ANCHOR}`}>{t('notes.title')}</a>
          )}
        </p>
        <SourceNotes faults={asked} />
        {hasRows && (
          <>
            <Questions view={compared} comparison={comparison} />
            <LandscapeResults
              key={shownConfigurations ? 'configuration' : 'versions'}
              comparison={shown}
              summary={summary}
              view={compared}
            />
            {judged && !configurations && (
              <p className={muted}>{t('results.configuration.bring')}</p>
            )}
          </>
        )}
        <SourceNotes id={NOTES_ANCHOR} faults={noted} tenants={view.tenants} />
        {view.tenants.length > 0 && <Settings view={view} />}
        {sources.length > 0 && (
          <div className={spread}>
            {sources.some(canKeep) && (
              <Checkbox
                label={t('input.keep')}
                hint={
                  <span role="status">
                    {t(saving === 'too-large' ? 'input.keepFailed' : 'input.keepHint')}
                  </span>
                }
                checked={saving === 'on'}
                onCheckedChange={session.setSaving}
              />
            )}
            <Action
              icon="trash-2"
              label={t('input.clear')}
              next={LISTS_TITLE}
              onAct={() => session.remove(sources.map(({ key }) => key))}
            />
          </div>
        )}
        {hasRows && <NextStep view={compared} />}
      </div>
    </>
  );
}

const layout = css({
  stack: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  _noscript: { display: 'none' },
});

const resultsTitle = css({ textStyle: 'heading', marginBlockStart: '8' });

const NOTES_ANCHOR = 'notes';

const said = css({
  textStyle: 'lead',
  '& > a': { color: 'accent', textDecoration: 'underline' },
});
