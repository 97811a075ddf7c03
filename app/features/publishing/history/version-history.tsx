import { useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#app/domain/durations';
import { FailureNotice } from '#app/features/publishing/dialog-parts';
import type { PublicationStore } from '#app/features/publishing/publication-store';
import { Button } from '#app/ui/button';
import { Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { VersionEntry } from './version-entry';

/** Every version that was published, the latest first. */
export function VersionHistory({ publications }: { publications: PublicationStore }) {
  const { t } = useTranslation('staff');
  const { history, failure, isLoading } = useSelector(publications.store, (state) => state);
  useFreshHistory(publications);
  return (
    <div>
      <Panel title={t('publishing.history.title')} headRef={publications.head}>
        <FailureNotice failure={failure} />
        {failure && (
          <Button visual="outline" className={start} onClick={() => void publications.load()}>
            {t('publishing.retry')}
          </Button>
        )}
        {!history && isLoading && <p role="status">{t('publishing.history.loading')}</p>}
        {history && (
          <ol className={css({ display: 'grid', width: 'full', listStyle: 'none' })}>
            {history.versions.map((version) => (
              <VersionEntry
                key={version.version}
                version={version}
                history={history}
                publications={publications}
              />
            ))}
          </ol>
        )}
        {history?.hasOlder && (
          <Button
            visual="outline"
            className={start}
            aria-disabled={isLoading}
            onClick={() => void publications.loadOlder()}
          >
            {t('publishing.history.older')}
          </Button>
        )}
      </Panel>
    </div>
  );
}

const start = css({ justifySelf: 'start' });

/** Longer waits overflow `setTimeout`. */
const MAX_WAIT_MS = DAY_MS;

/** Refreshes the history when the tab becomes visible and when a planned version is due. */
function useFreshHistory({ store, refresh }: PublicationStore): void {
  const history = useSelector(store, (state) => state.history);
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [refresh]);
  useEffect(() => {
    const next = history?.planned[0]?.effectiveAt;
    if (next === undefined) return;
    // One second later, in case this clock is ahead of the server's.
    const wait = Math.min(Math.max(next - Date.now(), 0) + 1000, MAX_WAIT_MS);
    const timer = setTimeout(() => void refresh(), wait);
    return () => clearTimeout(timer);
    // Each answer starts the next wait, even with the same version.
  }, [history, refresh]);
}
