import { useSelector } from '@tanstack/react-store';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';
import { FileDrop } from './input/file-drop';
import { KeepOrClear } from './input/keep-or-clear';
import { SourceList } from './input/source-list';
import { StageOrder } from './input/stage-order';
import { RESULTS_ANCHOR, Summary } from './input/summary';
import { createLandscapeSession } from './landscape-session';
import { readTenants } from './read-tenants';
import { LandscapeResults } from './results/landscape-results';
import { compareShown, viewLandscape } from './view-landscape';

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
    session.dispatch({ kind: 'removed', keys });
    // The pressed button is gone.
    head.current?.focus();
  };
  const takeFiles = useCallback(
    (files: readonly File[]) =>
      session.receive(files.map((file) => ({ fileName: file.name, content: file }))),
    [session],
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
        <Summary read={read} comparison={comparison} />
        {sources.length > 0 && (
          <>
            <SourceList
              view={view}
              read={read}
              isSealed={isSealed}
              dispatch={session.dispatch}
              remove={remove}
            />
            <KeepOrClear session={session} clear={() => remove(sources.map(({ key }) => key))} />
          </>
        )}
      </section>
      {comparison.rows.length > 0 && (
        <div id={RESULTS_ANCHOR}>
          <StageOrder view={view} dispatch={session.dispatch} />
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  _noscript: { display: 'none' },
  _print: { display: 'none' },
});
