import { VersionHistory } from './history/version-history';
import { createPublicationStore } from './publication-store';
import { PublishingDialogs } from './publishing-dialogs';
import { PublishingNotices } from './publishing-notices';

export type Parts = ReturnType<typeof createParts>;

/** What staff who may publish load beside the editor, in one piece. */
export function createParts(publisher: string) {
  return {
    publications: createPublicationStore(publisher),
    PublishingDialogs,
    PublishingNotices,
    VersionHistory,
  };
}
