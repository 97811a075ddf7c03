import { useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#app/domain/durations';
import { FailureNotice } from '#app/features/publishing/dialog-parts';
import { actions } from '#app/features/publishing/layout';
import type { History, PublicationStore } from '#app/features/publishing/publication-store';
import { useAuthorNames } from '#app/features/publishing/use-author-names';
import { VersionChanges } from '#app/features/publishing/version-changes';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Badge } from '#app/ui/badge';
import { Button } from '#app/ui/button';
import { muted, Panel } from '#app/ui/panel';
import { css } from '#styled/css';

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
            {history.versions.map((entry) => (
              <VersionEntry
                key={entry.version}
                entry={entry}
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

interface VersionEntryProps {
  entry: History['versions'][number];
  history: History;
  publications: PublicationStore;
}

/** One version: who published it, when it was in force, and what can be done with it. */
function VersionEntry({ entry, history, publications }: VersionEntryProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const nameAuthor = useAuthorNames();
  const { version, published, activations, isReadable } = entry;
  const isInForce = history.inForce === version;
  const isPlanned = history.planned.some((one) => one.version === version);
  // The first activation has the author and reason of the publication.
  const describe = (one: (typeof activations)[number]) => {
    const change = one.cancelled ?? one;
    const replace = {
      time: show(one.effectiveAt),
      author: nameAuthor(change),
      reason: change.reason,
    };
    if (one.cancelled) return t('publishing.history.cancelled', replace);
    const by = published?.at === one.recordedAt ? '' : 'By';
    return t(`publishing.history.${one.isDue ? 'due' : 'planned'}${by}`, replace);
  };
  const dialogs = {
    compare: { kind: 'compare', version, inForce: history.inForce },
    preview: { kind: 'preview', version },
    activate: { kind: 'version', version },
  } as const;
  return (
    <li className={row}>
      <div className={css({ wrap: '2', alignItems: 'center' })}>
        <h3 className={css({ fontWeight: 'semibold' })}>{t('publishing.version', { version })}</h3>
        {isInForce && <Badge tone="accent">{t('publishing.history.inForce')}</Badge>}
        {isPlanned && <Badge>{t('publishing.history.plannedFor')}</Badge>}
        {!isReadable && <Badge>{t('publishing.history.unreadable')}</Badge>}
      </div>
      {published ? (
        <>
          <p className={muted} dir="auto">
            {t('publishing.by', { author: nameAuthor(published), time: show(published.at) })}
          </p>
          <p dir="auto" className={css({ textStyle: 'small', overflowWrap: 'anywhere' })}>
            {t('publishing.history.reason', { reason: published.reason })}
          </p>
        </>
      ) : (
        <p className={muted}>{t('publishing.builtIn')}</p>
      )}
      {activations.length > 0 && (
        <ul className={css({ stack: '0.5', listStyle: 'none' })}>
          {activations.map((one) => (
            <li key={one.position} dir="auto" className={muted}>
              {describe(one)}
            </li>
          ))}
        </ul>
      )}
      <VersionChanges entry={entry} />
      {isReadable && (
        <div className={actions}>
          {(['compare', 'preview', 'activate'] as const)
            .filter((action) => action === 'preview' || !isInForce)
            .map((action) => (
              <Button
                key={action}
                visual="outline"
                size="sm"
                aria-haspopup="dialog"
                aria-label={t(`publishing.history.${action}Of`, { version })}
                onClick={() => void publications.open(dialogs[action])}
              >
                {t(`publishing.history.${action}`)}
              </Button>
            ))}
        </div>
      )}
    </li>
  );
}

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

const start = css({ justifySelf: 'start' });

const row = css({
  stack: '2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '4',
  borderBlockStart: 'line',
  overflowWrap: 'anywhere',
  '&:first-child': { borderBlockStart: 'none', paddingBlockStart: '0' },
});
