import { useTranslation } from 'react-i18next';
import { FailureLine } from '#app/features/staff/news-line';
import type { Failure } from './publication-store';

/** Why publishing failed; the draft stays. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation('staff');
  return (
    <FailureLine
      refusal={failure}
      describe={(why) => t(`publishing.problems.${why === 'other-origin' ? 'unreachable' : why}`)}
    />
  );
}
