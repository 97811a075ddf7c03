import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '#app/domain/result';
import type { CallFailure } from '#app/features/staff/call';
import { FailureAlert } from '#app/features/staff/failure-alert';
import { useStaffAction } from '#app/features/staff/use-staff-action';
import type { TeamProblem } from './team';

/** Why an action on the team failed; the page stays open. */
export function TeamFailureAlert({ failure }: { failure: TeamFailure | undefined }) {
  const { t } = useTranslation('staff');
  return (
    <FailureAlert
      text={failure && t(`team.problems.${failure}`)}
      signInLabel={failure === 'signed-out' ? t('team.signInBeside') : undefined}
    />
  );
}

/** Why an action failed. */
type TeamFailure = CallFailure | TeamProblem;

/** Runs one action at a time, and then reads the team again. What was typed stays. */
export function useTeamAction() {
  const router = useRouter();
  const [failure, setFailure] = useState<TeamFailure>();
  const { isBusy, run } = useStaffAction<TeamProblem>(setFailure);

  /** @param done receives the value if the action succeeded */
  const act = <Value,>(
    call: () => Promise<Value | Refused<TeamProblem>>,
    done: (value: Value) => void,
  ): Promise<void> =>
    run(async () => {
      try {
        return await call();
      } finally {
        // Comes first, because it restores the scroll position, and the answer may move the focus.
        await router.invalidate();
      }
    }, done);

  return { isBusy, failure, setFailure, act };
}
