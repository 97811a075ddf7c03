import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { getCallFailure, isRefusal, type Refusal, UNREACHABLE } from '#app/features/staff/call';
import { loadStaffMember } from '#app/features/staff/member';
import { type Failure, useMessages } from './messages';

/**
 * Runs one action at a time. A refusal is shown; the page stays.
 * @param fail shows a failure elsewhere than above the page
 * @returns `act` resolves with undefined if the action failed
 */
export function useAction(fail?: (failure: Failure) => void) {
  const router = useRouter();
  const messages = useMessages();
  const [isBusy, setBusy] = useState(false);

  const act = async <Result>(ask: () => Promise<Result | Refusal>): Promise<Result | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    messages.clear();
    const answer = await ask().catch(() => UNREACHABLE);
    setBusy(false);
    if (!isRefusal(answer)) {
      // The frame shows how many inquiries are unanswered.
      loadStaffMember().catch(() => undefined);
      return answer;
    }
    (fail ?? messages.fail)(getCallFailure(answer));
    return undefined;
  };

  return { isBusy, act, messages, refresh: () => router.invalidate() };
}
