import { useState } from 'react';
import type { Refused } from '#app/domain/result';
import { type CallFailure, callServer, getCallFailure } from './call';

/**
 * Runs one action at a time.
 * @param report receives why an action failed, and undefined when the next one begins
 */
export function useStaffAction<Reason extends string = never>(
  report: (failure: CallFailure | Reason | undefined) => void,
) {
  const [isBusy, setBusy] = useState(false);

  /** @param done receives the value if the action succeeded */
  const run = async <Value>(
    call: () => Promise<Value | Refused<Reason>>,
    done: (value: Value) => void | Promise<void>,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    report(undefined);
    const answer = await callServer(call);
    setBusy(false);
    if (answer.kind === 'ok') return done(answer.value);
    const { refusal } = answer;
    report(typeof refusal === 'string' ? refusal : getCallFailure(refusal));
  };

  return { isBusy, run };
}
