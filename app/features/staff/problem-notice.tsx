import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import type { Problem } from './answers';

const MAX_IN_SECONDS = 90;

/** Why a step did not work; said as soon as it appears. */
export function ProblemNotice({ problem }: { problem: Problem | undefined }) {
  const describe = useProblemText();
  return (
    <div role="alert" className={css({ _empty: { srOnly: true } })}>
      {problem && <Notice tone="danger">{describe(problem)}</Notice>}
    </div>
  );
}

function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('staff');
  return (problem) => {
    if (problem.code === 'too-many') {
      return problem.seconds > MAX_IN_SECONDS
        ? t('problems.tooManyMinutes', { count: Math.ceil(problem.seconds / 60) })
        : t('problems.tooMany', { count: problem.seconds });
    }
    if (problem.code === 'unreachable') return t('unreachable');
    return t(`problems.${problem.code}`);
  };
}
