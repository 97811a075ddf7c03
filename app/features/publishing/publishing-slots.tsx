import { useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import type { PublishedList } from '#app/domain/price-lists/activation-log';
import type { EditorAccess, PublishingContext } from './editor-access';
import { CancelDialog } from './history/cancel-dialog';
import { CompareDialog } from './history/compare-dialog';
import { VersionHistory } from './history/version-history';
import { PreviewDialog } from './preview/preview-dialog';
import { createPublicationStore } from './publication-store';
import { PublishingNotices } from './publishing-notices';
import { ReviewDialog } from './review/review-dialog';

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
    openReview: () => publications.open({ is: 'review' }),
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
  const { is } = opened ?? {};
  const version = opened && 'version' in opened ? opened.version : undefined;
  return (
    <>
      <ReviewDialog {...context} isOpen={is === 'review'} version={version} />
      <PreviewDialog
        isOpen={is === 'preview'}
        version={version ?? 0}
        onClose={publications.close}
      />
      <CompareDialog
        isOpen={is === 'compare'}
        version={version ?? 0}
        inForce={inForce}
        onClose={publications.close}
      />
      <CancelDialog
        planned={opened?.is === 'cancel' ? opened.planned : undefined}
        publications={publications}
      />
    </>
  );
}
