import { useTranslation } from 'react-i18next';
import { FailureAlert } from '#app/features/staff/failure-alert';
import type { Failure } from './publication-store';

/** Why publishing failed; the draft stays. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation('staff');
  return (
    <FailureAlert
      text={
        failure && t(`publishing.problems.${failure === 'other-origin' ? 'unreachable' : failure}`)
      }
      signInLabel={failure === 'signed-out' ? t('publishing.problems.signIn') : undefined}
    />
  );
}
