import { useSelector } from '@tanstack/react-store';
import { createContext, use } from 'react';
import type { Draft } from '#app/domain/pricing/editing/draft';
import type { DraftForm } from './session/form';
import type { Session } from './session/session';
import type { SessionState } from './session/state';

interface EditorContextValue {
  form: DraftForm;
  session: Session;
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

export function useSession<Selected>(select: (state: SessionState) => Selected): Selected {
  return useSelector(useEditor().session.store, select);
}
