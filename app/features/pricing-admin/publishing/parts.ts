import { createPublicationStore } from './publication-store';
import { PublishingDialogs } from './publishing-dialogs';
import { PublishingNotices } from './publishing-notices';
import { VersionHistory } from './version-history';

export type Parts = ReturnType<typeof createParts>;

/** What staff who may publish load beside the editor, in one piece. */
export function createParts() {
  return {
    publications: createPublicationStore(),
    PublishingDialogs,
    PublishingNotices,
    VersionHistory,
  };
}
