import { useTranslation } from 'react-i18next';
import { FailureAlert } from '#app/features/staff/failure-alert';
import type { Failure } from './use-action';

/** Why an action on inquiries failed; the page stays open. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation('staff');
  return (
    <FailureAlert
      text={failure && t(`inquiries.notDone.${failure}`)}
      signInLabel={failure === 'signed-out' ? t('inquiries.signInBeside') : undefined}
    />
  );
}
