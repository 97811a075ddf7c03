import type { ImportResult } from '#app/domain/pricing/editing/import-file';

/** A file that was chosen for importing, and what came of reading it. */
export interface ChosenFile {
  name: string;
  read: ImportResult | { ok: false; fault: 'unreadable' };
}
