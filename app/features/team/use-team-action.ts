import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type CallFailure,
  getCallFailure,
  isRefusal,
  type Refusal,
  UNREACHABLE,
} from '#app/features/staff/call';
import type { TeamProblem } from './team';

/** Why an action failed. */
export type TeamFailure = CallFailure | TeamProblem;

type Refused = Refusal | { problem: TeamProblem };

/** Runs one action at a time, and then reads the team again. What was typed stays. */
export function useTeamAction() {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<TeamFailure>();

  /** @param done receives the answer if the action succeeded */
  const run = async <Result>(
    call: () => Promise<Result>,
    done: (answer: Exclude<Result, Refused>) => void,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await call().catch((): Refusal => UNREACHABLE);
    // Comes first, because it restores the scroll position, and the answer may move the focus.
    await router.invalidate();
    if (isDone<Result>(answer)) done(answer);
    else setFailure(getTeamFailure(answer));
    setBusy(false);
  };

  return { isBusy, failure, setFailure, run };
}

function isDone<Result>(answer: Result | Refusal): answer is Exclude<Result, Refused> {
  return !isRefusal(answer) && !isProblem(answer);
}

function isProblem(answer: unknown): answer is { problem: TeamProblem } {
  return typeof answer === 'object' && answer !== null && 'problem' in answer;
}

function getTeamFailure(answer: unknown): TeamFailure {
  if (isProblem(answer)) return answer.problem;
  return getCallFailure(isRefusal(answer) ? answer : UNREACHABLE);
}
