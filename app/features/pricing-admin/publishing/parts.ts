import { createDesk } from './desk';
import { DeskDialogs } from './desk-dialogs';
import { DeskNotices } from './desk-notices';
import { VersionHistory } from './version-history';

export type Parts = ReturnType<typeof createParts>;

/** What staff who may publish load beside the editor, in one piece. */
export function createParts() {
  return { desk: createDesk(), DeskDialogs, DeskNotices, VersionHistory };
}
