import { useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedList } from '#app/domain/price-lists/activation-log';
import { compareLists } from '#app/domain/price-lists/compare-lists';
import { CancelDialog } from '#app/features/publishing/history/cancel-dialog';
import { VersionHistory } from '#app/features/publishing/history/version-history';
import { PreviewLinks } from '#app/features/publishing/preview/preview-links';
import { ReviewDialog } from '#app/features/publishing/review/review-dialog';
import { Dialog } from '#app/ui/dialog';
import { ChangeSummary } from './change-summary';
import type { EditorAccess, PublishingContext } from './editor-access';
import { FailureNotice } from './failure-notice';
import { quiet, stack } from './layout';
import { createPublicationStore } from './publication-store';
import { PublishingNotices } from './publishing-notices';
import { useLists } from './use-lists';

/** The editor's parts for staff who may publish. */
export interface PublishingSlots {
  openReview: () => void;
  /** @param shownVersion the version that this page was opened with */
  renderNotices: (shownVersion: number) => ReactNode;
  renderHistory: (editor: EditorAccess) => ReactNode;
}

export function createPublishingSlots(
  onPublished: (published: PublishedList | undefined) => void,
): PublishingSlots {
  const publications = createPublicationStore();
  void publications.load();
  return {
    openReview: () => publications.open({ kind: 'review' }),
    renderNotices: (shownVersion) => (
      <PublishingNotices publications={publications} shown={shownVersion} />
    ),
    renderHistory: (editor) => (
      <>
        <VersionHistory publications={publications} />
        <Dialogs {...editor} publications={publications} onPublished={onPublished} />
      </>
    ),
  };
}

/** The dialogs of publishing, at most one open. */
function Dialogs(context: PublishingContext) {
  const { publications } = context;
  const opened = useSelector(publications.store, (state) => state.opened);
  const inForce = useSelector(publications.store, ({ history }) => history?.inForce ?? 0);
  const { kind } = opened ?? {};
  const version = opened && 'version' in opened ? opened.version : undefined;
  return (
    <>
      <ReviewDialog {...context} isOpen={kind === 'review'} version={version} />
      <PreviewDialog
        isOpen={kind === 'preview'}
        version={version ?? 0}
        onClose={publications.close}
      />
      <CompareDialog
        isOpen={kind === 'compare'}
        version={version ?? 0}
        inForce={inForce}
        onClose={publications.close}
      />
      <CancelDialog
        planned={opened?.kind === 'cancel' ? opened.planned : undefined}
        publications={publications}
      />
    </>
  );
}

interface PreviewDialogProps {
  isOpen: boolean;
  version: number;
  onClose: () => void;
}

/** Links to pages with the previewed list. */
function PreviewDialog({ isOpen, version, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('publishing.preview.title', { version })}
      closeLabel={t('publishing.close')}
    >
      {isOpen && <VersionPreview version={version} />}
    </Dialog>
  );
}

function VersionPreview({ version }: { version: number }) {
  const { t } = useTranslation('staff');
  const found = useLists([version]);
  if (found.kind === 'loading') return <p role="status">{t('publishing.review.loading')}</p>;
  if (found.kind === 'failed') return <FailureNotice failure={found.failure} />;
  const [list] = found.lists;
  return list ? <PreviewLinks list={list} name={String(version)} /> : null;
}

interface CompareDialogProps {
  isOpen: boolean;
  version: number;
  inForce: number;
  onClose: () => void;
}

/** Differences between another version and the one in force. */
function CompareDialog({ isOpen, version, inForce, onClose }: CompareDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('publishing.compare.title', { version, inForce })}
      closeLabel={t('publishing.close')}
    >
      {isOpen && <Comparison version={version} inForce={inForce} />}
    </Dialog>
  );
}

function Comparison({ version, inForce }: { version: number; inForce: number }) {
  const { t } = useTranslation('staff');
  const found = useLists([inForce, version]);
  if (found.kind === 'loading') return <p role="status">{t('publishing.review.loading')}</p>;
  if (found.kind === 'failed') return <FailureNotice failure={found.failure} />;
  const [one, other] = found.lists;
  if (!one || !other) return null;
  const effect = compareLists(one, other);
  if (effect.changes.length === 0) return <p>{t('publishing.compare.same')}</p>;
  return (
    <div className={stack}>
      <p className={quiet}>{t('publishing.compare.text', { version, inForce })}</p>
      <ChangeSummary {...effect} />
    </div>
  );
}
