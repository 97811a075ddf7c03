import { useSelector } from '@tanstack/react-store';
import { useTranslation } from 'react-i18next';
import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css, cx } from '#styled/css';
import { actions, stack } from './layout';
import type { PublicationStore } from './publication-store';
import { useAuthorNames } from './use-author-names';
import { VersionChanges } from './version-changes';

interface PublishingNoticesProps {
  publications: PublicationStore;
  /** The version that this page was opened with. */
  shown: number;
}

/** Notices about planned, unreadable and newly published versions. */
export function PublishingNotices({ publications, shown }: PublishingNoticesProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const nameAuthor = useAuthorNames();
  const history = useSelector(publications.store, (state) => state.history);
  if (!history) return null;
  const { inForce, isInForceReadable, isLost, planned } = history;
  const unreadable = planned
    .filter(({ isReadable }) => !isReadable)
    .map(({ position, version, effectiveAt }) => ({
      position,
      version,
      text: t('publishing.unreadable.planned', { time: show(effectiveAt) }),
    }));
  if (!isInForceReadable) {
    const text = t(`publishing.${describeShown(history)}`, { shown: history.shown });
    unreadable.unshift({ position: 0, version: inForce, text });
  }
  if (planned.length === 0 && inForce === shown && isInForceReadable && !isLost) return null;
  return (
    <div className={stack}>
      {isLost && (
        <Notice tone="danger" role="alert" title={t('publishing.lost.title')}>
          {t('publishing.lost.text', { shown: history.shown, inForce })}
        </Notice>
      )}
      {unreadable.map(({ position, version, text }) => (
        <Notice
          key={position}
          tone="danger"
          role="alert"
          title={t('publishing.unreadable.title', { version })}
        >
          {text}
        </Notice>
      ))}
      {isInForceReadable && !isLost && inForce !== shown && (
        <Notice
          tone="warning"
          role="status"
          title={t('publishing.changed.title', { version: inForce })}
        >
          {t('publishing.changed.text', { shown })}
        </Notice>
      )}
      {planned.map((one) => {
        const { version, position, reason } = one;
        const time = show(one.effectiveAt);
        return (
          <Notice key={position} title={t('publishing.planned.title', { version })}>
            <p dir="auto">
              {t('publishing.planned.text', { time, author: nameAuthor(one), reason })}
            </p>
            <VersionChanges entry={history.versions.find((entry) => entry.version === version)} />
            <div className={cx(actions, css({ marginBlockStart: '2' }))}>
              <Button
                visual="outline"
                size="sm"
                aria-haspopup="dialog"
                onClick={() => void publications.open({ kind: 'preview', version })}
              >
                {t('publishing.planned.preview')}
              </Button>
              <Button
                visual="outline"
                size="sm"
                aria-haspopup="dialog"
                onClick={() => void publications.open({ kind: 'cancel', version, planned: one })}
              >
                {t('publishing.planned.cancel')}
              </Button>
            </div>
          </Notice>
        );
      })}
    </div>
  );
}

/** Text saying which list visitors see instead of an unreadable version (D47). */
function describeShown({ shown, inForce }: { shown: number; inForce: number }) {
  if (shown === inForce) return 'unreadable.copy';
  return shown === BUILT_IN_VERSION ? 'unreadable.builtIn' : 'unreadable.text';
}
