import type { ReadFile } from '#app/domain/pricing/editing/import-file';

/** A file that was chosen for importing, and what came of reading it. */
export interface ChosenFile {
  name: string;
  read: ReadFile | { ok: false; fault: 'unreadable' };
}
