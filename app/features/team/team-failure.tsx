import { useTranslation } from 'react-i18next';
import { FailureAlert } from '#app/features/staff/failure-alert';
import type { TeamFailure } from './use-team-action';

/** Why an action on the team failed; the page stays open. */
export function TeamFailureAlert({ failure }: { failure: TeamFailure | undefined }) {
  const { t } = useTranslation('team');
  return (
    <FailureAlert
      text={failure && t(`problems.${failure}`)}
      signInLabel={failure === 'signed-out' ? t('signInBeside') : undefined}
    />
  );
}
