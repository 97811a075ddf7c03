import { createContext, use } from 'react';
import type { CallFailure } from '#app/features/staff/call';

/** Why something was not done. */
export type Failure = CallFailure | 'gone';

export interface Messages {
  /** Shows and announces a success on the open page. */
  say: (news: string) => void;
  fail: (failure: Failure) => void;
  clear: () => void;
}

export const MessagesContext = createContext<Messages | undefined>(undefined);

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('An InquiriesFrame is missing above');
  return messages;
}
