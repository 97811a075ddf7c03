import { useRouter } from '@tanstack/react-router';
import { createContext, use } from 'react';
import type { CallFailure } from '#app/features/staff/call';
import { loadStaffMember } from '#app/features/staff/member';
import { useStaffAction } from '#app/features/staff/use-staff-action';

/**
 * Runs one action at a time. A refusal is shown; the page stays.
 * @param report shows a failure elsewhere than above the page
 */
export function useAction(report?: (failure: Failure | undefined) => void) {
  const router = useRouter();
  const messages = useMessages();
  const { isBusy, run } = useStaffAction((failure) => {
    messages.clear();
    if (report) report(failure);
    else if (failure) messages.fail(failure);
  });

  /** @param done receives the value if the action succeeded */
  const act = <Value>(
    call: () => Promise<Value>,
    done: (value: Value) => void | Promise<void>,
  ): Promise<void> =>
    run(call, (value) => {
      // The frame shows how many inquiries are unanswered.
      loadStaffMember().catch(() => undefined);
      return done(value);
    });

  return { isBusy, act, messages, refresh: () => router.invalidate() };
}

/** Why something was not done. */
export type Failure = CallFailure | 'gone';

export interface Messages {
  /** Shows and announces a success on the open page. */
  say: (news: string) => void;
  fail: (failure: Failure) => void;
  clear: () => void;
}

export const MessagesContext = createContext<Messages | undefined>(undefined);

function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('An InquiriesFrame is missing above');
  return messages;
}
