import { useState } from 'react';
import { type CallFailure, callServer, getCallFailure, isRefusal, type Refusal } from './call';

/**
 * Runs one action at a time.
 * @param report receives why an action failed, and undefined when the next one begins
 */
export function useStaffAction(report: (failure: CallFailure | undefined) => void) {
  const [isBusy, setBusy] = useState(false);

  /** @param done receives the answer if the action succeeded */
  const run = async <Answer>(
    call: () => Promise<Answer | Refusal>,
    done: (answer: Answer) => void | Promise<void>,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    report(undefined);
    const answer = await callServer(call);
    setBusy(false);
    if (isRefusal(answer)) report(getCallFailure(answer));
    else await done(answer);
  };

  return { isBusy, run };
}
