import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { actions, quiet } from '#app/features/publishing/layout';
import type {
  HistoricVersion,
  History,
  PublicationStore,
} from '#app/features/publishing/publication-store';
import { useAuthorNames } from '#app/features/publishing/use-author-names';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Badge } from '#app/ui/badge';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';

interface VersionEntryProps {
  version: HistoricVersion;
  history: History;
  publications: PublicationStore;
}

/** One version: who published it, when it was in force, and what can be done with it. */
export function VersionEntry({ version: entry, history, publications }: VersionEntryProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const nameAuthor = useAuthorNames();
  const { version, published, changes, changeCount, isReadable } = entry;
  const isInForce = history.inForce === version;
  const isPlanned = history.planned.some((one) => one.version === version);
  const hidden = changeCount - changes.length;
  const dialogs = {
    compare: { kind: 'compare', version, inForce: history.inForce },
    preview: { kind: 'preview', version },
    activate: { kind: 'review', version },
  } as const;
  return (
    <li className={row}>
      <div className={css({ wrap: '2', alignItems: 'center' })}>
        <h3 className={css({ fontWeight: 'semibold' })}>{t('publishing.version', { version })}</h3>
        {isInForce && <Badge tone="accent">{t('publishing.history.inForce')}</Badge>}
        {isPlanned && <Badge tone="deviation">{t('publishing.history.plannedFor')}</Badge>}
        {!isReadable && <Badge>{t('publishing.history.unreadable')}</Badge>}
      </div>
      {published ? (
        <>
          <p className={quiet} dir="auto">
            {t('publishing.by', { author: nameAuthor(published), time: show(published.at) })}
          </p>
          <p dir="auto" className={css({ textStyle: 'small', overflowWrap: 'anywhere' })}>
            {t('publishing.history.reason', { reason: published.reason })}
          </p>
        </>
      ) : (
        <p className={quiet}>{t('publishing.builtIn')}</p>
      )}
      <Activations {...entry} />
      {published && changeCount > 0 && (
        <details>
          <summary className={summary}>
            {t('publishing.history.changes', { count: changeCount, basedOn: published.basedOn })}
          </summary>
          <ChangeList changes={changes} />
          {hidden > 0 && <p className={quiet}>{t('publishing.history.more', { count: hidden })}</p>}
        </details>
      )}
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

/** Activations; the first one has the author and reason of the publication. */
function Activations({ published, activations }: HistoricVersion) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const nameAuthor = useAuthorNames();
  const describe = (one: (typeof activations)[number]) => {
    const change = one.cancelled ?? one;
    const time = show(one.effectiveAt);
    const facts = { time, author: nameAuthor(change), reason: change.reason };
    if (one.cancelled) return t('publishing.history.cancelled', facts);
    const by = published?.at === one.recordedAt ? '' : 'By';
    return t(`publishing.history.${one.isDue ? 'due' : 'planned'}${by}`, facts);
  };
  if (activations.length === 0) return null;
  return (
    <ul className={css({ stack: '0.5', listStyle: 'none' })}>
      {activations.map((one) => (
        <li key={one.position} dir="auto" className={quiet}>
          {describe(one)}
        </li>
      ))}
    </ul>
  );
}

const row = css({
  stack: '2',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
