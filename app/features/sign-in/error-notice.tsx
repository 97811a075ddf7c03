import { useTranslation } from 'react-i18next';
import { FailureAlert } from '#app/features/staff/failure-alert';
import type { SignInError } from './answers';

const MAX_IN_SECONDS = 90;

/** Why a step did not work; said as soon as it appears. */
export function ErrorNotice({ error }: { error: SignInError | undefined }) {
  const describe = useErrorText();
  return <FailureAlert text={error && describe(error)} />;
}

function useErrorText(): (error: SignInError) => string {
  const { t } = useTranslation('staff');
  return (error) => {
    if (error.code === 'too-many') {
      return error.seconds > MAX_IN_SECONDS
        ? t('problems.tooManyMinutes', { count: Math.ceil(error.seconds / 60) })
        : t('problems.tooMany', { count: error.seconds });
    }
    if (error.code === 'unreachable') return t('unreachable');
    return t(`problems.${error.code}`);
  };
}
