import type * as z from 'zod/mini';
import type { ReadResult } from './list.ts';
import type { tabSchema } from './saved-state.ts';
import type { TenantFile } from './sources.ts';

/** A file or a pasted text. */
export interface Source extends Omit<TenantFile, 'result'> {
  /** Whether the page brought it along; it goes as soon as the visitor's own files come. */
  isExample?: boolean | undefined;
  /** Whether it lay in a folder, in which other files are to be expected. */
  isInFolder?: boolean;
  result: ReadResult | { kind: 'waiting' } | { kind: 'unreadable' };
}

/** The sources of one visit with all decisions about them. */
export interface LandscapeState extends Omit<z.infer<typeof tabSchema>, 'sources' | 'designs'> {
  /** In order of arrival. */
  sources: readonly Source[];
}

export const EMPTY_LANDSCAPE: LandscapeState = {
  sources: [],
  settings: {},
  stageOrder: [],
  leftOut: '',
  accepted: [],
  answered: [],
  shownLandscape: 1,
  reference: '',
  since: 'latest',
};
