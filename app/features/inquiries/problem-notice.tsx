import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice';
import type { Problem } from './messages';
import { problemKey } from './problem-key';

/** Why something was not done. */
export function ProblemNotice({ problem }: { problem: Problem }) {
  const { t } = useTranslation('inquiries');
  const why = problem === 'gone' ? problem : problemKey(problem);
  return <Notice tone="danger">{t(`notDone.${why}`)}</Notice>;
}
