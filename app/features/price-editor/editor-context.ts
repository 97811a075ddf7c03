import { useSelector } from '@tanstack/react-store';
import { createContext, use } from 'react';
import type { Draft } from '#app/domain/pricing/editing/draft';
import type { DraftForm } from './draft-session/draft-form';
import type { DraftSession } from './draft-session/draft-session';
import type { DraftSessionState } from './draft-session/session-store';

export interface EditorContextValue {
  form: DraftForm;
  draftSession: DraftSession;
  /** Says something to those who do not see what happened. */
  announce: (text: string) => void;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

export function useEditor(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('An editor is missing above');
  return value;
}

/** A part of what is being edited; rendered again only when this part is another one. */
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
