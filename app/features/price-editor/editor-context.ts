import { useSelector } from '@tanstack/react-store';
import { createContext, use } from 'react';
import type { Draft } from '#app/domain/pricing/editing/draft';
import type { DraftForm } from './draft-session/draft-form';
import type { DraftSession } from './draft-session/draft-session';
import type { DraftSessionState } from './draft-session/session-store';

export interface EditorContextValue {
  form: DraftForm;
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

/** Selects a part of the draft; renders again only when that part changes. */
export function useDraft<Selected>(
  select: (draft: Draft) => Selected,
  compare: (before: Selected, after: Selected) => boolean = Object.is,
): Selected {
  const { form } = useEditor();
  return useSelector(form.store, ({ values }) => select(values), { compare });
}

export function useDraftSession<Selected>(
  select: (state: DraftSessionState) => Selected,
): Selected {
  return useSelector(useEditor().draftSession.store, select);
}
