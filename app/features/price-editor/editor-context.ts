import { useSelector } from '@tanstack/react-store';
import { createContext, use } from 'react';
import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { Draft, ItemList } from '#app/domain/pricing/editing/draft';
import {
  checkDraft,
  type DraftWarning,
  type ItemWarning,
} from '#app/domain/pricing/editing/draft-warnings';
import type { DraftSession, DraftSessionState } from './draft-session';

export interface EditorContextValue {
  draftSession: DraftSession;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

export function useEditor(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('An editor is missing above');
  return value;
}

/** Selects a part of the state; renders again only when that part changes. */
export function useDraftSession<Selected>(
  select: (state: DraftSessionState) => Selected,
): Selected {
  return useSelector(useEditor().draftSession.store, select, { compare: Object.is });
}

// Computed once per state of the draft, because many parts show them.
const warnings = new WeakMap<Draft, readonly DraftWarning[]>();
const changes = new WeakMap<Draft, { inForce: Draft; changes: readonly Change[] }>();

export function getWarnings(draft: Draft): readonly DraftWarning[] {
  const found = warnings.get(draft) ?? checkDraft(draft, new Date());
  warnings.set(draft, found);
  return found;
}

/** The warnings of one plan or addon. */
export function getItemWarnings(draft: Draft, list: ItemList, key: number): ItemWarning[] {
  return getWarnings(draft)
    .filter((warning) => 'key' in warning)
    .filter((warning) => warning.key === key && warning.list === list);
}

export function getChanges(inForce: Draft, draft: Draft): readonly Change[] {
  const known = changes.get(draft);
  if (known?.inForce === inForce) return known.changes;
  const found = listChanges(inForce, draft);
  changes.set(draft, { inForce, changes: found });
  return found;
}
