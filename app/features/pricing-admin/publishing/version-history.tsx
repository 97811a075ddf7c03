import { useSelector } from '@tanstack/react-store';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/features/pricing-admin/changes/change-list';
import { Panel } from '#app/features/pricing-admin/panel';
import { useTextLanguage } from '#app/i18n/text-language';
import { Badge } from '#app/ui/badge';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';
import { actions, quiet } from './layout';
import { ProblemNotice } from './problem-notice';
import type { HistoricVersion, History, PublicationStore } from './publication-store';
import { useBerlinTimes } from './use-berlin-times';

/** Every version that was published, the latest first. */
export function VersionHistory({ publications }: { publications: PublicationStore }) {
  const { t } = useTranslation('publishing');
  const history = useSelector(publications.store, (state) => state.history);
  const problem = useSelector(publications.store, (state) => state.problem);
  const isLoading = useSelector(publications.store, (state) => state.isLoading);
  return (
    <div {...useTextLanguage('publishing')}>
      <Panel title={t('history.title')}>
        <ProblemNotice problem={problem} />
        {problem && (
          <Button visual="outline" className={start} onClick={() => void publications.load()}>
            {t('retry')}
          </Button>
        )}
        {!history && isLoading && <p role="status">{t('history.loading')}</p>}
        {history && (
          <ol className={css({ display: 'grid', listStyle: 'none' })}>
            {history.versions.map((version) => (
              <VersionEntry key={version.version} {...{ version, history, publications }} />
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
            {t('history.older')}
          </Button>
        )}
      </Panel>
    </div>
  );
}

interface VersionEntryProps {
  version: HistoricVersion;
  history: History;
  publications: PublicationStore;
}

function VersionEntry({ version: entry, history, publications }: VersionEntryProps) {
  const { t } = useTranslation('publishing');
  const { show } = useBerlinTimes();
  const { version, published, changes, changeCount, isReadable } = entry;
  const isInForce = history.inForce === version;
  const isPlanned = history.planned.some((one) => one.version === version);
  const hidden = changeCount - changes.length;
  return (
    <li className={row}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
        <h3 className={css({ fontWeight: 'semibold' })}>{t('version', { version })}</h3>
        {isInForce && <Badge tone="accent">{t('history.inForce')}</Badge>}
        {isPlanned && <Badge tone="deviation">{t('history.plannedFor')}</Badge>}
        {!isReadable && <Badge>{t('history.unreadable')}</Badge>}
      </div>
      {published ? (
        <>
          <p className={quiet} dir="auto">
            {t('by', { author: published.author, time: show(published.at) })}
          </p>
          <p dir="auto" className={css({ textStyle: 'small', overflowWrap: 'anywhere' })}>
            {t('history.reason', { reason: published.reason })}
          </p>
        </>
      ) : (
        <p className={quiet}>{t('builtIn')}</p>
      )}
      <Activations entry={entry} />
      {published && changeCount > 0 && (
        <details>
          <summary className={summary}>
            {t('history.changes', { count: changeCount, basedOn: published.basedOn })}
          </summary>
          <ChangeList changes={changes} />
          {hidden > 0 && <p className={quiet}>{t('history.more', { count: hidden })}</p>}
        </details>
      )}
      {isReadable && (
        <div className={actions}>
          {!isInForce && (
            <Button
              visual="outline"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('history.compareOf', { version })}
              onClick={() => publications.open({ is: 'compare', version })}
            >
              {t('history.compare')}
            </Button>
          )}
          <Button
            visual="outline"
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('history.previewOf', { version })}
            onClick={() => publications.open({ is: 'preview', version })}
          >
            {t('history.preview')}
          </Button>
          {!isInForce && (
            <Button
              visual="outline"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('history.activateOf', { version })}
              onClick={() => publications.open({ is: 'review', version })}
            >
              {t('history.activate')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** When it came into force; the first time with its publication, whose author and reason stand above. */
function Activations({ entry: { published, activations } }: { entry: HistoricVersion }) {
  const { t } = useTranslation('publishing');
  const { show } = useBerlinTimes();
  const describe = (one: (typeof activations)[number]) => {
    const { author, reason, effectiveAt, recordedAt, isDue, calledOff } = one;
    const time = show(effectiveAt);
    if (calledOff) return t('history.calledOff', { ...calledOff, time });
    const isFirst = published?.at === recordedAt;
    if (isFirst) return isDue ? t('history.due', { time }) : t('history.planned', { time });
    const facts = { time, author, reason };
    return isDue ? t('history.dueBy', facts) : t('history.plannedBy', facts);
  };
  if (activations.length === 0) return null;
  return (
    <ul className={css({ display: 'grid', gap: '0.5', listStyle: 'none' })}>
      {activations.map((one) => (
        <li key={one.position} dir="auto" className={quiet}>
          {describe(one)}
        </li>
      ))}
    </ul>
  );
}

const start = css({ justifySelf: 'start' });

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  paddingBlock: '4',
  borderBlockStart: 'line',
  overflowWrap: 'anywhere',
  '&:first-child': { borderBlockStart: 'none', paddingBlockStart: '0' },
});

const summary = css({
  cursor: 'pointer',
  width: 'fit',
  paddingBlock: '1',
  textStyle: 'small',
  fontWeight: 'medium',
});
