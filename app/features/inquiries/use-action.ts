import { useRouter } from '@tanstack/react-router';
import type { Refusal } from '#app/features/staff/call';
import { loadStaffMember } from '#app/features/staff/member';
import { useStaffAction } from '#app/features/staff/use-staff-action';
import { type Failure, useMessages } from './messages';

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

  /** @param done receives the answer if the action succeeded */
  const act = <Answer>(
    call: () => Promise<Answer | Refusal>,
    done: (answer: Answer) => void | Promise<void>,
  ): Promise<void> =>
    run(call, (answer) => {
      // The frame shows how many inquiries are unanswered.
      loadStaffMember().catch(() => undefined);
      return done(answer);
    });

  return { isBusy, act, messages, refresh: () => router.invalidate() };
}
