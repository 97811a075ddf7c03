import { useSelector } from '@tanstack/react-store';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createLandscapeMemory } from '#app/domain/landscape/landscape-memory';
import { isRemark, readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { FileDrop } from '#app/features/landscape/input/file-drop';
import { Settings } from '#app/features/landscape/input/settings';
import { SourceNotes } from '#app/features/landscape/input/source-notes';
import { LandscapeResults, NextStep } from '#app/features/landscape/results/landscape-results';
import { Questions } from '#app/features/landscape/results/questions';
import { useSummary } from '#app/features/landscape/results/summary';
import { useConfigurations } from '#app/features/landscape/results/use-configurations';
import { useWords } from '#app/features/landscape/results/words';
import { Button } from '#app/ui/button';
import { Checkbox } from '#app/ui/fields/checkbox';
import { Segmented } from '#app/ui/fields/segmented';
import { Icon } from '#app/ui/icon';
import { muted } from '#app/ui/panel';
import { css } from '#styled/css';
import { createLandscapeSession, type LandscapeSession, type ListFile } from './landscape-session';

interface WorkspaceProps {
  isSealed: boolean;
  /** Lists of an invented landscape. */
  example: readonly ListFile[];
}

/** Lists in, comparison out; each decision of the visitor is followed at once. */
export function Workspace({ isSealed, example }: WorkspaceProps) {
  const { t } = useTranslation('landscape');
  const [session] = useState(createLandscapeSession);
  const state = useSelector(session.landscape, (landscape) => landscape);
  const saving = useSelector(session.saving, (value) => value);
  const [memory] = useState(createLandscapeMemory);
  const { sources } = state;
  const read = useMemo(() => readTenants(sources, memory), [sources, memory]);
  const view = useMemo(() => viewLandscape(state, read, memory), [state, read, memory]);
  // Fields answer first; a comparison of 60,000 artefacts follows.
  const compared = useDeferredValue(view);
  const comparison = useMemo(() => compareShown(compared), [compared]);
  const versions = useSummary(compared, comparison);
  const judged = useConfigurations(compared, comparison);
  const configurations = judged === 'none' ? undefined : judged;
  const [shownView, setShownView] = useState<'versions' | 'configuration'>('versions');
  // The choice is shown first; the table of the other view follows in slices.
  const tableView = useDeferredValue(shownView);
  const shownConfigurations = tableView === 'configuration' ? configurations : undefined;
  const { deviations: count } = comparison.figures;
  const found = { count: configurations?.findings ?? 0 };
  const summary = shownConfigurations
    ? [t('results.configuration.summary', found), t('results.configuration.configured')].join(' ')
    : versions;
  const hasRows = comparison.rows.length > 0;
  const { sayDay } = useWords();
  const title =
    compared.since === ''
      ? t('results.title')
      : t('results.since.title', { date: sayDay(compared.since) });

  useEffect(() => {
    if (isSealed) session.open();
  }, [isSealed, session]);
  useEffect(() => {
    addEventListener('pagehide', session.saveNow);
    return () => removeEventListener('pagehide', session.saveNow);
  }, [session]);

  const { asked = [], noted = [] } = Object.groupBy(read.faults, ({ kind }) =>
    kind === 'which-list' ? 'asked' : 'noted',
  );
  const refused = read.faults.filter((fault) => !isRemark(fault));
  // Keys of the files whose outcome comes into view.
  const awaited = useRef<readonly string[]>(undefined);
  const isDone = read.waiting.length === 0 && compared === view && sources.length > 0;
  useEffect(() => {
    const keys = awaited.current;
    if (!isDone || !keys) return;
    awaited.current = undefined;
    const isRefused = (key: string) =>
      read.faults.some((fault) => fault.source.key === key && fault.kind !== 'which-list');
    // Results, or else the reasons why there are none, or no new ones.
    const hasResults = hasRows && (keys.length === 0 || !keys.every(isRefused));
    const element = document.getElementById(hasResults ? RESULTS_TITLE : NOTES_ANCHOR);
    element?.focus();
    element?.scrollIntoView();
  }, [isDone, hasRows, read]);
  const receive: LandscapeSession['receive'] = (...files) => {
    const keys = session.receive(...files);
    awaited.current = keys;
    return keys;
  };
  const takeFiles = (files: readonly ListFile[]) => {
    const unknown = { fileName: t('input.droppedName'), content: undefined };
    receive(files.length > 0 ? files : [unknown]);
  };
  const takeText = (content: string) =>
    receive([{ fileName: t('input.pastedName', { number: sources.length + 1 }), content }])[0];

  const head = useRef<HTMLHeadingElement>(null);
  const remove = (keys: readonly string[]) => {
    session.remove(keys);
    // The pressed button is gone.
    head.current?.focus();
  };
  const settle: LandscapeSession['setNewer'] = (...lists) => {
    awaited.current = [];
    session.setNewer(...lists);
  };
  const said = [
    sources.some(({ isExample }) => isExample) && t('input.isExample'),
    summary,
    refused.length > 0 && t('input.faults', { count: refused.length }),
    read.waiting.length > 0 && t('input.stillWaiting', { count: read.waiting.length }),
  ];
  const acts = { session, remove, settle };
  return (
    <>
      <section aria-labelledby="lists-title" className={layout}>
        <h2 id="lists-title" ref={head} tabIndex={-1} className={css({ textStyle: 'title' })}>
          {t('input.title')}
        </h2>
        <FileDrop
          onFiles={takeFiles}
          onText={takeText}
          refused={refused}
          {...(sources.length === 0 && { onExample: () => receive(example, true) })}
        />
      </section>
      <div className={layout}>
        {hasRows && (
          <h2 id={RESULTS_TITLE} tabIndex={-1} className={resultsTitle}>
            {title}
          </h2>
        )}
        <div className={line}>
          <p role="status">{said.filter(Boolean).join(' ')}</p>
          {hasRows && noted.length + comparison.figures.unknown > 0 && (
            <a href={`#${NOTES_ANCHOR}`}>{t('notes.title')}</a>
          )}
        </div>
        <SourceNotes faults={asked} tenants={[]} {...acts} />
        {hasRows && (
          <>
            <Questions view={compared} comparison={comparison} session={session} />
            {configurations && (
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
            <LandscapeResults
              key={shownConfigurations ? 'configuration' : 'versions'}
              comparison={shownConfigurations ?? comparison}
              view={compared}
              session={session}
              titleId={RESULTS_TITLE}
              title={title}
              summary={summary}
            />
            {judged === 'none' && <p className={muted}>{t('results.configuration.bring')}</p>}
          </>
        )}
        <div id={NOTES_ANCHOR} tabIndex={-1} data-navigation-focus="">
          <SourceNotes faults={noted} tenants={view.tenants} {...acts} />
        </div>
        {view.tenants.length > 0 && <Settings view={view} session={session} remove={remove} />}
        {sources.length > 0 && (
          <div className={keepOrClear}>
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
            <Button
              visual="outline"
              size="sm"
              onClick={() => remove(sources.map(({ key }) => key))}
            >
              <Icon name="trash-2" />
              {t('input.clear')}
            </Button>
          </div>
        )}
        {hasRows && (
          <NextStep systems={compared.tenants.length} landscapes={compared.landscapes.length} />
        )}
      </div>
    </>
  );
}

const layout = css({
  stack: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  _noscript: { display: 'none' },
  _print: { display: 'none' },
});

const resultsTitle = css({ textStyle: 'heading', marginBlockStart: '8' });

const RESULTS_TITLE = 'results-title';
const NOTES_ANCHOR = 'notes';

const line = css({
  wrap: '1',
  columnGap: '4',
  '& > p': { textStyle: 'lead' },
  '& > a': { color: 'accent', textDecoration: 'underline' },
});

const keepOrClear = css({
  wrap: '4',
  alignItems: 'start',
  justifyContent: 'space-between',
  '& > label': { flex: '[1 1 18rem]' },
});
