import { useSelector } from '@tanstack/react-store';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import { FileDrop } from '#app/features/landscape/input/file-drop';
import { SourceList } from '#app/features/landscape/input/source-list';
import { StageOrder } from '#app/features/landscape/input/stage-order';
import { Unmatched } from '#app/features/landscape/input/unmatched';
import { LandscapeResults } from '#app/features/landscape/results/landscape-results';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Checkbox } from '#app/ui/fields/checkbox';
import { FieldError } from '#app/ui/fields/field-frame';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { createLandscapeSession, type LandscapeSession } from './landscape-session';
import { type ReadTenants, readTenants } from './read-tenants';
import { compareShown, isUnmatched, type LandscapeView, viewLandscape } from './view-landscape';

/** Lists in, comparison out; each decision of the visitor is followed at once. */
export function Workspace({ isSealed }: { isSealed: boolean }) {
  const { t } = useTranslation('landscape');
  const [session] = useState(createLandscapeSession);
  const state = useSelector(session.landscape, (landscape) => landscape);
  const { sources } = state;
  const read = useMemo(() => readTenants(sources), [sources]);
  const view = useMemo(() => viewLandscape(state, read), [state, read]);
  // Fields answer first; a comparison of 60,000 artefacts follows.
  const compared = useDeferredValue(view);
  const comparison = useMemo(() => compareShown(compared), [compared]);

  useEffect(() => {
    if (isSealed) session.open();
  }, [isSealed, session]);
  useEffect(() => {
    addEventListener('pagehide', session.saveNow);
    return () => removeEventListener('pagehide', session.saveNow);
  }, [session]);

  const head = useRef<HTMLHeadingElement>(null);
  const remove = (keys: readonly string[]) => {
    session.remove(keys);
    // The pressed button is gone.
    head.current?.focus();
  };
  const takeFiles = useCallback(
    (files: readonly File[]) =>
      session.receive(
        files.length > 0
          ? files.map((file) => ({ fileName: file.name, content: file }))
          : [{ fileName: t('input.droppedName'), content: undefined }],
      ),
    [session, t],
  );
  const takeText = (content: string) =>
    session.receive([{ fileName: t('input.pastedName', { number: sources.length + 1 }), content }]);
  return (
    <>
      <section aria-labelledby="lists-title" className={layout}>
        <h2 id="lists-title" ref={head} tabIndex={-1} className={css({ textStyle: 'title' })}>
          {t('input.title')}
        </h2>
        <FileDrop onFiles={takeFiles} onText={takeText} />
        <Summary read={read} view={compared} comparison={comparison} />
        {sources.length > 0 && (
          <>
            <SourceList
              view={view}
              read={read}
              isSealed={isSealed}
              session={session}
              remove={remove}
            />
            <KeepOrClear session={session} clear={() => remove(sources.map(({ key }) => key))} />
          </>
        )}
      </section>
      {comparison.rows.length > 0 && (
        <div id={RESULTS_ANCHOR}>
          {isUnmatched(comparison) && <Unmatched view={compared} session={session} />}
          <StageOrder view={view} session={session} />
          <LandscapeResults
            comparison={comparison}
            tenants={compared.tenants}
            systems={compared.tenants.length}
            landscapes={compared.landscapes.length}
          />
        </div>
      )}
    </>
  );
}

const layout = css({
  stack: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  _noscript: { display: 'none' },
  _print: { display: 'none' },
});

/** Anchor of the results. */
const RESULTS_ANCHOR = 'comparison';

interface SummaryProps {
  read: ReadTenants;
  view: LandscapeView;
  comparison: LandscapeComparison;
}

/** One line that announces what each file and each decision changed. */
function Summary({ read, view, comparison }: SummaryProps) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { stages, figures } = comparison;
  const leftOut = view.tenants
    .filter(({ landscape, openStage }) => landscape === view.shownLandscape && openStage === '')
    .reduce((sum, { separation }) => sum + (separation?.open.length ?? 0), 0);
  const said = [
    stages.length > 0 &&
      t('input.summary', {
        tenants: t('input.tenants', { count: read.tenants.length }),
        artefacts: t('input.artefacts', { count: figures.artefacts }),
        stages: list(stages),
      }),
    isUnmatched(comparison) && t('input.unmatched'),
    stages.length > 1 &&
      !isUnmatched(comparison) &&
      t('input.deviations', { count: figures.deviations }),
    leftOut > 0 && t('input.leftOut', { count: leftOut }),
    figures.unknown > 0 && t('input.unknown', { count: figures.unknown }),
    stages.length === 1 && t('input.oneMore'),
    read.faults.length > 0 && t('input.faults', { count: read.faults.length }),
    read.waiting.length > 0 && t('input.stillWaiting', { count: read.waiting.length }),
  ];
  return (
    <div className={line}>
      <p role="status">{said.filter((text) => text !== false).join(' ')}</p>
      {stages.length > 0 && <a href={`#${RESULTS_ANCHOR}`}>{t('input.toResults')}</a>}
    </div>
  );
}

const line = css({
  wrap: '1',
  columnGap: '4',
  '& > a': { color: 'accent', textDecoration: 'underline' },
  _print: { display: 'none' },
});

/** Keeps the lists for this tab if the visitor wishes, or removes all of them. */
function KeepOrClear({ session, clear }: { session: LandscapeSession; clear: () => void }) {
  const { t } = useTranslation('landscape');
  const saving = useSelector(session.saving, (value) => value);
  return (
    <div className={css({ wrap: '4', alignItems: 'start', justifyContent: 'space-between' })}>
      <div className={css({ flexGrow: '1', flexBasis: '[18rem]', stack: '2' })}>
        <Checkbox
          label={t('input.keep')}
          hint={t('input.keepHint')}
          checked={saving === 'on'}
          onCheckedChange={session.setSaving}
        />
        <div role="status">
          {saving === 'too-large' && <FieldError>{t('input.keepFailed')}</FieldError>}
        </div>
      </div>
      <Button visual="outline" size="sm" onClick={clear}>
        <Icon name="trash-2" />
        {t('input.clear')}
      </Button>
    </div>
  );
}
